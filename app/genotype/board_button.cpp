// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_button.h"

#include "app/theme/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

namespace app {

BoardButton::BoardButton(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::ClickFocus);
    setAttribute(Qt::WA_Hover);
    setMouseTracking(true);
}

void BoardButton::setGlowing(bool glowing) {
    m_glowing = glowing;
    setFocusPolicy(glowing ? Qt::StrongFocus : Qt::ClickFocus);
    setCursor(glowing ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

bool BoardButton::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::Enter:
    case QEvent::FocusIn:
        emit attended(m_target);
        update();
        break;
    case QEvent::Leave:
    case QEvent::FocusOut:
        emit unattended();
        update();
        break;
    default: break;
    }
    return QAbstractButton::event(event);
}

void BoardButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    // The arrows are the board's: it looks for the nearest neighbour.
    const bool arrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right ||
                       event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (arrow) {
        event->ignore();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void BoardButton::paintFrame(QPainter& painter, const QRectF& rect, const QColor& rest, const QColor& line,
                             qreal radius) const {
    const Theme& theme = Theme::current();
    const qreal round = theme.px(radius);
    const qreal width = m_glowing ? theme.px(2) : std::max(1, theme.px(1));
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill = m_glowing ? theme.colour(Role::GlowFill) : rest;
    if (m_glowing && underMouse())
        fill = mixed(theme.colour(Role::GlowBorder), fill, 0.15);
    painter.setPen(QPen(m_glowing ? theme.colour(Role::GlowBorder) : line, width));
    painter.setBrush(fill);
    const qreal inset = width / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), round, round);
    if (hasFocus()) {
        const qreal ring = theme.px(2);
        painter.setPen(QPen(theme.colour(Role::Focus), ring));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2), round, round);
    }
}

} // namespace app
