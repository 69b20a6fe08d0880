// SPDX-License-Identifier: GPL-3.0-or-later
#include "plant_painter.h"

#include "app/ui/theme/theme.h"
#include "shape_painter.h"

#include <QtGui/QPainter>
#include <QtGui/QPixmapCache>

namespace app {
namespace {

QString cacheKey(const PlantLook& look, QSize size, qreal ratio) {
    QString key = QStringLiteral("plant:%1:%2x%3@%4:")
                      .arg(static_cast<int>(Theme::current().kind()))
                      .arg(size.width())
                      .arg(size.height())
                      .arg(ratio);
    for (const auto& trait : look.traits)
        key += trait ? QChar('a' + static_cast<int>(*trait)) : QChar('-');
    return key;
}

} // namespace

void paintPlant(QPainter& painter, const QRectF& rect, const PlantLook& look) {
    paintShape(painter, shapes::plant(boxOf(rect), look).parts);
}

QPixmap plantPixmap(const PlantLook& look, QSize size, qreal devicePixelRatio) {
    const QString key = cacheKey(look, size, devicePixelRatio);
    QPixmap picture;
    if (size.isEmpty() || QPixmapCache::find(key, &picture))
        return picture;
    picture = QPixmap(size * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintPlant(painter, QRectF(QPointF(), QSizeF(size)), look);
    painter.end();
    QPixmapCache::insert(key, picture);
    return picture;
}

} // namespace app
