// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRectF;
class QString;

namespace app {

/// Paints an action marker: a trowel stuck in the ground, in the colour (0–5) and pattern of a seat. The
/// letter is left out if it would be too small to read.
void paintMarker(QPainter& painter, const QRectF& rect, int seatColour, const QString& letter);

/// Paints the disc that marks a seat's research goals and stands for the seat beside its scores.
void paintGoalMarker(QPainter& painter, const QRectF& rect, int seatColour, const QString& letter);

} // namespace app
