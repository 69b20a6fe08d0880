// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QRectF>
#include <QtCore/QSizeF>
#include <QtCore/QString>
#include <QtGui/QColor>

namespace app {

/// One text as a widget paints it now, in the widget's coordinates.
struct PaintedText {
    QString text = {};
    QRectF available = {};
    /// What the text takes in its font, on as many lines as it is painted.
    QSizeF needed = {};
    QColor foreground = {};
    QColor background = {};
};

/// A widget that paints its words itself instead of leaving that to a label. It reports what it paints, since
/// nobody can see that from outside: tests of layout and contrast read it.
class PaintsWords {
public:
    virtual QList<PaintedText> paintedTexts() const = 0;

protected:
    ~PaintsWords() = default;
};

} // namespace app
