// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_area.h"

#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/steady_scroll_area.h"
#include "handover_screen.h"
#include "last_events.h"
#include "prompt_bar.h"

#include <QtCore/QEvent>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

BoardArea::BoardArea(QWidget& board, PromptBar& prompt)
    : m_board(board), m_prompt(prompt), m_scroll(new SteadyScrollArea(&board)), m_table(new QWidget) {
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_table->setAutoFillBackground(false);
    m_scroll->setWidget(m_table);
    m_scroll->installEventFilter(this);
}

QVBoxLayout* BoardArea::column() {
    if (!m_column) {
        m_column = new QVBoxLayout(&m_board);
        page_parts::setMargins(m_column, 8, 6);
        m_scroll->setWidgetResizable(true);
        m_column->addWidget(&m_prompt);
        m_column->addWidget(m_scroll, 1);
    }
    return m_column;
}

void BoardArea::setStrip(QWidget* strip) {
    m_strip = strip;
    strip->setParent(&m_board);
    if (m_column)
        m_column->insertWidget(m_column->indexOf(&m_prompt) + 1, strip);
    // By keyboard, what to do comes before where to do it.
    QWidget::setTabOrder(&m_prompt, strip);
    fit();
}

void BoardArea::setBubble(QWidget* bubble) {
    bubble->setParent(&m_board);
    QWidget::setTabOrder(&m_prompt, bubble);
}

QWidget* BoardArea::strip() const {
    return m_strip && !m_strip->isHidden() ? m_strip : nullptr;
}

int BoardArea::stripHeight(int wide) const {
    return strip() && !m_column ? m_strip->heightForWidth(wide) : 0;
}

int BoardArea::eventsHeight() const {
    const LastEvents* events = m_overlay.events;
    return events && !m_column && !events->isHidden() ? events->sizeHint().height() : 0;
}

void BoardArea::setOverlay(const Overlay& overlay) {
    m_overlay = overlay;
    if (m_column)
        m_column->addWidget(overlay.events);
}

QRect BoardArea::logPlace() const {
    const QRect own = m_overlay.logPlace();
    if (!own.isNull())
        return own;
    const int wide = std::min(m_board.width(), Theme::current().px(390));
    return {m_board.width() - wide, m_scroll->y(), wide, m_board.height() - m_scroll->y()};
}

void BoardArea::fit() {
    if (!m_overlay.log)
        return;
    m_overlay.arrange();
    if (const int high = eventsHeight(); high > 0) {
        const int side = Theme::current().px(8);
        m_overlay.events->setGeometry(side, m_board.height() - high, m_board.width() - 2 * side, high);
    }
    m_overlay.log->setGeometry(logPlace());
    m_overlay.handover->fit();
    m_overlay.motion->setGeometry(m_board.rect());
    emit placed();
}

void BoardArea::fitToSize() {
    if (m_column) {
        m_column->activate();
        if (m_table->layout())
            m_table->layout()->activate();
    }
    fit();
}

void BoardArea::reveal(QWidget* part) {
    if (m_table->isAncestorOf(part))
        m_scroll->ensureWidgetVisible(part);
}

void BoardArea::bringUp(QWidget* part) {
    if (m_table->isAncestorOf(part))
        m_scroll->verticalScrollBar()->setValue(part->mapTo(m_table, QPoint()).y() -
                                                Theme::current().px(space::small));
}

/// Buttons pass arrow keys on to the board; on the way, they must not scroll this area.
bool BoardArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_scroll && event->type() == QEvent::KeyPress) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace app
