// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet_pages.h"

#include "app/base/text/phrases.h"
#include "app/charts/export/critical_values.h"
#include "app/charts/export/paper.h"

#include <algorithm>

namespace app::worksheet_pages {

namespace {

struct Pages {
    Q_DECLARE_TR_FUNCTIONS(app::Worksheets)
};

QString newPage(const QString& title) {
    return QStringLiteral("<h1 style='page-break-before: always'>%1</h1>").arg(title.toHtmlEscaped());
}

/// A table to be filled in. Rich text takes the width of a cell in pixels, but its height only from a line of
/// text, in points.
QString emptyTable(int rows, int columns, int width, int lineHeight) {
    const QString cell =
        QStringLiteral("<td width='%1' style='font-size: %2pt'>&nbsp;</td>").arg(width).arg(lineHeight);
    const QString row = QStringLiteral("<tr>%1</tr>").arg(cell.repeated(columns));
    return QStringLiteral("<table border='1' cellspacing='0' cellpadding='0' "
                          "style='border-collapse: collapse; margin-bottom: 14px'>%1</table>")
        .arg(row.repeated(rows));
}

QString squares(const QString& number) {
    const QString small = emptyTable(3, 3, 76, 28);
    return newPage(Pages::tr("Punnett squares for worksheet %1").arg(number)) +
           QStringLiteral("<p>%1</p>")
               .arg(Pages::tr(
                        "Write the gametes of one parent above the columns and those of the other beside "
                        "the rows.")
                        .toHtmlEscaped()) +
           QStringLiteral(
               "<table width='%1'><tr><td>%2</td><td>%2</td></tr><tr><td>%2</td><td>%2</td></tr></table>")
               .arg(paper::textWidth)
               .arg(small) +
           emptyTable(5, 5, 112, 32);
}

QString chiSquare(const QString& number) {
    QString out = newPage(Pages::tr("Chi-square for worksheet %1").arg(number));
    out +=
        QStringLiteral("<p>%1</p>").arg(Pages::tr("Null hypothesis: %1").arg(QString(60, QLatin1Char('_'))));
    out += QStringLiteral("<table border='1' cellspacing='0' cellpadding='6' "
                          "style='border-collapse: collapse'><tr>");
    for (const QString& column : {Pages::tr("Class"), Pages::tr("O"), Pages::tr("E"), QStringLiteral("O − E"),
                                  QStringLiteral("(O − E)²"), QStringLiteral("(O − E)² / E")})
        out += QStringLiteral("<th width='96'>%1</th>").arg(column.toHtmlEscaped());
    out += QStringLiteral("</tr>");
    constexpr int classes = 5;
    for (int row = 0; row < classes; ++row)
        out +=
            QStringLiteral("<tr>") + QStringLiteral("<td>&nbsp;</td>").repeated(6) + QStringLiteral("</tr>");
    out += QStringLiteral("<tr><td>%1</td>").arg(Pages::tr("Sum").toHtmlEscaped()) +
           QStringLiteral("<td>&nbsp;</td>").repeated(5) + QStringLiteral("</tr></table>");
    const QString line(12, QLatin1Char('_'));
    out += QStringLiteral("<p>%1 &nbsp;&nbsp; %2</p>")
               .arg(Pages::tr("Degrees of freedom: %1").arg(line), Pages::tr("Critical value: %1").arg(line));
    return out + QStringLiteral("<p>%1</p>").arg(Pages::tr("Decision:")) + paper::ruledLines(2) +
           CriticalValues::tableHtml();
}

} // namespace

QString number(const WorksheetChoices& choices, int pupil) {
    return QStringLiteral("%1-%2").arg(choices.seed).arg(pupil + 1);
}

QString letter(std::size_t answer) {
    return QString(QChar(u'A' + char16_t(answer)));
}

QString key(const WorksheetChoices& choices) {
    QString out = QStringLiteral("<h1>%1</h1><p class='caption'>")
                      .arg(Pages::tr("Key to worksheets %1").arg(choices.seed).toHtmlEscaped());
    QStringList kinds;
    for (std::size_t i = 0; i < choices.kinds.size(); ++i)
        kinds << QStringLiteral("%1 %2").arg(i + 1).arg(
            text(lessons::title(choices.kinds[i])).toHtmlEscaped());
    out += kinds.join(QStringLiteral(" · ")) +
           QStringLiteral("</p><table border='1' cellspacing='0' cellpadding='1' "
                          "style='border-collapse: collapse; font-size: 8.5pt'><tr><th align='left'>%1</th>")
               .arg(Pages::tr("Worksheet").toHtmlEscaped());
    constexpr int wide = 28;
    constexpr int sheetColumn = 90;
    const int width = std::min(wide, (paper::textWidth - sheetColumn) / int(choices.kinds.size()));
    for (std::size_t i = 0; i < choices.kinds.size(); ++i)
        out += QStringLiteral("<th width='%1'>%2</th>").arg(width).arg(i + 1);
    out += QStringLiteral("</tr>");
    for (int pupil = 0; pupil < choices.pupils; ++pupil) {
        out += QStringLiteral("<tr><td>%1</td>").arg(number(choices, pupil));
        for (const lessons::Problem& problem : lessons::makeWorksheet(choices.kinds, choices.seed, pupil))
            out += QStringLiteral("<td align='center'>%1</td>").arg(letter(problem.rightAnswer()));
        out += QStringLiteral("</tr>");
    }
    return out + QStringLiteral("</table>");
}

QString added(const WorksheetChoices& choices, const QString& number) {
    return (choices.squares ? squares(number) : QString()) +
           (choices.chiSquare ? chiSquare(number) : QString());
}

} // namespace app::worksheet_pages
