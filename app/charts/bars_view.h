// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "outcome_numbers.h"
#include "pictured_chart.h"

#include <QtCharts/QChartView>

#include <functional>

class QBarSet;
class QStackedBarSeries;
class QValueAxis;

namespace app {

/// The top of a chart's count axis and the distance between its grid lines.
struct ChartScale {
    double top = 1;
    double step = 1;

    bool operator==(const ChartScale&) const = default;
};

/// A scale with room for a count of `highest` and at most five lines at round numbers. The top is a multiple
/// of half a step, so that one more plant seldom changes it: every change lays out all labels again.
ChartScale chartScale(double highest);

/// The bars, drawn by Qt Charts, and what it cannot draw: expectation, range, prediction, and counts and
/// names that no line crosses. The view reads `numbers` from its owner, which must outlive it.
class BarsView : public QChartView, public PaintsWords {
public:
    /// Makes bars and axes for the current number of `numbers`; it must not change later.
    BarsView(const std::vector<OutcomeNumbers>& numbers, QWidget* parent);

    /// Shows changed numbers; names and tones must be the same as before.
    void refresh();
    /// `act` is called before each painting, so that a picture of the view is always up to date.
    void setBeforePainting(std::function<void()> act) { m_beforePainting = std::move(act); }
    /// The names and expected counts below the bars, so that the audit sees a name that is cut off.
    QList<PaintedText> paintedTexts() const override { return recordedWords(viewport()); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    void makeBars();
    void makeAxes();
    /// Decides how the names fit below the bars at the current width, and how much room they need.
    void fitNames();
    /// The height of the tallest name without letters, on as many lines as it takes in that width.
    qreal heightOfNames(qreal width) const;
    /// The painter of the outcomes' pictures, if the owner has one.
    const OutcomePainter* pictures() const;
    void paintMarks(QPainter& painter, const OutcomeNumbers& one, const QRectF& plot, qreal middle,
                    qreal step) const;
    void paintCount(QPainter& painter, std::int64_t count, const QRectF& room) const;
    /// Marks the prediction with a small flag at the right of the bar.
    void paintPrediction(QPainter& painter, const QPointF& tip) const;
    void paintTurned(QPainter& painter, const OutcomeNumbers& one, const QPointF& top) const;
    void paintNames(QPainter& painter, const OutcomeNumbers& one, const QRectF& room) const;

    const std::vector<OutcomeNumbers>& m_numbers;
    std::function<void()> m_beforePainting;
    QStackedBarSeries* m_series = nullptr;
    QValueAxis* m_axis = nullptr;
    /// One set for each look of a bar, not for each bar, because every set has a value for every bar.
    std::vector<QBarSet*> m_sets;
    std::vector<QBarSet*> m_setOf;
    std::vector<std::int64_t> m_shown;
    std::int64_t m_all = 0;
    bool m_isExpected = false; ///< some count is expected, if only before the first roll
    ChartScale m_scale{0, 0};
    /// Letters that do not fit side by side all run from bottom to top.
    bool m_turned = false;
    bool m_lettered = false; ///< letters for all, because one name is too wide
    qreal m_pictures = 0;    ///< pixels for the pictures, above the names
    qreal m_names = 0;       ///< pixels for the names, above the expected counts
    qreal m_foot = 0;        ///< pixels under the plot
};

} // namespace app
