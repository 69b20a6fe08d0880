// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot_bed.h"

#include "app/base/shapes/garden_plot.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/scenery_painter.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPixmap>

#include <algorithm>

namespace app {

bool paintsGardens() {
    return Theme::current().kind() != ThemeKind::HighContrast;
}

BedHeights::BedHeights(qreal cellHeight)
    : front(cellHeight + 3 * Theme::current().px(space::tight)),
      cells(shapes::footBelow(front) + Theme::current().px(space::tight)),
      plant(shapes::footBelow(front) + front + shapes::earthAbove(front) / 2) {}

void paintBed(QPainter& painter, const QRectF& place, const BedHeights& heights) {
    const qreal front = heights.front;
    const int high = qRound(front + shapes::footBelow(front) + 2 * shapes::earthAbove(front));
    const auto draw = [front](const shapes::Box& box, shapes::Daylight daylight) {
        return shapes::raisedBed(box, front, daylight);
    };
    painter.drawPixmap(QPointF(place.left(), place.bottom() - high),
                       sceneryPixmap(QStringLiteral("raised bed %1").arg(front),
                                     {qRound(place.width()), high}, painter.device()->devicePixelRatioF(),
                                     draw));
}

void paintSunBehind(QPainter& painter, const QRectF& plant, qreal strength) {
    QColor light = colourOf(Theme::current().kind(), Ground::Sun);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(plant, Qt::IntersectClip);
    const QPointF middle(plant.center().x(), plant.center().y());
    const qreal reach = std::min(plant.width(), plant.height()) / 2;
    for (const qreal share : {1.0, 0.75}) {
        light.setAlphaF(static_cast<float>(strength * (share < 1 ? 0.65 : 0.5)));
        setInk(painter, Qt::NoPen, light);
        painter.drawEllipse(middle, reach * share, reach * share);
    }
    painter.restore();
}

} // namespace app
