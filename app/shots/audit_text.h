// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/painted_words.h"

#include "app/theme/colour_table.h"

class QImage;
class QRect;
class QWidget;

namespace app {

/// The words that a widget shows now, where and how large: its own report if it paints them itself, else as
/// its class and style draw them. Empty for widgets without words, and for those that nobody can see into.
QList<PaintedText> textsOf(const QWidget& widget);

/// The colour that most pixels of `rect` have, the ground of the words there; invalid outside of the picture.
QColor commonColour(const QImage& picture, const QRect& rect);

} // namespace app
