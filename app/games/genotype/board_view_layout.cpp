// SPDX-License-Identifier: GPL-3.0-or-later

// The layout of Genotype's board.
#include "app/games/board/prompt_bar.h"
#include "app/games/board/score_track.h"
#include "app/ui/theme/theme.h"
#include "board_view.h"
#include "garden_panel.h"
#include "johann_panel.h"
#include "johann_story.h"
#include "round_up_panel.h"
#include "shops_panel.h"
#include "table_layout.h"
#include "top_bar.h"
#include "trait_bench.h"

#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

namespace app {

/// Whether the type is so large for the window that the panes are below one another and scroll, so that
/// nothing is cut off.
bool BoardView::isFolded() const {
    const Theme& theme = Theme::current();
    return width() < theme.px(1180) || height() - eventsHeight() - stripHeight(width()) < theme.px(660);
}

/// In a low window, the players' own entries say the points, and the table needs the room.
bool BoardView::hasRoomForScores() const {
    const Theme& theme = Theme::current();
    const int free = height() - eventsHeight() - stripHeight(width());
    return free >= theme.px(isFolded() ? 720 : 690);
}

/// Places top bar, score track, prompt and table from top to bottom, all in units of the theme.
void BoardView::arrange() {
    const Theme& theme = Theme::current();
    const int margin = theme.px(8);
    const int gap = theme.px(5);
    const int bar = theme.px(38);
    const int wide = width() - 2 * margin;
    const bool folded = isFolded();
    int y = theme.px(6);
    m_top->setFolded(folded);
    const int top = m_top->lines() * (bar + gap) - gap;
    // If, with large type, the top bar would leave too little room, it scrolls with the table.
    const bool topScrolls = folded && height() < theme.px(560);
    if (QWidget* home = topScrolls ? table() : this; m_top->parentWidget() != home) {
        m_top->setParent(home);
        m_top->show();
    }
    if (!topScrolls) {
        m_top->setGeometry(margin, y, wide, top);
        y += top + gap;
    }
    m_scores->setVisible(hasRoomForScores());
    if (!m_scores->isHidden()) {
        m_scores->setGeometry(margin, y, wide, m_scores->sizeHint().height());
        y += m_scores->height() + gap;
    }
    promptBar()->setFolded(folded);
    const int prompt = promptBar()->neededHeight();
    promptBar()->setGeometry(margin, y, wide, prompt);
    y += prompt + gap;
    if (QWidget* above = strip()) {
        above->setGeometry(margin, y, wide, stripHeight(wide));
        y += above->height() + gap;
    }
    scroll()->setGeometry(margin, y, wide, height() - y - theme.px(6) - eventsHeight());
    const int bars = folded ? scroll()->verticalScrollBar()->sizeHint().width() : 0;
    const bool solo = !m_johann->isHidden();
    const TableLayout layout = folded ? foldedTable(scroll()->width() - bars, solo)
                                      : wholeTable({scroll()->width(), scroll()->height()}, solo);
    const int down = topScrolls ? top + gap : 0;
    if (topScrolls)
        m_top->setGeometry(0, 0, layout.size.width(), top);
    table()->resize(layout.size.width(), layout.size.height() + down);
    for (int i = 0; i < m_benches.size(); ++i)
        m_benches[i]->setGeometry(layout.benches[static_cast<std::size_t>(i)].translated(0, down));
    m_shops->setGeometry(layout.shops.translated(0, down));
    m_gardenPanel->setGeometry(layout.garden.translated(0, down));
    m_johann->setGeometry(layout.johann.translated(0, down));
    m_story->setGeometry(logPlace());
    m_roundUp->setGeometry(logPlace());
}

/// Over the shops, or over everything if there is little room.
QRect BoardView::logPlace() const {
    return isFolded() ? scroll()->geometry() : QRect(m_shops->mapTo(this, QPoint()), m_shops->size());
}

} // namespace app
