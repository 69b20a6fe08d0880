// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_focus.h"

#include "app/ui/widgets/focus_walk.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QScrollArea>

#include <utility>

namespace app {

BoardFocus::BoardFocus(const Parts& parts, Buttons pointable)
    : m_parts(parts), m_pointable(std::move(pointable)) {}

QList<GlowButton*> BoardFocus::buttons() const {
    QList<GlowButton*> seen = m_pointable();
    seen.removeIf([this](const GlowButton* one) { return !one->isVisibleTo(&m_parts.board); });
    return seen;
}

QList<GlowButton*> BoardFocus::glowing() const {
    QList<GlowButton*> ready = buttons();
    ready.removeIf([](const GlowButton* one) { return !one->isGlowing(); });
    return ready;
}

bool BoardFocus::isOnBoard(const QWidget* widget) const {
    return widget && (widget == &m_parts.board || m_parts.board.isAncestorOf(widget));
}

void BoardFocus::keep() const {
    QWidget* focus = QApplication::focusWidget();
    if (!m_parts.board.isVisible() || m_parts.cover.isVisible() || (focus && !isOnBoard(focus)))
        return;
    const auto* button = qobject_cast<GlowButton*>(focus);
    const bool stays = focus && focus != &m_parts.board && focus->isVisible() && focus->isEnabled();
    const auto ready = glowing();
    const bool nothingElse = ready.isEmpty() && !m_parts.proceed.isVisible();
    if (stays && (!button || button->isGlowing() || nothingElse))
        return;
    if (!ready.isEmpty()) {
        ready.front()->setFocus(Qt::OtherFocusReason);
        m_parts.scroll.ensureWidgetVisible(ready.front());
    } else if (m_parts.proceed.isVisible()) {
        m_parts.proceed.setFocus(Qt::OtherFocusReason);
    } else if (!stays) {
        m_parts.board.setFocus(Qt::OtherFocusReason);
    }
}

void BoardFocus::move(int key) const {
    QWidget* from = QApplication::focusWidget();
    QWidget* next = nullptr;
    if (from != &m_parts.board && isOnBoard(from)) {
        QWidgetList others;
        for (GlowButton* one : buttons())
            if (one->isEnabled())
                others << one;
        next = neighbour(m_parts.board, *from, others, key);
    } else if (const auto ready = glowing(); !ready.isEmpty()) {
        next = ready.front();
    } else if (const auto all = buttons(); !all.isEmpty()) {
        next = all.front();
    }
    if (next) {
        next->setFocus(Qt::TabFocusReason);
        m_parts.scroll.ensureWidgetVisible(next);
    }
}

BoardFocus::Place BoardFocus::place() const {
    QWidget* focus = QApplication::focusWidget();
    return {focus, isOnBoard(focus)};
}

void BoardFocus::restore(const Place& before) const {
    if (before.onBoard && m_parts.board.isVisible() && !m_parts.cover.isVisible() &&
        QApplication::focusWidget() != before.widget)
        m_parts.board.setFocus(Qt::OtherFocusReason);
    keep();
}

} // namespace app
