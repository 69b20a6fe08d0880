// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_legend.h"

#include <QtWidgets/QWidget>

class QChart;
class QChartView;

namespace app {

/// A chart over the course of a game with marks painted into it, so that no colour has to be told from
/// another: lines end in their players' markers, areas carry their sign, and a legend below names them. Its
/// view is made when it is first
/// shown. A subclass adds the series and paints the marks.
class MarkedChart : public QWidget {
    Q_OBJECT
public:
    explicit MarkedChart(QWidget* parent = nullptr);

protected:
    /// An axis from 0 up, with lines across at multiples of `step`.
    struct Axis {
        double top = 1;
        double step = 1;
        QString title = {};
    };
    virtual Axis across() const = 0;
    virtual Axis up() const = 0;
    /// Pixels of the theme to the right of the plot, for marks that stand out of it.
    virtual qreal rightMargin() const = 0;
    /// Size of the numbers at the axes.
    virtual qreal labelSize() const = 0;
    virtual void addSeries(QChart& chart) const = 0;
    virtual void paintMarks(QPainter& painter, const QRectF& plot) const = 0;
    /// What the lines and areas are, in their order.
    virtual QList<LegendEntry> legend() const = 0;

    /// What a screen reader says of the chart; the numbers it ends with, for instance.
    void setSpoken(const QString& name, const QString& description);
    /// What the chart shows has changed: rebuilds its view if there is one.
    void renew();
    /// A line of a player or a team, in the colour and with the dashes that tell it from the others.
    static void addLine(QChart& chart, const QList<QPointF>& points, int colour, int dashes);
    /// The smallest of 1, 2, 5, 10 … at which at most `lines` lines stand across.
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
