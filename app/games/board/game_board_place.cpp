// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the shell that puts a board's parts into their places.
#include "app/ui/theme/theme.h"
#include "game_board.h"
#include "game_log.h"
#include "prompt_bar.h"

#include <QtGui/QResizeEvent>
#include <QtGui/QShowEvent>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace app {

void GameBoard::setStrip(QWidget* strip) {
    m_strip = strip;
    strip->setParent(this);
    if (m_column)
        m_column->insertWidget(m_column->indexOf(m_prompt) + 1, strip);
    // By keyboard, what to do comes before where to do it.
    setTabOrder(m_prompt, strip);
    place();
}

void GameBoard::reveal(QWidget* part) {
    if (m_table->isAncestorOf(part))
        m_scroll->ensureWidgetVisible(part);
}

QWidget* GameBoard::strip() const {
    return m_strip && !m_strip->isHidden() ? m_strip : nullptr;
}

int GameBoard::stripHeight(int wide) const {
    return strip() && !m_column ? m_strip->heightForWidth(wide) : 0;
}

QRect GameBoard::logPlace() const {
    const int wide = std::min(width(), Theme::current().px(390));
    return {width() - wide, m_scroll->y(), wide, height() - m_scroll->y()};
}

void GameBoard::place() {
    if (!m_log)
        return;
    arrange();
    placeEvents();
    m_log->setGeometry(logPlace());
    placeHandover();
    m_motion->setGeometry(rect());
    emit placed();
}

/// Puts the handover screen over the parts that it covers.
void GameBoard::placeHandover() {
    QRect place;
    for (const QWidget* part : std::as_const(m_covered))
        place = place.united(part->geometry());
    m_handover->setGeometry(place);
    m_handover->raise();
}

void GameBoard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_column) {
        m_column->activate();
        if (m_table->layout())
            m_table->layout()->activate();
    }
    place();
}

void GameBoard::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    place();
    keepFocus();
}

} // namespace app
