// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/QPainterPath>

#include <string_view>

class QColor;
class QPainter;

namespace app {

/// A drawing on a grid of 24 × 24, written as letters and numbers separated by spaces: `M x y`, `L x y`, `Q`,
/// `C`, `Z` as in SVG (absolute), `O cx cy r` a circle, `R x y w h r` a rounded rectangle, `A cx cy r from
/// sweep` an arc in degrees, anticlockwise from three o'clock.
struct LineDrawing {
    std::string_view lines;     ///< stroked
    std::string_view solids{};  ///< filled
    std::string_view details{}; ///< stroked thinner, left out below 22 pixels
};

QPainterPath drawingPath(std::string_view notation);

/// Paints the drawing in one colour into the largest square in the middle of `rect`.
void paintDrawing(QPainter& painter, const QRectF& rect, const LineDrawing& drawing, const QColor& colour);

} // namespace app
