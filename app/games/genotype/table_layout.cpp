// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_layout.h"

#include "app/ui/theme/theme.h"

#include <algorithm>

namespace app {

TableLayout wholeTable(QSize room, int margin, bool solo) {
    const Theme& theme = Theme::current();
    const int gap = theme.px(5);
    const int wide = room.width() - 2 * margin;
    const int garden = std::clamp(static_cast<int>(room.height() * 0.335), theme.px(190), theme.px(340));
    const int middle = room.height() - garden - gap;
    const int shops = std::clamp(static_cast<int>(wide * 0.40), theme.px(490), theme.px(760));
    const int benches = wide - shops - gap;
    const double each = double(benches - 3 * gap) / 4;
    TableLayout table;
    table.size = room;
    for (std::size_t i = 0; i < table.benches.size(); ++i)
        table.benches[i] = QRect(margin + qRound(double(i) * (each + gap)), 0, qRound(each), middle);
    table.shops = QRect(margin + benches + gap, 0, shops, middle);
    const int johann = solo ? std::clamp(static_cast<int>(wide * 0.25), theme.px(310), theme.px(430)) : 0;
    table.garden = QRect(0, middle + gap, room.width() - (solo ? johann + gap + margin : 0), garden);
    if (solo)
        table.johann = QRect(room.width() - margin - johann, middle + gap, johann, garden - margin);
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

} // namespace app
