// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_plan.h"

#include "app/games/board/board_area.h"
#include "app/games/board/prompt_bar.h"
#include "app/games/board/score_track.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "garden_panel.h"
#include "johann_panel.h"
#include "shops_panel.h"
#include "table_layout.h"
#include "top_bar.h"
#include "trait_benches.h"

#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

namespace app {

/// What last events and strip leave of the board's height.
int BoardPlan::freeHeight() const {
    const QWidget& board = m_parts.board;
    return board.height() - m_parts.area.eventsHeight() - m_parts.area.stripHeight(board.width());
}

bool BoardPlan::isFolded() const {
    const Theme& theme = Theme::current();
    return m_parts.board.width() < theme.px(1180) || freeHeight() < theme.px(660);
}

void BoardPlan::arrange() {
    const Theme& theme = Theme::current();
    const int margin = theme.px(8);
    const int gap = theme.px(5);
    const int bar = theme.px(space::page + space::small);
    const int wide = m_parts.board.width() - 2 * margin;
    const bool folded = isFolded();
    BoardArea& area = m_parts.area;
    QScrollArea& scroll = *area.scroll();
    int y = theme.px(6);
    m_parts.top.setFolded(folded);
    const int top = m_parts.top.lines() * (bar + gap) - gap;
    // If, with large type, the top bar would leave too little room, it scrolls with the table.
    const bool topScrolls = folded && m_parts.board.height() < theme.px(560);
    if (QWidget* home = topScrolls ? area.table() : &m_parts.board; m_parts.top.parentWidget() != home) {
        m_parts.top.setParent(home);
        m_parts.top.show();
    }
    if (!topScrolls) {
        m_parts.top.setGeometry(margin, y, wide, top);
        y += top + gap;
    }
    // In a low window, the players' own entries say the points, and the table needs the room.
    m_parts.scores.setVisible(freeHeight() >= theme.px(folded ? 720 : 690));
    if (!m_parts.scores.isHidden()) {
        m_parts.scores.setGeometry(margin, y, wide, m_parts.scores.sizeHint().height());
        y += m_parts.scores.height() + gap;
    }
    m_parts.prompt.setFolded(folded);
    const int prompt = m_parts.prompt.neededHeight();
    m_parts.prompt.setGeometry(margin, y, wide, prompt);
    y += prompt + gap;
    if (QWidget* above = area.strip()) {
        above->setGeometry(margin, y, wide, area.stripHeight(wide));
        y += above->height() + gap;
    }
    // The whole table reaches the edges of the board, where its garden ends.
    const int low = m_parts.board.height() - area.eventsHeight();
    if (folded)
        scroll.setGeometry(margin, y, wide, low - y - theme.px(6));
    else
        scroll.setGeometry(0, y, m_parts.board.width(), low - y);
    const int bars = folded ? scroll.verticalScrollBar()->sizeHint().width() : 0;
    const bool solo = !m_parts.johann.isHidden();
    const TableLayout layout = folded ? foldedTable(scroll.width() - bars, solo)
                                      : wholeTable({scroll.width(), scroll.height()}, margin, solo);
    const int down = topScrolls ? top + gap : 0;
    if (topScrolls)
        m_parts.top.setGeometry(0, 0, layout.size.width(), top);
    area.table()->resize(layout.size.width(), layout.size.height() + down);
    const QList<TraitBench*>& benches = m_parts.benches.all();
    for (int i = 0; i < benches.size(); ++i)
        benches[i]->setGeometry(layout.benches[static_cast<std::size_t>(i)].translated(0, down));
    m_parts.shops.setGeometry(layout.shops.translated(0, down));
    m_parts.garden.setGeometry(layout.garden.translated(0, down));
    m_parts.johann.setGeometry(layout.johann.translated(0, down));
    for (QWidget* over : m_parts.overShops)
        over->setGeometry(logPlace());
}

QRect BoardPlan::logPlace() const {
    const QWidget& shops = m_parts.shops;
    return isFolded() ? m_parts.area.scroll()->geometry()
                      : QRect(shops.mapTo(&m_parts.board, QPoint()), shops.size());
}

} // namespace app
