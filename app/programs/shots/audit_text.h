// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/painted_words.h"

#include "app/ui/theme/colour_table.h"

class QImage;
class QRect;
class QWidget;

namespace app {

/// The words that a widget shows now, their place and size: its own report if it paints them itself, else as
/// its class and style draw them. Empty for widgets without words and for classes that this function does not
/// know.
QList<PaintedText> textsOf(const QWidget& widget);

/// The most common colour in `rect` but that of the words there, which is their background; invalid outside
/// the picture.
QColor commonColour(const QImage& picture, const QRect& rect, const QColor& ink);

} // namespace app
