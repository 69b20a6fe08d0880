// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab_report.h"

#include "app/charts/export/paper.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QLocale>
#include <QtCore/QUrl>
#include <QtGui/QTextDocument>

namespace app {

namespace {

QString paragraph(const QString& text) {
    return QStringLiteral("<p>%1</p>")
        .arg(text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br/>")));
}

QString answer(const QString& text, int lines) {
    return text.trimmed().isEmpty() ? paper::ruledLines(lines) : paragraph(text.trimmed());
}

QString table(const LabReport::Table& table) {
    QString out = QStringLiteral("<p class='caption'>%1</p><table border='1' cellspacing='0' cellpadding='4' "
                                 "style='border-collapse: collapse'><tr>")
                      .arg(table.caption.toHtmlEscaped());
    for (const QString& column : table.columns)
        out += QStringLiteral("<th align='left'>%1</th>").arg(column.toHtmlEscaped());
    out += QStringLiteral("</tr>");
    for (const QStringList& row : table.rows) {
        out += QStringLiteral("<tr>");
        for (int i = 0; i < row.size(); ++i)
            out +=
                QStringLiteral("<td align='%1'>%2</td>")
                    .arg(i == 0 ? QStringLiteral("left") : QStringLiteral("right"), row[i].toHtmlEscaped());
        out += QStringLiteral("</tr>");
    }
    return out + QStringLiteral("</table>");
}

} // namespace

QString LabReportWriter::html(const LabReport& report) {
    QString out = QStringLiteral("<h1>%1</h1>").arg(report.title.toHtmlEscaped());
    out += QStringLiteral("<p>%1 &nbsp;&nbsp;&nbsp; %2</p>")
               .arg(report.pupil.trimmed().isEmpty() ? tr("Name: %1").arg(QString(30, QLatin1Char('_')))
                                                     : tr("Name: %1").arg(report.pupil.toHtmlEscaped()),
                    tr("Date: %1")
                        .arg(QLocale().toString(report.when.date(), QLocale::LongFormat))
                        .toHtmlEscaped());
    out += paper::heading(tr("Task")) + paragraph(report.task);
    out += paper::heading(tr("My prediction")) + answer(report.prediction, 3);
    out += paper::heading(tr("Data")) + paragraph(tr("Source: %1").arg(report.source));
    for (const LabReport::Table& one : report.tables)
        out += table(one);
    if (!report.chart.isNull())
        out += QStringLiteral("<p><img src='%1' width='%2' alt='%3'/></p><p class='caption'>%3</p>")
                   .arg(chartName())
                   .arg(paper::textWidth)
                   .arg(report.chartWords.toHtmlEscaped());
    out += paper::heading(tr("Prediction and data compared"));
    for (const QString& sentence : report.test)
        out += paragraph(sentence);
    out += paper::heading(tr("My explanation")) + answer(report.explanation, 6);
    return out;
}

QString LabReportWriter::writePdf(const LabReport& report, const QString& path) {
    QTextDocument document;
    paper::prepare(document);
    if (!report.chart.isNull())
        document.addResource(QTextDocument::ImageResource, QUrl(chartName()), report.chart);
    document.setHtml(html(report));
    return paper::writePdf(document, report.title, path);
}

} // namespace app
