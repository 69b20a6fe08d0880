// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/catalogue.h"

#include <QtCore/QtGlobal>

class QPainter;
class QPointF;
class QRectF;

namespace app {

/// An environment as a scene that fills `rect`: all of it grows from the rectangle, so that it is sharp at
/// any size.
void paintEnvironment(QPainter& painter, const QRectF& rect, genomewars::Environment environment);

/// A bacterium, a rod with flagella, lying at an angle in degrees; `length` in pixels. In the colour of a
/// seat, with its pattern.
void paintBacterium(QPainter& painter, const QPointF& centre, qreal length, qreal angle, int seatColour);

} // namespace app
