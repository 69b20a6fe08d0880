// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QStringList>
#include <QtGui/QImage>

namespace app {

/// A pupil's report on one experiment, ready to hand in: the task, the prediction, the counts, the test and
/// the pupil's explanation. Whatever the pupil has not typed is left as ruled lines for a pen.
struct LabReport {
    struct Table {
        QString caption;
        QStringList columns;
        QList<QStringList> rows;
    };

    QString title;
    QString pupil;
    QDateTime when;
    /// The question, and the parents used to answer it.
    QString task;
    QString prediction;
    /// The source of the data: a simulated cross, the dice of a game …
    QString source;
    QList<Table> tables;
    QImage chart;
    /// What the marks in the chart mean.
    QString chartWords;
    /// The test in plain sentences, followed by the figures.
    QStringList test;
    QString explanation;
};

/// The text that a pupil has typed for a report.
struct ReportWords {
    static constexpr int longestName = 60;
    static constexpr int longestText = 10'000; ///< characters of prediction and explanation: four pages

    QString pupil;
    QString prediction;
    QString explanation;

    bool operator==(const ReportWords&) const = default;
};

/// A report that was put away for a new one, on a computer that many use.
struct FormerReport {
    static constexpr qsizetype most = 40; ///< of which a computer keeps the last

    ReportWords words;
    QDateTime when;

    bool operator==(const FormerReport&) const = default;
};

/// Writes reports for paper: dark ink on white whatever the theme, with text that can be selected.
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
