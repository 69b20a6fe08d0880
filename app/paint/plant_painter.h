// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plant_look.h"

#include <QtCore/QSize>

class QPainter;
class QPixmap;
class QRectF;

namespace app {

/// Paints the plant that a card describes into `rect`, in the manner of a botanical plate: the pod and the
/// flowers are drawn larger than life, so that their traits can be read on a card of 60 pixels.
void paintPlant(QPainter& painter, const QRectF& rect, const PlantLook& look);

/// The same as a picture kept in the cache of pixmaps; `size` in device-independent pixels.
QPixmap plantPixmap(const PlantLook& look, QSize size, qreal devicePixelRatio);

} // namespace app
