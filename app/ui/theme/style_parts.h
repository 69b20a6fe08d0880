// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "button_kind.h"

#include <QtCore/QRectF>
#include <QtGui/QColor>

#include <optional>

class QPainter;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionComboBox;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QStyleOptionTab;

/// How the style draws each standard control, with one function for each.
namespace app::style_parts {

/// Paints a surface with round corners and a line of `width` inside its edge.
void surface(QPainter& painter, const QRectF& rect, qreal radius, const QColor& fill, const QColor& line,
             qreal width);
/// The width of the arrow on a button that opens a menu, at scale 1.
inline constexpr qreal menuArrow = 14;
void chevronDown(QPainter& painter, const QRectF& rect, const QColor& colour, qreal rotation = 0);
void tick(QPainter& painter, const QRectF& rect, const QColor& colour);

/// `body`: the part of its rectangle without the room for a shadow; `kind`: empty if it has none.
void button(QPainter& painter, const QStyleOption& option, const QRectF& body,
            std::optional<ButtonKind> kind);
/// The colour of its words.
QColor buttonInk(const QStyleOption& option, std::optional<ButtonKind> kind);
void editor(QPainter& painter, const QStyleOption& option);
void checkBox(QPainter& painter, const QStyleOption& option);
void radioButton(QPainter& painter, const QStyleOption& option);
void comboBox(QPainter& painter, const QStyleOptionComboBox& option, const QRectF& arrow);
void spinBox(QPainter& painter, const QStyleOptionSpinBox& option, const QRectF& up, const QRectF& down);
void slider(QPainter& painter, const QStyleOptionSlider& option, const QRectF& groove, const QRectF& handle);
void scrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRectF& slider);
void tab(QPainter& painter, const QStyleOptionTab& option);

} // namespace app::style_parts
