// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/painted_words.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QRectF>
#include <QtGui/QFont>

class QPainter;
class QWidget;

namespace app {

/// Draws words as QPainter does. During an audit, also records what was drawn, in which area and on which
/// background.
void drawWords(QPainter& painter, const QRectF& rect, int flags, const QString& words);
/// The same in this font and colour, which the painter keeps.
void drawWords(QPainter& painter, const QRectF& rect, int flags, const QString& words, const QFont& font,
               const QColor& ink);
void drawWords(QPainter& painter, const QRectF& rect, int flags, const QString& words, const QFont& font,
               Role ink = Role::Ink);

/// The font, reduced to no less than `least` of its size if the words would not fit into `room`.
QFont fitted(QFont font, const QString& words, qreal room, qreal least = 0.8);

/// The texts of a widget that paints with `drawWords`; the widget is rendered once for this, without its
/// children.
QList<PaintedText> recordedWords(const QWidget* widget);

} // namespace app
