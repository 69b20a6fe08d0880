// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRectF;
class QString;

namespace app {

/// An action marker: a trowel that stands in the ground, in the colour (0–5) and pattern of a seat. The
/// letter is left out where it could not be read.
void paintMarker(QPainter& painter, const QRectF& rect, int seatColour, const QString& letter);

/// The disc by which a seat claims a research goal, and by which it is named beside its scores.
void paintGoalMarker(QPainter& painter, const QRectF& rect, int seatColour, const QString& letter);

} // namespace app
