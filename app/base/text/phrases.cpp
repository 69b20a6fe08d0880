// SPDX-License-Identifier: GPL-3.0-or-later
#include "phrases.h"

#include "language_texts.h"

#include <QtCore/QCoreApplication>

#include <functional>

namespace app {

namespace {

/// The translation of a source text of the engine, in the form for a number if that is not negative.
using Lookup = std::function<QString(const char* source, int number)>;

/// The phrase's words in the right number form, with places such as %1 not filled in yet. Translations are
/// looked up by the English plural.
QString wordsOf(const genotype::Phrase& phrase, const Lookup& lookup) {
    if (!phrase.counts())
        return lookup(phrase.text, -1);
    const auto numbered = [&phrase](const char* words) {
        return QString::fromUtf8(words).replace(QLatin1String("%n"), QString::number(phrase.number));
    };
    const QString words = lookup(phrase.text, phrase.number);
    // No translation means English, and the phrase itself has both English forms.
    return words == numbered(phrase.text) ? numbered(core::englishText(phrase)) : words;
}

QString filled(const genotype::Phrase& phrase, const Lookup& lookup) {
    const QString words = wordsOf(phrase, lookup);
    // All places are filled in one pass, so that an argument that contains a percent sign is left alone.
    QStringList arguments;
    for (const auto& argument : phrase.arguments) {
        if (const auto* plain = std::get_if<std::string>(&argument))
            arguments << QString::fromStdString(*plain);
        else
            arguments << filled(std::get<genotype::Phrase>(argument), lookup);
    }
    QString whole;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const bool place = words[i] == QLatin1Char('%') && i + 1 < words.size() && words[i + 1].isDigit();
        const int number = place ? words[i + 1].digitValue() : 0;
        if (place && number >= 1 && number <= arguments.size()) {
            whole += arguments[number - 1];
            ++i;
        } else {
            whole += words[i];
        }
    }
    return whole;
}

} // namespace

QString text(const genotype::Phrase& phrase) {
    return filled(phrase, [](const char* source, int number) {
        return QCoreApplication::translate("engine", source, nullptr, number);
    });
}

QString text(const genotype::Phrase& phrase, const QString& language) {
    const LanguageTexts& texts = LanguageTexts::of(language);
    return filled(phrase, [&texts](const char* source, int number) {
        return texts.translate("engine", source, number);
    });
}

QString genotypeText(genotype::Trait trait, genotype::Genotype genotype) {
    const std::string_view pair = genotype::notation(trait, genotype);
    return QString::fromLatin1(pair.data(), static_cast<qsizetype>(pair.size()));
}

QString poolAreaText(genotype::Trait trait, genotype::PoolArea area) {
    if (area == genotype::PoolArea::DeNovo)
        return QCoreApplication::translate("app", "de novo");
    return genotypeText(trait, static_cast<genotype::Genotype>(area));
}

QString romanNumeral(int fromZero) {
    static const QStringList numerals{QStringLiteral("I"), QStringLiteral("II"), QStringLiteral("III"),
                                      QStringLiteral("IV")};
    return numerals.value(fromZero);
}

} // namespace app
