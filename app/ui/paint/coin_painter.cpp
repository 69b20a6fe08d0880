// SPDX-License-Identifier: GPL-3.0-or-later
#include "coin_painter.h"

#include "app/ui/theme/theme.h"
#include "lettering.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace app {

namespace {

/// The lily of the florin. A letter F would be mistaken for an allele beside a Punnett square.
QPainterPath lily(const QRectF& room) {
    const qreal half = std::min(room.width(), room.height()) / 2;
    const auto at = [&](qreal x, qreal y) { return room.center() + QPointF(x, y) * half; };
    QPainterPath path(at(0, -1));
    path.setFillRule(Qt::WindingFill);
    path.cubicTo(at(0.5, -0.5), at(0.36, 0.1), at(0, 0.42));
    path.cubicTo(at(-0.36, 0.1), at(-0.5, -0.5), at(0, -1));
    for (const qreal side : {-1.0, 1.0}) {
        path.moveTo(at(side * 0.1, 0.42));
        path.cubicTo(at(side * 0.3, -0.2), at(side * 0.5, -0.62), at(side * 0.8, -0.5));
        path.cubicTo(at(side * 1.1, -0.3), at(side * 0.98, 0.16), at(side * 0.64, 0.1));
        path.cubicTo(at(side * 0.8, -0.1), at(side * 0.62, -0.22), at(side * 0.5, 0.02));
        path.cubicTo(at(side * 0.42, 0.2), at(side * 0.36, 0.36), at(side * 0.1, 0.42));
    }
    path.addRect(QRectF(at(-0.46, 0.4), at(0.46, 0.58)));
    path.moveTo(at(-0.12, 0.56));
    path.lineTo(at(-0.3, 0.94));
    path.lineTo(at(0, 0.8));
    path.lineTo(at(0.3, 0.94));
    path.lineTo(at(0.12, 0.56));
    path.closeSubpath();
    return path;
}

} // namespace

void paintCoin(QPainter& painter, const QRectF& rect) {
    const Theme& theme = Theme::current();
    const QRectF square = squareIn(rect);
    const QPointF centre = square.center();
    const qreal side = square.width();
    const QColor gold = theme.colour(Role::CoinFill);
    const QColor rim = theme.colour(Role::CoinRim);
    const QColor ink = theme.colour(Role::CoinInk);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);

    const qreal line = qMax(0.9, side * 0.055);
    const qreal radius = side / 2 - line;
    painter.setPen(Qt::NoPen);
    painter.setBrush(rim);
    painter.drawEllipse(square);
    QRadialGradient light(centre - QPointF(radius, radius) * 0.35, radius * 1.5);
    light.setColorAt(0, mixed(gold, Qt::white, 0.62));
    light.setColorAt(0.55, gold);
    light.setColorAt(1, mixed(gold, ink, 0.82));
    painter.setBrush(light);
    painter.drawEllipse(centre, radius, radius);
    if (side >= 22) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(mixed(ink, gold, 0.45), qMax(0.7, side * 0.02)));
        painter.drawEllipse(centre, radius * 0.78, radius * 0.78);
    }
    if (side >= 40) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mixed(ink, gold, 0.5));
        constexpr int beads = 28;
        for (int i = 0; i < beads; ++i) {
            const qreal angle = 2 * std::numbers::pi * i / beads;
            painter.drawEllipse(centre + QPointF(std::cos(angle), std::sin(angle)) * radius * 0.875,
                                side * 0.012, side * 0.012);
        }
    }
    QRectF middle(0, 0, side * 0.6, side * (side < 22 ? 0.68 : 0.52));
    middle.moveCenter(centre);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(lily(middle));
    painter.restore();
}

} // namespace app
