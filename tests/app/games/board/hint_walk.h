// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/hint_panel.h"
#include "app/games/board/prompt_bar.h"
#include "app/ui/widgets/pointer.h"
#include "table_bench.h"
#include "tests/app/support/widgets.h"
#include "tests/patience.h"

namespace tests {

/// A hint at a board: what it says, and what it points at when asked where.
struct SeenHint {
    QString words;
    QWidgetList places;
};

/// Asks for a hint by its key and then for the place, as a person would; no words: none came.
template <typename BoardT> SeenHint askForHint(TableBench<BoardT>& bench) {
    SeenHint seen;
    QTest::keyClick(bench.board.get(), Qt::Key_H);
    const auto panel = [&bench]() -> app::HintPanel* {
        const app::Popover* popover = bench.board->popover();
        return popover && popover->isVisible() ? find<app::HintPanel>(popover) : nullptr;
    };
    if (!QTest::qWaitFor([&] { return panel() != nullptr; }, patience))
        return seen;
    seen.words = panel()->spoken().words();
    emit panel()->placeRequested();
    seen.places = find<app::Pointer>(bench.board)->targets();
    return seen;
}

} // namespace tests
