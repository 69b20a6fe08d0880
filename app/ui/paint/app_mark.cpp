// SPDX-License-Identifier: GPL-3.0-or-later
#include "icons.h"

#include "app/ui/theme/theme.h"
#include "flower_painter.h"
#include "leaf_painter.h"
#include "lettering.h"
#include "pod_painter.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPixmap>

namespace app {

void paintAppMark(QPainter& painter, const QRectF& rect) {
    using genotype::Phenotype;
    const QRectF square = squareIn(rect);
    const qreal side = square.width();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    const auto at = [side](qreal x, qreal y) { return QPointF(x, y) * side; };
    QPainterPath stem;
    stem.moveTo(at(0.40, 0.945));
    stem.cubicTo(at(0.30, 0.76), at(0.56, 0.56), at(0.48, 0.28));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(Theme::current().colour(Role::Stem), qMax(1.1, side * 0.055), Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(stem);
    if (side < 30) {
        // The parts are few and large, so that even at 16 pixels the mark is recognisable as a pea.
        paintLeaflet(painter, at(0.44, 0.70), side * 0.38, 200, 0.7);
        paintPod(painter, at(0.37, 0.60), side * 0.60, 26, Phenotype::GreenPods, Phenotype::RoundSeeds);
        paintFlower(painter, at(0.47, 0.30), side * 0.54, -4, Phenotype::PurpleFlowers);
    } else {
        paintTendril(painter, at(0.475, 0.52), side * 0.36, -20, false);
        paintLeaflet(painter, at(0.455, 0.55), side * 0.40, 198, 0.62);
        paintLeaflet(painter, at(0.40, 0.80), side * 0.30, 206, 0.62);
        paintPod(painter, at(0.45, 0.58), side * 0.54, 28, Phenotype::GreenPods, Phenotype::RoundSeeds);
        paintFlower(painter, at(0.49, 0.255), side * 0.44, -4, Phenotype::PurpleFlowers);
    }
    painter.restore();
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
