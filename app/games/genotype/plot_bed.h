// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QRectF>

class QPainter;

namespace app {

/// Whether gardens are painted as places; in high contrast, they are plain grounds.
bool paintsGardens();

/// How high the parts of a bed are above the lower edge of its place, if the cells of its plant are as high
/// as this.
struct BedHeights {
    explicit BedHeights(qreal cellHeight);

    qreal front; ///< the wooden front itself
    qreal cells; ///< the lower edge of the cells, which stand on the front
    qreal plant; ///< what grows in it
};

void paintBed(QPainter& painter, const QRectF& place, const BedHeights& heights);
/// The sun behind a plant that stands there.
void paintSunBehind(QPainter& painter, const QRectF& plant, qreal strength);

} // namespace app
