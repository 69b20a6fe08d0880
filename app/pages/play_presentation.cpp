// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_entries.h"
#include "play_page.h"

#include <algorithm>

namespace app {

Presentation PlayPage::presentation() const {
    Presentation shown;
    if ((view() != View::Board && view() != View::End) || !m_table->document().isOpen())
        return shown;
    const auto& entries = gameEntries();
    const auto entry =
        std::ranges::find_if(entries, [this](const GameEntry& one) { return one.id == m_table->id(); });
    shown.title = entry == entries.end() ? QString() : entry->name();
    shown.isFigureWhole = true;
    shown.figure = [table = m_table](QWidget* parent) { return table->makeProjected(parent); };
    return shown;
}

} // namespace app
