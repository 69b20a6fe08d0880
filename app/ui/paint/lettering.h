// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/Qt>
#include <QtGui/QPainterPath>

class QString;

namespace app {

/// The largest square in the middle of `rect`.
QRectF squareIn(const QRectF& rect);

enum class Lettering { Upright, Italic };

/// The outline of `text` in the bold serif in the middle of `box`: capitals are as high as the box,
/// everything else fits within it, and text that would be too wide is squeezed.
QPainterPath lettering(const QString& text, const QRectF& box, Lettering style = Lettering::Upright);

} // namespace app
