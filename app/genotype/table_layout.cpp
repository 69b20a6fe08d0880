// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_layout.h"

#include "app/table/prompt_bar.h"
#include "app/theme/theme.h"
#include "board_view.h"
#include "garden_panel.h"
#include "johann_panel.h"
#include "johann_story.h"
#include "shops_panel.h"
#include "top_bar.h"
#include "trait_bench.h"

#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <algorithm>

namespace app {

TableLayout wholeTable(QSize room, bool solo) {
    const Theme& theme = Theme::current();
    const int gap = theme.px(5);
    const int garden = std::clamp(static_cast<int>(room.height() * 0.325), theme.px(186), theme.px(330));
    const int middle = room.height() - garden - gap;
    const int shops = std::clamp(static_cast<int>(room.width() * 0.40), theme.px(490), theme.px(760));
    const int benches = room.width() - shops - gap;
    const double each = double(benches - 3 * gap) / 4;
    TableLayout table;
    table.size = room;
    for (std::size_t i = 0; i < table.benches.size(); ++i)
        table.benches[i] = QRect(qRound(double(i) * (each + gap)), 0, qRound(each), middle);
    table.shops = QRect(benches + gap, 0, shops, middle);
    const int johann =
        solo ? std::clamp(static_cast<int>(room.width() * 0.25), theme.px(310), theme.px(430)) : 0;
    table.garden = QRect(0, middle + gap, room.width() - (solo ? johann + gap : 0), garden);
    if (solo)
        table.johann = QRect(room.width() - johann, middle + gap, johann, garden);
    return table;
}

TableLayout foldedTable(int wide, bool solo) {
    const Theme& theme = Theme::current();
    const int gap = theme.px(5);
    const int perRow = wide >= theme.px(4 * 150) ? 4 : 2;
    const int high = theme.px(390);
    const double each = double(wide - (perRow - 1) * gap) / perRow;
    TableLayout table;
    for (int i = 0; i < 4; ++i)
        table.benches[static_cast<std::size_t>(i)] =
            QRect(qRound((i % perRow) * (each + gap)), (i / perRow) * (high + gap), qRound(each), high);
    int y = (4 / perRow) * (high + gap);
    table.shops = QRect(0, y, wide, theme.px(380));
    y += theme.px(380) + gap;
    const int garden = theme.px(wide < theme.px(1000) ? 370 : 200);
    table.garden = QRect(0, y, wide, garden);
    y += garden;
    if (solo) {
        table.johann = QRect(0, y + gap, wide, theme.px(230));
        y += gap + theme.px(230);
    }
    table.size = QSize(wide, y);
    return table;
}

/// Large type on a small window: the panes stand below one another and scroll; nothing is cut off.
bool BoardView::isFolded() const {
    const Theme& theme = Theme::current();
    return width() < theme.px(1180) || height() - eventsHeight() < theme.px(660);
}

/// Sized from one unit: top bar, prompt, then the table.
void BoardView::arrange() {
    const Theme& theme = Theme::current();
    const int margin = theme.px(8);
    const int gap = theme.px(5);
    const int bar = theme.px(38);
    const int wide = width() - 2 * margin;
    const bool folded = isFolded();
    int y = theme.px(6);
    m_top->setFolded(folded);
    const int top = folded ? 2 * bar + gap : bar;
    // Where large type would fill half of the board with what only tells, that scrolls with the table.
    const bool topScrolls = folded && height() < theme.px(560);
    if (QWidget* home = topScrolls ? table() : this; m_top->parentWidget() != home) {
        m_top->setParent(home);
        m_top->show();
    }
    if (!topScrolls) {
        m_top->setGeometry(margin, y, wide, top);
        y += top + gap;
    }
    promptBar()->setFolded(folded);
    const int prompt = folded ? theme.px(80) : bar;
    promptBar()->setGeometry(margin, y, wide, prompt);
    y += prompt + gap;
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
}

/// Over the shops; over everything when there is little room.
QRect BoardView::logPlace() const {
    return isFolded() ? scroll()->geometry() : QRect(m_shops->mapTo(this, QPoint()), m_shops->size());
}

} // namespace app
