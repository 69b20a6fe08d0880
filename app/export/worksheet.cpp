#include "worksheet.h"

#include "app/lessons/rich_words.h"
#include "app/text/phrases.h"
#include "paper.h"

#include <QtCore/QLocale>
#include <QtCore/QRegularExpression>
#include <QtGui/QTextDocument>

namespace app {

namespace {

/// Genotypes in the serif italics; no links on paper.
QString onPaper(const core::Phrase& phrase) {
    const QString html = richText(text(phrase));
    static const QRegularExpression link(QStringLiteral("</?a[^>]*>"));
    return QString(html).remove(link);
}

QString letter(std::size_t answer) {
    return QString(QChar(u'A' + char16_t(answer)));
}

} // namespace

QString Worksheets::html(const WorksheetChoices& choices) {
    QString out;
    for (int pupil = 0; pupil < choices.pupils; ++pupil) {
        const auto problems = lessons::makeWorksheet(choices.kinds, choices.seed, pupil);
        const QString number = QStringLiteral("%1-%2").arg(choices.seed).arg(pupil + 1);
        out += QStringLiteral("<h1%1>%2</h1>")
                   .arg(pupil > 0 ? QStringLiteral(" style='page-break-before: always'") : QString(),
                        (choices.answers ? tr("Answers to worksheet %1") : tr("Worksheet %1")).arg(number));
        if (!choices.answers)
            out += QStringLiteral("<p>%1 &nbsp;&nbsp;&nbsp; %2</p>")
                       .arg(tr("Name: %1").arg(QString(30, QLatin1Char('_'))),
                            tr("Date: %1").arg(QString(14, QLatin1Char('_'))));
        for (std::size_t i = 0; i < problems.size(); ++i) {
            const lessons::Problem& problem = problems[i];
            out += QStringLiteral("<h2>%1. %2</h2><p>").arg(i + 1).arg(text(lessons::title(problem.kind)).toHtmlEscaped());
            for (const core::Phrase& sentence : problem.given)
                out += onPaper(sentence) + QLatin1Char(' ');
            out += QStringLiteral("</p>");
            if (!problem.counted.empty()) {
                out += QStringLiteral("<table border='1' cellspacing='0' cellpadding='3' "
                                      "style='border-collapse: collapse'>");
                for (const lessons::CountedLook& row : problem.counted)
                    out += QStringLiteral("<tr><td>%1</td><td align='right'>%2</td></tr>")
                               .arg(onPaper(row.name), QLocale().toString(qlonglong(row.count)));
                out += QStringLiteral("</table>");
            }
            out += QStringLiteral("<p>%1</p><p>").arg(onPaper(problem.ask));
            for (std::size_t answer = 0; answer < problem.answers.size(); ++answer) {
                const QString box = choices.answers && problem.answers[answer].right ? QStringLiteral("☒")
                                                                                     : QStringLiteral("☐");
                out += QStringLiteral("%1 %2: %3 &nbsp;&nbsp;&nbsp;&nbsp; ")
                           .arg(box, letter(answer), onPaper(problem.answers[answer].text));
            }
            out += QStringLiteral("</p>");
            if (choices.answers)
                out += QStringLiteral("<p class='caption'>%1</p>")
                           .arg(onPaper(problem.answers[problem.rightAnswer()].why));
            else
                out += QStringLiteral("<p class='caption'>%1</p>").arg(tr("How I worked it out:")) +
                       paper::ruledLines(1);
        }
    }
    return out;
}

QString Worksheets::writePdf(const WorksheetChoices& choices, const QString& path) {
    QTextDocument document;
    paper::prepare(document);
    document.setHtml(html(choices));
    return paper::writePdf(document, title(), path);
}

} // namespace app
