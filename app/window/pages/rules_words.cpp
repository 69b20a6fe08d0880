// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_words.h"

#include "app/base/text/language.h"
#include "app/base/text/phrases.h"
#include "lessons/reference/game_elements.h"
#include "lessons/reference/rules.h"
#include "lessons/rulings/rulings.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace app {

namespace {

struct Rules {
    Q_DECLARE_TR_FUNCTIONS(app::Rules)
public:
    static QString kind(lessons::Ruling::Kind kind) {
        switch (kind) {
        case lessons::Ruling::Kind::Departure: return tr("Departure from the rulebook: %1");
        case lessons::Ruling::Kind::House: return tr("House ruling: %1");
        case lessons::Ruling::Kind::Reading: return tr("How the program reads it: %1");
        }
        return {};
    }
    static QString source(const lessons::RuleEntry& entry) {
        return tr("%1; in its rules: %2").arg(gameName(entry.game), QString::fromStdString(entry.chapter));
    }
    /// The games' own names.
    static QString gameName(const std::string& game) {
        if (game == "genome-wars")
            return tr("Genome Wars");
        return game == "gene-expression" ? tr("Gene Expression") : tr("Genotype");
    }
};

QString titleOf(const lessons::RuleEntry& entry) {
    const auto* element = lessons::findElement(entry.of);
    return element ? text(element->title) : QString::fromStdString(entry.title);
}

QString textOf(const lessons::RuleEntry& entry) {
    QStringList sentences;
    if (const auto* element = lessons::findElement(entry.of))
        sentences << text(element->rule);
    sentences << QString::fromStdString(entry.text);
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

/// Everything by which an entry can be found, in all languages at once.
QString findable(const lessons::RuleEntry& entry) {
    QStringList all{titleOf(entry), textOf(entry)};
    for (const lessons::LanguageFile& file : lessons::languageFiles("reference"))
        if (const auto* other = lessons::findRule(entry.id, file.language))
            all << QString::fromStdString(other->title) << QString::fromStdString(other->text)
                << QString::fromStdString(other->words);
    if (const auto* element = lessons::findElement(entry.of))
        all << QString::fromStdString(core::english(element->title))
            << QString::fromStdString(core::english(element->rule));
    return all.join(QLatin1Char('\n'));
}

bool isFound(const lessons::RuleEntry& entry, const QStringList& words) {
    if (words.isEmpty())
        return true;
    const QString text = findable(entry);
    return std::all_of(words.begin(), words.end(),
                       [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

RuleWords wordsOf(const lessons::RuleEntry& entry, const std::string& language) {
    RuleWords made{
        QString::fromStdString(entry.id), titleOf(entry), Rules::source(entry), textOf(entry), {}, {}};
    for (const std::string& id : entry.rulings)
        if (const auto* ruling = lessons::findRuling(id, language))
            made.rulings << Rules::kind(ruling->kind).arg(QString::fromStdString(ruling->text));
    for (const std::string& id : entry.see)
        made.see << std::pair(QString::fromStdString(id), ruleTitle(QString::fromStdString(id)));
    return made;
}

} // namespace

QList<RuleWords> rulesWith(const QString& words) {
    const QStringList wanted = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const std::string language = languageInUse().toStdString();
    QList<RuleWords> found;
    for (const lessons::RuleEntry& entry : lessons::rules(language))
        if (isFound(entry, wanted))
            found << wordsOf(entry, language);
    std::stable_sort(found.begin(), found.end(), [](const RuleWords& one, const RuleWords& other) {
        return QString::localeAwareCompare(one.title.toLower(), other.title.toLower()) < 0;
    });
    return found;
}

QString ruleTitle(const QString& id) {
    const auto* entry = lessons::findRule(id.toStdString(), languageInUse().toStdString());
    return entry ? titleOf(*entry) : QString();
}

} // namespace app
