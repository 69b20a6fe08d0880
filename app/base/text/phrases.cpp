// SPDX-License-Identifier: GPL-3.0-or-later
#include "phrases.h"

#include <QtCore/QCoreApplication>

namespace app {

namespace {

/// The phrase's words in the right number form, with places such as %1 not filled in yet. Translations are
/// looked up by the English plural.
QString wordsOf(const genotype::Phrase& phrase) {
    if (!phrase.counts())
        return QCoreApplication::translate("engine", phrase.text);
    const auto numbered = [&phrase](const char* words) {
        return QString::fromUtf8(words).replace(QLatin1String("%n"), QString::number(phrase.number));
    };
    const QString words = QCoreApplication::translate("engine", phrase.text, nullptr, phrase.number);
    // No translation means English, and the phrase itself has both English forms.
    return words == numbered(phrase.text) ? numbered(core::englishText(phrase)) : words;
}

} // namespace

QString text(const genotype::Phrase& phrase) {
    const QString words = wordsOf(phrase);
    // All places are filled in one pass, so that an argument that contains a percent sign is left alone.
    QStringList arguments;
    for (const auto& argument : phrase.arguments) {
        if (const auto* plain = std::get_if<std::string>(&argument))
            arguments << QString::fromStdString(*plain);
        else
            arguments << text(std::get<genotype::Phrase>(argument));
    }
    QString filled;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const bool place = words[i] == QLatin1Char('%') && i + 1 < words.size() && words[i + 1].isDigit();
        const int number = place ? words[i + 1].digitValue() : 0;
        if (place && number >= 1 && number <= arguments.size()) {
            filled += arguments[number - 1];
            ++i;
        } else {
            filled += words[i];
        }
    }
    return filled;
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
