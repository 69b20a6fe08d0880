// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/replay_frame.h"
#include "game_entries.h"
#include "play_page.h"

#include <algorithm>

namespace app {

Presentation PlayPage::presentation() const {
    Presentation shown;
    const bool isReplay = view() == View::Replay;
    GameTable* const table = isReplay ? m_replayed : m_table;
    if (!isReplay && ((view() != View::Board && view() != View::End) || !table->document().isOpen()))
        return shown;
    const auto& entries = gameEntries();
    const auto entry =
        std::ranges::find_if(entries, [table](const GameEntry& one) { return one.id == table->id(); });
    shown.title = entry == entries.end() ? QString() : entry->name();
    shown.isFigureWhole = true;
    shown.figure = [table, isReplay](QWidget* parent) -> QWidget* {
        return isReplay ? table->makeProjectedReplay(parent) : table->makeProjected(parent);
    };
    return shown;
}

} // namespace app
