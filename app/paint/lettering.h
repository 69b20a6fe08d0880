#pragma once

#include <QtCore/Qt>
#include <QtGui/QPainterPath>

class QString;

namespace app {

/// The largest square in the middle of `rect`.
QRectF squareIn(const QRectF& rect);

enum class Lettering { Upright, Italic };

/// `text` in the bold serif as an outline in the middle of `box`: capitals as high as the box, and narrower
/// than usual where they would be too wide for it.
QPainterPath lettering(const QString& text, const QRectF& box, Lettering style = Lettering::Upright);

} // namespace app
