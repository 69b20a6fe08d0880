// SPDX-License-Identifier: GPL-3.0-or-later
#include "leaf_painter.h"

#include "app/ui/theme/theme.h"

#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <cmath>
#include <numbers>

namespace app {

void paintLeaflet(QPainter& painter, const QPointF& base, qreal length, qreal degrees, qreal plumpness) {
    const Theme& theme = Theme::current();
    const qreal half = length * plumpness / 2;
    QPainterPath blade;
    blade.moveTo(0, 0);
    blade.cubicTo(length * 0.18, -half * 1.25, length * 0.66, -half * 1.25, length, 0);
    blade.cubicTo(length * 0.70, half * 1.15, length * 0.20, half * 1.25, 0, 0);
    painter.save();
    painter.translate(base);
    painter.rotate(degrees);
    QLinearGradient light(0, -half, 0, half);
    const QColor leaf = theme.colour(Role::Leaf);
    const QColor deep = theme.colour(Role::LeafDeep);
    light.setColorAt(0, mixed(leaf, Qt::white, 0.86));
    light.setColorAt(0.49, leaf);
    light.setColorAt(0.51, mixed(leaf, deep, 0.72));
    light.setColorAt(1, mixed(leaf, deep, 0.5));
    painter.setBrush(light);
    painter.setPen(QPen(mixed(deep, leaf, 0.75), qBound(0.4, length * 0.035, 1.4)));
    painter.drawPath(blade);
    if (length > 14) {
        const QColor vein = mixed(deep, leaf, 0.6);
        painter.setPen(QPen(vein, qBound(0.5, length * 0.03, 1.3), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(0, 0), QPointF(length * 0.86, 0));
        if (length > 34)
            for (const qreal at : {0.24, 0.42, 0.60})
                for (const qreal side : {-1.0, 1.0})
                    painter.drawLine(QPointF(length * at, 0),
                                     QPointF(length * (at + 0.16), side * half * (0.78 - at * 0.55)));
    }
    painter.restore();
}

void paintTendril(QPainter& painter, const QPointF& base, qreal length, qreal degrees, bool curlsLeft) {
    painter.save();
    painter.translate(base);
    painter.rotate(degrees);
    painter.scale(1, curlsLeft ? -1 : 1);
    QPainterPath curl;
    curl.moveTo(0, 0);
    curl.cubicTo(length * 0.3, -length * 0.12, length * 0.5, length * 0.10, length * 0.72, length * 0.02);
    // The tip winds into a spiral of one and a half turns.
    const QPointF centre(length * 0.74, -length * 0.13);
    constexpr int steps = 26;
    for (int i = 0; i <= steps; ++i) {
        const qreal turn = static_cast<qreal>(i) / steps;
        const qreal angle = std::numbers::pi / 2 - turn * 3 * std::numbers::pi;
        const qreal radius = length * 0.15 * (1 - 0.72 * turn);
        curl.lineTo(centre + QPointF(std::cos(angle), std::sin(angle)) * radius);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Theme::current().colour(Role::Stem), qBound(0.6, length * 0.045, 2.0), Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(curl);
    painter.restore();
}

} // namespace app
