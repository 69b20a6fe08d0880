// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/Qt>
#include <QtGui/QPainterPath>

class QString;

namespace app {

/// The largest square in the middle of `rect`.
QRectF squareIn(const QRectF& rect);

enum class Lettering { Upright, Italic };

/// `text` in the bold serif as an outline in the middle of `box`: plain capitals as high as the box,
/// everything else within it, and narrower than usual where it would be too wide.
QPainterPath lettering(const QString& text, const QRectF& box, Lettering style = Lettering::Upright);

} // namespace app
