// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_board.h"

#include "app/ui/widgets/focus_walk.h"
#include "prompt_bar.h"

#include <QtGui/QFocusEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

namespace app {

/// After a change, the focus must be on something that exists, preferably something that glows.
void GameBoard::keepFocus() {
    QWidget* focus = QApplication::focusWidget();
    if (!isVisible() || m_handover->isVisible() || (focus && !isAncestorOf(focus) && focus != this))
        return;
    const auto* button = qobject_cast<GlowButton*>(focus);
    const bool stays = focus && focus != this && focus->isVisible() && focus->isEnabled();
    const auto ready = glowing();
    const bool nothingElse = ready.isEmpty() && !proceedButton()->isVisible();
    if (stays && (!button || button->isGlowing() || nothingElse))
        return;
    if (!ready.isEmpty()) {
        ready.front()->setFocus(Qt::OtherFocusReason);
        m_scroll->ensureWidgetVisible(ready.front());
    } else if (proceedButton()->isVisible()) {
        proceedButton()->setFocus(Qt::OtherFocusReason);
    } else if (!stays) {
        setFocus(Qt::OtherFocusReason);
    }
}

/// If the program itself gives the board the focus, it moves on to something that can be done.
void GameBoard::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (event->reason() == Qt::OtherFocusReason)
        keepFocus();
}

void GameBoard::moveFocus(int key) {
    QWidget* from = QApplication::focusWidget();
    QWidget* next = nullptr;
    if (from && from != this && isAncestorOf(from)) {
        QWidgetList others;
        for (GlowButton* one : buttons())
            if (one->isEnabled())
                others << one;
        next = neighbour(*this, *from, others, key);
    } else if (const auto ready = glowing(); !ready.isEmpty()) {
        next = ready.front();
    } else if (const auto all = buttons(); !all.isEmpty()) {
        next = all.front();
    }
    if (next) {
        next->setFocus(Qt::TabFocusReason);
        m_scroll->ensureWidgetVisible(next);
    }
}

} // namespace app
