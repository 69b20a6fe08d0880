// SPDX-License-Identifier: GPL-3.0-or-later
#include "cursor_figure.h"

#include <QtGui/QFocusEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>

namespace app {

CursorFigure::CursorFigure(QSize least, QWidget* parent) : PaintedFigure(least, parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void CursorFigure::keyPressEvent(QKeyEvent* event) {
    if (!step(event->key()))
        PaintedFigure::keyPressEvent(event);
}

void CursorFigure::mousePressEvent(QMouseEvent* event) {
    pointAt(event->position());
}

void CursorFigure::mouseMoveEvent(QMouseEvent* event) {
    pointAt(event->position());
}

void CursorFigure::focusInEvent(QFocusEvent* event) {
    if (event->reason() != Qt::MouseFocusReason)
        enter();
    PaintedFigure::focusInEvent(event);
    update();
}

void CursorFigure::focusOutEvent(QFocusEvent* event) {
    leave();
    PaintedFigure::focusOutEvent(event);
    update();
}

} // namespace app
