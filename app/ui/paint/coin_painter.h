// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRectF;

namespace app {

/// Paints a florin in the largest circle in the middle of `rect`.
void paintCoin(QPainter& painter, const QRectF& rect);

} // namespace app
