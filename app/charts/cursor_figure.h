// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted_figure.h"

namespace app {

/// A picture with a cursor: the arrow keys move it from part to part, and the mouse points at one.
class CursorFigure : public PaintedFigure {
    Q_OBJECT
public:
    /// It takes the focus, and follows the mouse without a pressed button.
    CursorFigure(QSize least, QWidget* parent);

signals:
    /// The cursor is elsewhere, or what is below it has changed.
    void cursorMoved();

protected:
    /// Moves the cursor as this key does; without a cursor, sets it. False if the key means nothing here.
    virtual bool step(int key) = 0;
    /// The mouse is at this point of the picture.
    virtual void pointAt(QPointF point) = 0;
    /// The keyboard has brought the focus: a picture whose cursor can be nowhere sets it.
    virtual void enter() {}
    /// The focus has gone.
    virtual void leave() {}

    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
};

} // namespace app
