// SPDX-License-Identifier: GPL-3.0-or-later
#include "population_chart.h"

#include "app/charts/chart_legend.h"
#include "app/charts/figure_words.h"
#include "app/ui/theme/tokens.h"
#include "plot_area.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>

#include <algorithm>
#include <utility>

namespace app {

namespace {

QPolygonF polygonOf(const PlotArea& plot, const std::vector<double>& line) {
    QPolygonF polygon;
    for (std::size_t i = 0; i < line.size(); ++i)
        polygon << plot.at(double(i), line[i]);
    return polygon;
}

void paintAxes(QPainter& painter, const PlotArea& plot) {
    const Theme& theme = Theme::current();
    const QFont font = theme.sans(11);
    const qreal label = theme.px(40);
    const qreal line = theme.px(16);
    for (const int percent : {0, 50, 100}) {
        const QPointF left = plot.at(0, percent / 100.0);
        painter.setPen(linePen(percent == 50 ? Role::Line : Role::ControlLine));
        painter.drawLine(left, plot.at(plot.high, percent / 100.0));
        drawWords(painter, QRectF(left.x() - label - theme.px(4), left.y() - line / 2, label, line),
                  Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("%1 %").arg(QLocale().toString(percent)),
                  font, Role::SoftInk);
    }
    for (int i = 0; i <= 4; ++i) {
        const int generation = int(plot.high) * i / 4;
        const QPointF foot = plot.at(generation, 0);
        painter.setPen(linePen(Role::ControlLine));
        painter.drawLine(foot, foot + QPointF(0, theme.px(4)));
        drawWords(painter, QRectF(foot.x() - label / 2, foot.y() + theme.px(4), label, line), Qt::AlignCenter,
                  QLocale().toString(generation), font, Role::SoftInk);
    }
}

} // namespace

PopulationChart::PopulationChart(QWidget* parent) : PaintedFigure({300, 180}, parent) {}

void PopulationChart::setLines(const QString& title, std::vector<std::vector<double>> lines,
                               std::vector<double> expected, int generations) {
    m_title = title;
    m_lines = std::move(lines);
    m_expected = std::move(expected);
    m_generations = std::max(1, generations);
    update();
}

void PopulationChart::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    const qreal row = theme.px(18);
    drawWords(painter, QRectF(0, 0, width(), row), Qt::AlignLeft | Qt::AlignVCenter, m_title,
              fitted(theme.sans(type::small, QFont::Bold), m_title, width(), 0.75));
    const PlotArea plot{
        QRectF(theme.px(46), row + theme.px(8), width() - theme.px(68), height() - 2 * row - theme.px(34)), 0,
        double(m_generations)};
    paintAxes(painter, plot);
    drawWords(painter, QRectF(width() / 2.0, height() - row, plot.room.right() - width() / 2.0, row),
              Qt::AlignRight | Qt::AlignVCenter, Figures::tr("generation"), theme.sans(11), Role::SoftInk);
    painter.setBrush(Qt::NoBrush);
    QColor ink = theme.colour(Role::Link);
    ink.setAlphaF(m_lines.size() > 10 ? 0.6F : 0.8F);
    painter.setPen(QPen(ink, 1.5 * theme.scale(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const auto& line : m_lines)
        painter.drawPolyline(polygonOf(plot, line));
    if (!m_expected.empty()) {
        painter.setPen(linePen(Role::Ink, 2, Qt::DashLine));
        painter.drawPolyline(polygonOf(plot, m_expected));
    }
    painter.setPen(linePen(Role::Ink));
    for (const auto& line : m_lines) {
        painter.setBrush(theme.colour(line.back() >= 1   ? Role::FlowerRed
                                      : line.back() <= 0 ? Role::FlowerWhite
                                                         : Role::FlowerPink));
        painter.drawEllipse(plot.at(double(line.size() - 1), line.back()), theme.px(4), theme.px(4));
    }
    QList<LegendEntry> entries;
    if (!m_lines.empty())
        entries << LegendEntry{LegendEntry::Mark::Line, Figures::tr("a population")};
    if (!m_expected.empty())
        entries << LegendEntry{LegendEntry::Mark::Dashes, Figures::tr("without chance")};
    paintLegend(painter, QRectF(0, height() - row, width() * 0.75, row), entries);
}

} // namespace app
