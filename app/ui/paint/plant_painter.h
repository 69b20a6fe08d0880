// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plant_look.h"

#include <QtCore/QSize>

class QPainter;
class QPixmap;
class QRectF;

namespace app {

/// Paints the plant that a card describes into `rect`, in the style of a botanical plate: pod and flowers are
/// larger than life, so that their traits can be seen on a card of 60 pixels.
void paintPlant(QPainter& painter, const QRectF& rect, const PlantLook& look);

/// The same as a cached pixmap; `size` in device-independent pixels.
QPixmap plantPixmap(const PlantLook& look, QSize size, qreal devicePixelRatio);

} // namespace app
