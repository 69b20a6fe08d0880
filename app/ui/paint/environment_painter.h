// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/catalogue.h"

#include <QtCore/QtGlobal>

class QPainter;
class QPointF;
class QRectF;

namespace app {

/// Paints an environment as a scene that fills `rect`. It is drawn in proportion to the rectangle and so is
/// sharp at any size.
void paintEnvironment(QPainter& painter, const QRectF& rect, genomewars::Environment environment);

/// Paints a bacterium: a rod with flagella at an angle in degrees, `length` pixels long, in the colour and
/// pattern of a seat.
void paintBacterium(QPainter& painter, const QPointF& centre, qreal length, qreal angle, int seatColour);

} // namespace app
