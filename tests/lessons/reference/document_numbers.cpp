// SPDX-License-Identifier: GPL-3.0-or-later
#include "document_numbers.h"

#include "lessons/help/help.h"
#include "lessons/reference/rules.h"
#include "lessons/rulings/rulings.h"
#include "places.h"

#include <QtCore/QFile>
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>

#include <algorithm>

namespace tests::documents {

namespace {

QString pageAt(const char* path) {
    QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/") + QLatin1String(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList sentencesIn(const QString& text) {
    static const QRegularExpression end(QStringLiteral("(?<=[.;:!?])\\s+(?=[^a-z0-9])|(?<=;)\\s+"));
    return text.simplified().split(end, Qt::SkipEmptyParts);
}

/// "two" to "ninety-nine".
QHash<QString, double> englishWords() {
    static const char* const units[]{"one",     "two",       "three",    "four",     "five",
                                     "six",     "seven",     "eight",    "nine",     "ten",
                                     "eleven",  "twelve",    "thirteen", "fourteen", "fifteen",
                                     "sixteen", "seventeen", "eighteen", "nineteen"};
    static const char* const tens[]{"twenty", "thirty",  "forty",  "fifty",
                                    "sixty",  "seventy", "eighty", "ninety"};
    QHash<QString, double> all;
    for (int unit = 2; unit < 20; ++unit)
        all[QLatin1String(units[unit - 1])] = unit;
    for (int ten = 2; ten < 10; ++ten) {
        const QString word = QLatin1String(tens[ten - 2]);
        all[word] = 10 * ten;
        for (int unit = 1; unit < 10; ++unit)
            all[word + QLatin1Char('-') + QLatin1String(units[unit - 1])] = 10 * ten + unit;
    }
    return all;
}

const QHash<QString, double>& words(bool german) {
    static const QHash<QString, double> english = englishWords();
    static const QHash<QString, double> inGerman{
        {QStringLiteral("zwei"), 2},     {QStringLiteral("drei"), 3},   {QStringLiteral("vier"), 4},
        {QStringLiteral("fünf"), 5},     {QStringLiteral("sechs"), 6},  {QStringLiteral("sieben"), 7},
        {QStringLiteral("acht"), 8},     {QStringLiteral("neun"), 9},   {QStringLiteral("zehn"), 10},
        {QStringLiteral("elf"), 11},     {QStringLiteral("zwölf"), 12}, {QStringLiteral("zwanzig"), 20},
        {QStringLiteral("fünfzig"), 50}, {QStringLiteral("viert"), 4},  {QStringLiteral("fünft"), 5},
        {QStringLiteral("beiden"), 2}};
    return german ? inGerman : english;
}

QRegularExpression numberPattern(bool german) {
    const QString one = german
                            ? QStringLiteral("\\beine[nr]?(?= Münze)")
                            : QStringLiteral("\\bone(?= (?:coin|to (?:four|five) rounds))|\\ba(?= coin\\b)");
    // The longest first: "twenty-six" is no "twenty".
    QStringList names = words(german).keys();
    std::ranges::sort(names, [](const QString& a, const QString& b) { return a.size() > b.size(); });
    return QRegularExpression(
        QStringLiteral("(\\d+(?:\\.\\d+)?)(½)?|\\b(%1)\\b|(%2)").arg(names.join(QLatin1Char('|')), one),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

} // namespace

std::vector<double> numbersIn(const QString& sentence, bool german) {
    static const QRegularExpression leftOut(
        QStringLiteral("^[a-z-]+: |`[^`]*`|\\]\\([^)]*\\)|%\\d|\\bF\\d+\\b|\\b(?:1st|2nd)\\b|\\b[12]\\. "
                       "?(?=Schicht)|\\b[12]\\.-Schicht"));
    static const QRegularExpression patterns[]{numberPattern(false), numberPattern(true)};
    QString text = sentence;
    text.remove(leftOut);
    std::vector<double> numbers;
    for (auto found = patterns[german].globalMatch(text); found.hasNext();) {
        const auto one = found.next();
        if (!one.captured(1).isEmpty())
            numbers.push_back(one.captured(1).toDouble() + (one.captured(2).isEmpty() ? 0 : 0.5));
        else
            numbers.push_back(one.captured(3).isEmpty() ? 1 : words(german).value(one.captured(3).toLower()));
    }
    return numbers;
}

QStringList sentencesOf(const char* page, const char* heading, const char* until) {
    const QString text = pageAt(page);
    const qsizetype from = text.indexOf(QLatin1String(heading));
    const qsizetype to = until ? text.indexOf(QLatin1String(until), from) : text.size();
    if (from < 0 || to < 0)
        return {};
    const QString part = text.mid(from, to - from);
    static const QRegularExpression block(QStringLiteral("\\n(?=\\s*- |\\n|\\||#)"));
    QStringList sentences;
    for (const QString& raw : part.split(block)) {
        QString one = raw.trimmed();
        if (one.startsWith(QLatin1Char('#')))
            continue;
        if (one.startsWith(QLatin1Char('|'))) {
            sentences << one.simplified();
            continue;
        }
        if (one.startsWith(QLatin1String("- ")))
            one.remove(0, 2);
        sentences << sentencesIn(one);
    }
    return sentences;
}

QStringList ruleColumn(const char* page) {
    QStringList rules;
    for (const QString& line : pageAt(page).split(QLatin1Char('\n'))) {
        const QStringList cells = line.split(QStringLiteral(" | "));
        if (line.startsWith(QLatin1String("| ")) && cells.size() >= 2 && cells[1] != QLatin1String("Rule"))
            rules << cells[1].trimmed();
    }
    return rules;
}

QStringList helpTexts(std::initializer_list<std::string_view> chapters) {
    QStringList texts;
    for (const std::string_view id : chapters)
        for (const lessons::HelpPart& part : lessons::findEntry(lessons::help(), id)->parts)
            for (const std::string& text : lessons::textsOf(part))
                texts << sentencesIn(QString::fromStdString(text));
    return texts;
}

QStringList rulingTexts() {
    QStringList texts;
    for (const lessons::Ruling& ruling : lessons::rulings())
        texts << QString::fromStdString(ruling.id + ": " + ruling.text);
    return texts;
}

QStringList ruleTexts(const char* language) {
    QStringList texts;
    for (const lessons::RuleEntry& rule : lessons::rules(language))
        for (const QString& sentence : sentencesIn(QString::fromStdString(rule.text)))
            texts << QString::fromStdString(rule.id) + QStringLiteral(": ") + sentence;
    return texts;
}

} // namespace tests::documents
