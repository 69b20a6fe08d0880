// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRectF;

namespace app {

/// Paints Brother Johann's head and shoulders in a round frame.
void paintJohannsFace(QPainter& painter, const QRectF& rect);

} // namespace app
