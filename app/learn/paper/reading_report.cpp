// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading_report.h"

#include "app/charts/outcome_chart.h"
#include "app/charts/sample_words.h"
#include "app/charts/test_words.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QGraphicsObject>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QLayout>

#include <algorithm>
#include <utility>

namespace app {

namespace {

struct ReportText {
    Q_DECLARE_TR_FUNCTIONS(app::ReadingReport)
};

/// Lets the chart and its scene do their layout, which is driven by posted events. Events for other objects
/// are not sent, because this may run in the middle of a click.
void layOut(QWidget& chart) {
    constexpr int rounds = 4; // a layout triggers those of its parts
    for (int round = 0; round < rounds; ++round) {
        // A layout can delete and recreate parts of the chart.
        QList<QPointer<QObject>> parts{&chart};
        for (QWidget* widget : chart.findChildren<QWidget*>()) {
            parts << widget;
            const auto* view = qobject_cast<QGraphicsView*>(widget);
            if (!view || !view->scene())
                continue;
            parts << view->scene();
            for (QGraphicsItem* item : view->scene()->items())
                if (QGraphicsObject* object = item->toGraphicsObject()) {
                    parts << object;
                    for (QObject* child : object->findChildren<QObject*>())
                        parts << child;
                }
        }
        for (const QPointer<QObject>& part : std::as_const(parts))
            if (part)
                QCoreApplication::sendPostedEvents(part);
    }
}

/// Switches to light colours while something is painted for paper, without a signal, so that no page is
/// rebuilt.
class PaperColours {
public:
    PaperColours() : m_quiet(&Theme::current()), m_before(Theme::current().kind()) {
        Theme::current().setKind(ThemeKind::Light);
    }
    ~PaperColours() { Theme::current().setKind(m_before); }

private:
    const QSignalBlocker m_quiet;
    ThemeKind m_before;
};

} // namespace

QImage chartForPaper(const std::vector<OutcomeNumbers>& numbers) {
    if (numbers.empty())
        return {};
    const PaperColours light;
    const QSize size = QSize(640, 300) * Theme::current().scale();
    constexpr int finer = 2;
    OutcomeChart chart;
    chart.setAttribute(Qt::WA_DontShowOnScreen);
    chart.resize(size);
    chart.setNumbers(numbers);
    chart.show();
    chart.layout()->activate();
    layOut(chart);
    QImage image(size * finer, QImage::Format_RGB32);
    image.setDevicePixelRatio(finer);
    image.fill(Qt::white);
    chart.render(&image, QPoint(), QRegion(), QWidget::DrawChildren);
    return image;
}

LabReport reportOf(const LabReading& reading, const QString& task) {
    LabReport report;
    report.title = reading.title;
    report.task = task;
    report.source = reading.citation.isEmpty()
                        ? reading.source
                        : ReportText::tr("%1 (%2)").arg(reading.source, reading.citation);
    LabReport::Table table;
    table.caption = ReportText::tr("Counts, n = %1").arg(countText(reading.size()));
    const bool predicted =
        std::ranges::any_of(reading.numbers, [](const OutcomeNumbers& one) { return one.predicted >= 0; });
    table.columns = {ReportText::tr("Outcome"), ReportText::tr("Counted"), ReportText::tr("Expected"),
                     ReportText::tr("95 % range")};
    if (predicted)
        table.columns.insert(1, ReportText::tr("Predicted"));
    for (const OutcomeNumbers& one : reading.numbers) {
        const QString none = QStringLiteral("–");
        QStringList row{one.name, countText(one.observed), one.isExpected() ? decimal(one.expected) : none,
                        one.isExpected() ? rangeText(one.range) : none};
        if (predicted)
            row.insert(1, one.predicted >= 0 ? decimal(one.predicted) : none);
        table.rows << row;
    }
    report.tables << table;
    report.chart = chartForPaper(reading.numbers);
    report.chartWords = ReportText::tr(
        "Bars: counted. Dashed lines: expected, with the range that contains 95 of 100 such samples.");
    report.test << (reading.problem.isEmpty() ? fitSentence(reading.test, reading.against) : reading.problem);
    if (reading.problem.isEmpty() && reading.test.method != lessons::Method::EmptySample)
        report.test << testSentence(reading.test);
    return report;
}

} // namespace app
