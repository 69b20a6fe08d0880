// SPDX-License-Identifier: GPL-3.0-or-later
#include "running_strip.h"

#include "app/base/text/percent.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "chart_legend.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr qreal columnWidth = 1; ///< pixels

} // namespace

RunningStrip::RunningStrip(QWidget* parent) : QWidget(parent), m_throttle([this] { update(); }, this) {
    speech::setRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void RunningStrip::setRunning(const QString& outcome, const std::vector<lessons::RunningPoint>& series,
                              std::size_t category, double expected) {
    m_outcome = outcome;
    m_points.clear();
    for (const lessons::RunningPoint& point : series)
        m_points.emplace_back(double(point.offspring), point.share(category));
    m_expected = expected;
    const auto percent = [](double share) { return percentText(share); };
    setAccessibleName(tr("Running share of %1").arg(m_outcome));
    setAccessibleDescription(
        m_points.empty() ? tr("Nothing has been rolled yet.")
                         : tr("Now %1, expected %2").arg(percent(m_points.back().y()), percent(expected)));
    setToolTip(accessibleDescription());
    m_throttle.ask();
}

QSize RunningStrip::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(260), theme.px(112)};
}

QSize RunningStrip::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(170), theme.px(96)};
}

void RunningStrip::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF sheet = QRectF(rect()).adjusted(0.6, 0.6, -0.6, -0.6);
    setInk(painter, linePen(Role::Line), Role::Resting);
    painter.drawRoundedRect(sheet, theme.px(7), theme.px(7));
    const qreal margin = theme.px(9);
    painter.setPen(theme.colour(Role::SoftInk));
    const QRectF title(margin, theme.px(4), width() - 2 * margin, theme.px(18));
    painter.setFont(fitted(theme.sans(11, QFont::Bold), accessibleName(), title.width(), 0.75));
    drawWords(painter, title, Qt::AlignLeft | Qt::AlignVCenter, accessibleName());
    const QRectF legend(margin, height() - theme.px(20), width() - 2 * margin, theme.px(17));
    const QRectF plot(margin, title.bottom() + theme.px(4), width() - 2 * margin,
                      legend.top() - title.bottom() - theme.px(8));
    // The widest swing sets the height; the first few rolls, which swing most, are left out.
    double reach = 0.12;
    for (const QPointF& point : m_points)
        if (point.x() >= 4)
            reach = std::max(reach, std::abs(point.y() - m_expected) * 1.1);
    const double low = std::max(0.0, m_expected - reach);
    const double high = std::min(1.0, m_expected + reach);
    const auto yOf = [&](double share) {
        const double part = std::clamp((share - low) / std::max(1e-9, high - low), -0.02, 1.02);
        return plot.bottom() - plot.height() * part;
    };
    // The expectation is not shown before anything has been rolled: it would give the answer away.
    if (m_points.empty())
        return;
    paintLegend(
        painter, legend,
        {{LegendEntry::Mark::Line, tr("rolled so far")}, {LegendEntry::Mark::Dashes, tr("expected")}});
    painter.setPen(linePen(Role::Ink, 1.4, Qt::DashLine));
    painter.drawLine(QPointF(plot.left(), yOf(m_expected)), QPointF(plot.right(), yOf(m_expected)));
    const double most = std::log10(std::max(10.0, m_points.back().x()));
    QPolygonF line;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const QPointF at(plot.left() + plot.width() * std::log10(m_points[i].x()) / most,
                         yOf(m_points[i].y()));
        // Of the points within one column of pixels only the last is drawn; the very last point always is.
        if (line.size() > 1 && at.x() - line[line.size() - 2].x() < columnWidth)
            line.last() = at;
        else
            line << at;
    }
    if (line.size() == 1)
        line << QPointF(line[0].x() + theme.px(3), line[0].y());
    setInk(painter,
           QPen(theme.colour(Role::Link), 1.8 * theme.scale(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

} // namespace app
