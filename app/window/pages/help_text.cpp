// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_text.h"

#include "app/base/text/language.h"
#include "app/base/text/phrases.h"
#include "engine/genecards/words.h"
#include "engine/genomewars/words.h"
#include "lessons/help/help.h"
#include "lessons/rulings/rulings.h"

#include <QtCore/QStringList>

namespace app {
namespace {

using namespace genotype;
using lessons::HelpTable;
using lessons::HelpValue;

QString valueOf(HelpValue value) {
    switch (value) {
    case HelpValue::Version: return QStringLiteral(GENOTYPE_VERSION);
    case HelpValue::CategoryOrder: {
        QStringList order;
        for (const genecards::Category one : genecards::allCategories)
            order << text(genecards::words::name(one));
        return order.join(QStringLiteral(" → "));
    }
    case HelpValue::ActionPoints: return QString::number(genecards::actionPoints);
    case HelpValue::RerollFace: return QString::number(genomewars::rerollFace);
    }
    return {};
}

/// With the values for their names in braces, escaped.
QString filled(const std::string& words) {
    QString text = QString::fromStdString(words);
    for (std::size_t i = 0; i < lessons::helpValueNames.size(); ++i) {
        const std::string_view name = lessons::helpValueNames[i];
        text.replace(QStringLiteral("{%1}").arg(QLatin1String(name.data(), qsizetype(name.size()))),
                     valueOf(static_cast<HelpValue>(i)));
    }
    return text.toHtmlEscaped();
}

/// A row of a table: a name, and what it does or means; both escaped.
QString row(const QString& name, const QString& meaning) {
    return QStringLiteral("<tr><td class=\"name\">%1</td><td>%2</td></tr>").arg(name, meaning);
}

QString row(const Phrase& name, const Phrase& meaning) {
    return row(text(name).toHtmlEscaped(), text(meaning).toHtmlEscaped());
}

/// A row for each of `all`, named and explained by the game's words.
template <typename All, typename Name, typename Rule> QString rowsFor(const All& all, Name name, Rule rule) {
    QString rows;
    for (const auto& one : all)
        rows += row(name(one), rule(one));
    return rows;
}

/// Each space once, though the board has it for every trait or twice.
QString rowsOfSpaces() {
    QString rows;
    for (const SpaceInfo& info : spaces) {
        const bool repeated = info.id == Space::SecondTreasury || info.id == Space::SecondNursery ||
                              info.id == Space::SecondToolShed || info.id == Space::UniversityTwo ||
                              info.id == Space::GoalThree;
        const bool otherTrait =
            (isParentGenes(info.id) || isFirstShift(info.id)) && traitOf(info.id) != Trait::SeedShape;
        if (!repeated && !otherTrait)
            rows += row(words::shortName(info.id), words::rule(info.id));
    }
    return rows;
}

QString rowsOfRolls(const auto& table) {
    QString rows;
    for (const auto& one : table)
        rows += row(QString::fromStdString(genomewars::words::range(one)),
                    text(genomewars::words::rule(one)).toHtmlEscaped());
    return rows;
}

QString rowsOfEnvironments() {
    QString rows;
    int face = 1;
    for (const genomewars::EnvironmentInfo& info : genomewars::environments)
        rows += row(
            QStringLiteral("%1: %2").arg(face++).arg(text(genomewars::words::name(info.id)).toHtmlEscaped()),
            text(genomewars::words::rule(info.id)).toHtmlEscaped());
    return rows;
}

QString rowsOf(HelpTable table) {
    const auto named = [](const auto& one) { return words::name(one.id); };
    const auto explained = [](const auto& one) { return words::rule(one.id); };
    switch (table) {
    case HelpTable::None: return {};
    case HelpTable::Spaces: return rowsOfSpaces();
    case HelpTable::Upgrades:
        return rowsFor(
            std::array{Upgrade::NewPlot, Upgrade::DiceSlot, Upgrade::ActionMarker, Upgrade::Assistant},
            [](Upgrade one) { return words::name(one); }, [](Upgrade one) { return words::rule(one); });
    case HelpTable::Tools: return rowsFor(toolCards, named, explained);
    case HelpTable::Assistants: return rowsFor(assistantCards, named, explained);
    case HelpTable::Alleles:
        return rowsFor(
            genomewars::alleles, [](const auto& one) { return genomewars::words::name(one.id); },
            [](const auto& one) { return genomewars::words::rule(one.id); });
    case HelpTable::NaturalRolls: return rowsOfRolls(genomewars::naturalTable);
    case HelpTable::ModifiedRolls: return rowsOfRolls(genomewars::modifiedTable);
    case HelpTable::Environments: return rowsOfEnvironments();
    case HelpTable::Actions:
        return rowsFor(
            genecards::actionCards, [](const auto& one) { return genecards::words::name(one.id); },
            [](const auto& one) { return genecards::words::rule(one.id); });
    }
    return {};
}

QString list(const std::vector<std::string>& items) {
    QString html;
    for (const std::string& item : items)
        html += QStringLiteral("<li>%1</li>").arg(filled(item));
    return html.isEmpty() ? html : QStringLiteral("<ul>%1</ul>").arg(html);
}

QString htmlOf(const lessons::HelpPart& part, const std::string& language) {
    QString html;
    if (!part.head.empty())
        html += QStringLiteral("<h3>%1</h3>").arg(filled(part.head));
    for (const std::string& paragraph : part.paragraphs)
        html += QStringLiteral("<p>%1</p>").arg(filled(paragraph));
    html += list(part.list);
    QString rows = rowsOf(part.table);
    for (const auto& [name, meaning] : part.rows)
        rows += row(filled(name), filled(meaning));
    if (!rows.isEmpty())
        html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\">%1</table>").arg(rows);
    return html + list(lessons::rulingsOf(part.rulings, language));
}

} // namespace

QList<HelpSection> helpSections() {
    const std::string language = languageInUse().toStdString();
    QList<HelpSection> sections;
    for (const lessons::HelpChapter& chapter : lessons::help(language)) {
        QString html;
        for (const lessons::HelpPart& part : chapter.parts)
            html += htmlOf(part, language);
        sections << HelpSection{QString::fromStdString(chapter.id), QString::fromStdString(chapter.title),
                                html};
    }
    return sections;
}

} // namespace app
