// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/shapes/plant_look.h"

#include <QtCore/QSize>

class QPainter;
class QPixmap;
class QRectF;

namespace app {

using shapes::PlantLook;

/// Paints the plant that a card describes into `rect`.
void paintPlant(QPainter& painter, const QRectF& rect, const PlantLook& look);

/// The same as a cached pixmap; `size` in device-independent pixels.
QPixmap plantPixmap(const PlantLook& look, QSize size, qreal devicePixelRatio);

} // namespace app
