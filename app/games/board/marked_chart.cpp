// SPDX-License-Identifier: GPL-3.0-or-later
#include "marked_chart.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"

#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>
#include <QtWidgets/QGraphicsLayout>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <functional>

namespace app {

namespace {

class MarkedView : public QChartView {
public:
    using Marks = std::function<void(QPainter&, const QRectF& plot)>;
    MarkedView(QChart* chart, Marks marks, QWidget* parent)
        : QChartView(chart, parent), m_marks(std::move(marks)) {}

protected:
    void drawForeground(QPainter* painter, const QRectF&) override {
        painter->setRenderHint(QPainter::Antialiasing);
        m_marks(*painter, chart()->plotArea());
    }

private:
    Marks m_marks;
};

} // namespace

MarkedChart::MarkedChart(QWidget* parent) : QWidget(parent), m_legend(new ChartLegend(this)) {
    speech::setRole(this, QAccessible::Graphic);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    keepStyled(layout, [layout] { layout->setSpacing(Theme::current().px(2)); });
    layout->addWidget(m_legend);
    m_legend->hide();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    keepStyled(this, [this] {
        updateGeometry();
        if (m_view)
            make();
    });
}

double MarkedChart::stepFor(double top, int lines) {
    for (const double step : {1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0})
        if (top / step <= lines)
            return step;
    return std::ceil(top / lines);
}

void MarkedChart::addLine(QChart& chart, const QList<QPointF>& points, int colour, int dashes) {
    auto* line = new QLineSeries(&chart);
    for (const QPointF& point : points)
        line->append(point);
    line->setPen(playerPen(colour, dashes));
    chart.addSeries(line);
}

void MarkedChart::setSpoken(const QString& name, const QString& description) {
    speech::setName(this, name);
    speech::setDescription(this, description);
    if (m_view) {
        speech::setName(m_view, name);
        speech::setDescription(m_view, description);
    }
}

void MarkedChart::renew() {
    if (m_view || isVisible())
        make();
}

void MarkedChart::make() {
    const Theme& theme = Theme::current();
    auto* chart = new QChart;
    chart->legend()->hide();
    chart->setBackgroundVisible(false);
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setMargins({0, theme.px(4), theme.px(rightMargin()), 0});
    addSeries(*chart);
    const auto addAxis = [&](const Axis& axis, Qt::Alignment side) {
        auto* made = new QValueAxis(chart);
        made->setRange(0, axis.top);
        made->setTickType(QValueAxis::TicksDynamic);
        made->setTickAnchor(0);
        made->setTickInterval(axis.step);
        made->setLabelFormat(QStringLiteral("%.0f"));
        made->setLabelsFont(theme.sans(labelSize()));
        made->setLabelsColor(theme.colour(Role::SoftInk));
        if (!axis.title.isEmpty()) {
            made->setTitleText(axis.title);
            made->setTitleFont(theme.sans(labelSize() + 0.5));
            made->setTitleBrush(theme.colour(Role::SoftInk));
        }
        made->setLinePen(QPen(theme.colour(Role::ControlLine), theme.scale()));
        made->setGridLinePen(
            QPen(mixed(theme.colour(Role::Line), theme.colour(Role::Panel), 0.6), theme.scale()));
        made->setGridLineVisible(side != Qt::AlignBottom);
        chart->addAxis(made, side);
        for (QAbstractSeries* series : chart->series())
            series->attachAxis(made);
    };
    addAxis(across(), Qt::AlignBottom);
    addAxis(up(), Qt::AlignLeft);
    delete m_view;
    m_view = new MarkedView(
        chart, [this](QPainter& painter, const QRectF& plot) { paintMarks(painter, plot); }, this);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setBackgroundBrush(Qt::NoBrush);
    m_view->viewport()->setAutoFillBackground(false);
    // The marks are always painted for the whole plot, so a partial update is not enough.
    m_view->setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents);
    speech::setName(m_view, accessibleName());
    speech::setDescription(m_view, accessibleDescription());
    m_view->setMinimumSize(0, 0);
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, m_view, 1);
    m_legend->setEntries(legend());
    placeLegend();
}

/// A chart that is too low for both keeps its height: the marks and the tool tip say the most needed.
void MarkedChart::placeLegend() {
    const int high = m_legend->heightAt(width());
    m_legend->setFixedHeight(std::max(1, high));
    m_legend->setVisible(high > 0 && height() - high >= Theme::current().px(90));
}

void MarkedChart::resizeEvent(QResizeEvent* event) {
    placeLegend();
    QWidget::resizeEvent(event);
}

void MarkedChart::showEvent(QShowEvent* event) {
    if (!m_view)
        make();
    QWidget::showEvent(event);
}

} // namespace app
