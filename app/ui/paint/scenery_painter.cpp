// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenery_painter.h"

#include "app/ui/theme/theme.h"
#include "shape_painter.h"

#include <QtGui/QPainter>
#include <QtGui/QPixmapCache>

namespace app {

shapes::Daylight daylightOfTheme() {
    return Theme::current().kind() == ThemeKind::Dark ? shapes::Daylight::Night : shapes::Daylight::Morning;
}

QPixmap sceneryPixmap(const QString& name, QSize size, qreal devicePixelRatio,
                      const std::function<shapes::Shape(const shapes::Box&, shapes::Daylight)>& draw) {
    const QString key = QStringLiteral("scenery:%1:%2x%3@%4:%5")
                            .arg(static_cast<int>(Theme::current().kind()))
                            .arg(size.width())
                            .arg(size.height())
                            .arg(devicePixelRatio)
                            .arg(name);
    QPixmap picture;
    if (size.isEmpty() || QPixmapCache::find(key, &picture))
        return picture;
    picture = QPixmap(size * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintShape(painter, draw(boxOf(QRectF(QPointF(), QSizeF(size))), daylightOfTheme()).parts);
    painter.end();
    QPixmapCache::insert(key, picture);
    return picture;
}

} // namespace app
