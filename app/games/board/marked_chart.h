// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_legend.h"

#include <QtWidgets/QWidget>

class QChart;
class QChartView;

namespace app {

/// A chart of the course of a game, with marks painted into it so that it can be read without colours: lines
/// end at their players' markers, areas have their signs, and a legend below names them. Its view is made
/// when it is first shown. A subclass adds the series and paints the marks.
class MarkedChart : public QWidget {
    Q_OBJECT
public:
    explicit MarkedChart(QWidget* parent = nullptr);

protected:
    /// An axis from 0 up, with grid lines at multiples of `step`.
    struct Axis {
        double top = 1;
        double step = 1;
        QString title = {};
    };
    virtual Axis across() const = 0;
    virtual Axis up() const = 0;
    /// The space to the right of the plot for marks that extend beyond it, in pixels at scale 1.
    virtual qreal rightMargin() const = 0;
    /// The size of the numbers at the axes.
    virtual qreal labelSize() const = 0;
    virtual void addSeries(QChart& chart) const = 0;
    virtual void paintMarks(QPainter& painter, const QRectF& plot) const = 0;
    /// What the lines and areas are, in their order.
    virtual QList<LegendEntry> legend() const = 0;

    /// Sets the accessible name and description, for instance the final numbers.
    void setSpoken(const QString& name, const QString& description);
    /// Call it when the data have changed: rebuilds the view if there is one.
    void renew();
    /// Adds the line of a player or team, with its own colour and dashes.
    static void addLine(QChart& chart, const QList<QPointF>& points, int colour, int dashes);
    /// The smallest step of 1, 2, 5, 10 … with at most `lines` grid lines.
    static double stepFor(double top, int lines);

    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void make();
    void placeLegend();

    QChartView* m_view = nullptr;
    ChartLegend* m_legend;
};

} // namespace app
