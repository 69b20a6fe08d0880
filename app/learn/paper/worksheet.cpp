// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet.h"

#include "app/base/text/phrases.h"
#include "app/charts/export/paper.h"
#include "pedigree_on_paper.h"
#include "worksheet_pages.h"

#include <QtCore/QLocale>
#include <QtGui/QGuiApplication>
#include <QtGui/QScreen>
#include <QtGui/QTextDocument>

#include <algorithm>

namespace app {

namespace {

QString onPaper(const core::Phrase& phrase) {
    return paper::words(text(phrase));
}

/// The height of some rich text as a share of a page's.
qreal heightOnPaper(const QString& html) {
    constexpr qreal textWidth = 170; // millimetres, of A4 with margins of 2 cm
    constexpr qreal textHeight = 257 * 0.98;
    const qreal dotsPerMillimetre = QGuiApplication::primaryScreen()->logicalDotsPerInchX() / 25.4;
    QTextDocument document;
    paper::prepare(document);
    document.setDocumentMargin(0);
    document.setHtml(html);
    document.setTextWidth(textWidth * dotsPerMillimetre);
    // Measured alone, the text lacks the space above its first title.
    constexpr qreal spaceAbove = 2; // millimetres
    return (document.size().height() / dotsPerMillimetre + spaceAbove) / textHeight;
}

} // namespace

QString Worksheets::problemHtml(const lessons::Problem& problem, std::size_t number, bool answers) {
    QString out = QStringLiteral("<h2>%1. %2</h2><p>")
                      .arg(number)
                      .arg(text(lessons::title(problem.kind)).toHtmlEscaped());
    for (const core::Phrase& sentence : problem.givenBesideFamily())
        out += onPaper(sentence) + QLatin1Char(' ');
    out += QStringLiteral("</p>");
    if (problem.family)
        out += pedigreeOnPaper(problem);
    if (!problem.counted.empty()) {
        out += QStringLiteral(
            "<table border='1' cellspacing='0' cellpadding='3' style='border-collapse: collapse'>");
        for (const lessons::CountedLook& row : problem.counted)
            out += QStringLiteral("<tr><td>%1</td><td align='right'>%2</td></tr>")
                       .arg(onPaper(row.name), QLocale().toString(qlonglong(row.count)));
        out += QStringLiteral("</table>");
    }
    out += QStringLiteral("<p>%1</p><p>").arg(onPaper(problem.ask));
    QStringList choices;
    qsizetype longest = 0;
    for (std::size_t i = 0; i < problem.answers.size(); ++i) {
        const bool marked = answers && problem.answers[i].right;
        choices << QStringLiteral("%1 %2: %3")
                       .arg(marked ? QStringLiteral("☒") : QStringLiteral("☐"), worksheet_pages::letter(i),
                            onPaper(problem.answers[i].text));
        longest = std::max(longest, text(problem.answers[i].text).size());
    }
    // Short answers are side by side and never broken; long ones are each on a line of their own.
    constexpr qsizetype shortAnswer = 22;
    if (longest <= shortAnswer)
        for (QString& choice : choices)
            choice = QStringLiteral("<span style='white-space: pre'>%1</span>").arg(choice);
    out += choices.join(longest <= shortAnswer ? QStringLiteral(" &nbsp; &nbsp; &nbsp; ")
                                               : QStringLiteral("<br/>")) +
           QStringLiteral("</p>");
    if (answers)
        return out + QStringLiteral("<p class='caption'>%1</p>")
                         .arg(onPaper(problem.answers[problem.rightAnswer()].why));
    return out + QStringLiteral("<p class='caption'>%1</p>").arg(tr("How I worked it out:")) +
           paper::ruledLines(1);
}

QString Worksheets::html(const WorksheetChoices& choices, WorksheetPart part) {
    if (part == WorksheetPart::Key)
        return worksheet_pages::key(choices);
    const bool answers = part == WorksheetPart::Answers;
    QString out;
    for (int pupil = 0; pupil < choices.pupils; ++pupil) {
        const auto problems = lessons::makeWorksheet(choices.kinds, choices.seed, pupil);
        const QString number = worksheet_pages::number(choices, pupil);
        out += QStringLiteral("<h1%1>%2</h1>")
                   .arg(pupil > 0 ? QStringLiteral(" style='page-break-before: always'") : QString(),
                        (answers ? tr("Answers to worksheet %1") : tr("Worksheet %1")).arg(number));
        if (!answers)
            out += QStringLiteral("<p>%1 &nbsp;&nbsp;&nbsp; %2</p>")
                       .arg(tr("Name: %1").arg(QString(30, QLatin1Char('_'))),
                            tr("Date: %1").arg(QString(14, QLatin1Char('_'))));
        // A problem that does not fit on the page moves to the next one as a whole, which Qt's rich text
        // cannot do by itself.
        qreal used = heightOnPaper(QStringLiteral("<h1>-</h1><p>-</p>"));
        for (std::size_t i = 0; i < problems.size(); ++i) {
            QString problem = problemHtml(problems[i], i + 1, answers);
            const qreal height = heightOnPaper(problem);
            if (used + height > 1) {
                problem.replace(0, 3, QStringLiteral("<h2 style='page-break-before: always'"));
                used = 0;
            }
            used += height;
            out += problem;
        }
        if (!answers)
            out += worksheet_pages::added(choices, number);
    }
    return out;
}

QString Worksheets::writePdf(const WorksheetChoices& choices, WorksheetPart part, const QString& path) {
    QTextDocument document;
    paper::prepare(document);
    document.setHtml(html(choices, part));
    return paper::writePdf(document, title(), path);
}

} // namespace app
