// SPDX-License-Identifier: GPL-3.0-or-later
#include "harvest_flight.h"

#include "app/ui/paint/plant_painter.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QEasingCurve>
#include <QtCore/QLineF>
#include <QtGui/QPainter>
#include <QtGui/QPixmap>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace app {

namespace {
constexpr int harvestTime = 480;
} // namespace

Flight harvestFlight(const PlantLook& look, int points, const QRectF& plot, const QRectF& player) {
    const qreal high = std::min(plot.width(), plot.height()) * 0.8;
    const auto place = [plot, player, high](qreal t) {
        const qreal way = QEasingCurve(QEasingCurve::InOutCubic).valueForProgress(t);
        const qreal side = high * (1 + 0.2 * std::sin(std::numbers::pi * t)) * (1 - 0.6 * way);
        return squareAround(QLineF(plot.center(), player.center()).pointAt(way), side);
    };
    const auto above = [](const QRectF& plant) {
        const qreal line = Theme::current().px(26);
        return QRectF(plant.center().x() - 2 * line, plant.top() - line, 4 * line, line);
    };
    return {.duration = harvestTime,
            .bounds = [place, above](qreal t) { return place(t).united(above(place(t))); },
            .paint =
                [place, above, look, points, high](QPainter& painter, qreal t) {
                    const QRectF plant = place(t);
                    const QSize size(qRound(high), qRound(high));
                    const QPixmap picture = plantPixmap(look, size, painter.device()->devicePixelRatioF());
                    painter.setRenderHint(QPainter::SmoothPixmapTransform);
                    painter.setOpacity(t < 0.8 ? 1 : (1 - t) * 5);
                    painter.drawPixmap(plant, picture, QRectF(picture.rect()));
                    painter.setFont(Theme::current().serif(20, QFont::Bold));
                    painter.setPen(Theme::current().colour(Role::SageText));
                    painter.drawText(above(plant), Qt::AlignCenter, QStringLiteral("+%1").arg(points));
                },
            .landed = [] {}};
}

} // namespace app
