// SPDX-License-Identifier: GPL-3.0-or-later
#include "icons.h"

#include "app/ui/theme/theme.h"
#include "shape_painter.h"

#include <QtGui/QPainter>
#include <QtGui/QPixmap>

namespace app {

void paintAppMark(QPainter& painter, const QRectF& rect) {
    paintShape(painter, shapes::programMark(boxOf(rect)).parts);
}

QIcon appIcon() {
    const Theme& theme = Theme::current();
    QIcon icon;
    for (const int side : {16, 20, 24, 32, 40, 48, 64, 96, 128, 256}) {
        QPixmap tile(side, side);
        tile.fill(Qt::transparent);
        QPainter painter(&tile);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal line = qMax(1.0, side * 0.03);
        const QRectF ground = QRectF(0, 0, side, side).adjusted(line / 2, line / 2, -line / 2, -line / 2);
        painter.setPen(QPen(theme.colour(Role::Sage), line));
        painter.setBrush(theme.colour(Role::Paper));
        painter.drawRoundedRect(ground, side * 0.2, side * 0.2);
        const qreal margin = side < 30 ? line : side * 0.06;
        paintAppMark(painter, QRectF(margin, margin, side - 2 * margin, side - 2 * margin));
        painter.end();
        icon.addPixmap(tile);
    }
    return icon;
}

} // namespace app
