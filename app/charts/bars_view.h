// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "outcome_numbers.h"

#include <QtCharts/QChartView>

#include <functional>

class QBarSet;
class QStackedBarSeries;
class QValueAxis;

namespace app {

/// How high a chart of counts is and how far its lines stand apart.
struct ChartScale {
    double top = 1;
    double step = 1;

    bool operator==(const ChartScale&) const = default;
};

/// Room for a count of `highest`, and at most five lines at round numbers. The height goes in half steps: one
/// more plant seldom changes it, since another height costs a new layout of all labels.
ChartScale chartScale(double highest);

/// The bars themselves, by Qt Charts, with what that does not draw: expectation, range, prediction, and
/// counts and names that no line runs through. It reads the numbers of its owner, which must live longer.
class BarsView : public QChartView {
public:
    /// Bars and axes are made for as many numbers as there are now.
    BarsView(const std::vector<OutcomeNumbers>& numbers, QWidget* parent);

    /// The numbers have changed; names and tones have not.
    void bring();
    /// Called before it paints, so that a picture taken of it is never an old one.
    void setBeforePainting(std::function<void()> act) { m_beforePainting = std::move(act); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    void makeBars();
    void makeAxes();
    /// How the names stand under the bars at the present width, and how much room that takes.
    void fitNames();
    void paintMarks(QPainter& painter, const OutcomeNumbers& one, const QRectF& plot, qreal middle,
                    qreal step) const;
    void paintCount(QPainter& painter, std::int64_t count, const QRectF& room) const;
    /// A small flag at the right of the bar: what was predicted.
    void paintPrediction(QPainter& painter, const QPointF& tip) const;
    void paintTurned(QPainter& painter, const OutcomeNumbers& one, const QPointF& top) const;
    void paintNames(QPainter& painter, const OutcomeNumbers& one, const QRectF& room) const;

    const std::vector<OutcomeNumbers>& m_numbers;
    std::function<void()> m_beforePainting;
    QStackedBarSeries* m_series = nullptr;
    QValueAxis* m_axis = nullptr;
    /// One set for each look of bars, not for each bar: every set has a value for every bar.
    std::vector<QBarSet*> m_sets;
    std::vector<QBarSet*> m_setOf;
    std::vector<std::int64_t> m_shown;
    std::int64_t m_all = 0;
    ChartScale m_scale{0, 0};
    /// Letters that find no room side by side run from bottom to top, as one.
    bool m_turned = false;
    bool m_lettered = false; ///< letters for all, since the words of one would not fit
    qreal m_foot = 0;        ///< pixels under the plot
};

} // namespace app
