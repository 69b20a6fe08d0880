// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QStringList>
#include <QtGui/QImage>

namespace app {

/// A pupil's report on one experiment, as it is handed in: what was asked and predicted, what was counted,
/// what the test says and how the pupil explains it. What the pupil has not written is left as ruled lines
/// for a pen.
struct LabReport {
    struct Table {
        QString caption;
        QStringList columns;
        QList<QStringList> rows;
    };

    QString title;
    QString pupil;
    QDateTime when;
    /// What was to be found out, and with which parents.
    QString task;
    QString prediction;
    /// Where the data come from: a simulated cross, the dice of a game …
    QString source;
    QList<Table> tables;
    QImage chart;
    /// What the chart shows, in words.
    QString chartWords;
    /// The test in plain sentences, the figures after them.
    QStringList test;
    QString explanation;
};

/// What a pupil has typed for a report.
struct ReportWords {
    QString pupil;
    QString prediction;
    QString explanation;
};

/// Writes reports for paper: dark ink on white whatever the theme, text that can be selected.
class LabReportWriter {
    Q_DECLARE_TR_FUNCTIONS(app::LabReportWriter)
public:
    /// The report as rich text. The chart is the resource `chartName`.
    static QString html(const LabReport& report);
    static QString chartName() { return QStringLiteral("chart.png"); }
    /// Empty, or a sentence on why the PDF could not be written.
    static QString writePdf(const LabReport& report, const QString& path);
};

} // namespace app
