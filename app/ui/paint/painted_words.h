// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QRectF>
#include <QtCore/QSizeF>
#include <QtCore/QString>
#include <QtGui/QColor>

namespace app {

/// One text that a widget paints, in the widget's coordinates.
struct PaintedText {
    QString text = {};
    QRectF available = {};
    /// The size that the text needs in its font, on as many lines as are painted.
    QSizeF needed = {};
    QColor foreground = {};
    QColor background = {};
    qreal type = 0; ///< the size of the font, in pixels
};

/// A widget that paints its words itself instead of using labels. It reports what it paints, so that tests of
/// layout and contrast can read it: by default, what the widget itself paints with `drawWords`.
class PaintsWords {
public:
    virtual QList<PaintedText> paintedTexts() const;

protected:
    ~PaintsWords() = default;
};

} // namespace app
