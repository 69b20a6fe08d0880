// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRectF;

namespace app {

// The decks seen from above. The lowest 20 pixels (at scale 1) are left free for a count.
void paintPlantBack(QPainter& painter, const QRectF& rect);
void paintToolBack(QPainter& painter, const QRectF& rect);

} // namespace app
