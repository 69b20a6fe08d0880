// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/genecards/cards_board.h"
#include "app/games/genecards/hand_view.h"
#include "tests/app/games/board/table_bench.h"

namespace tests {

using CardsTableBench = TableBench<app::CardsBoard>;

/// The first `persons` seats are people, the others bots.
inline genecards::Record cardsGame(int players, int persons, std::uint64_t seed, int target) {
    genecards::Record record;
    record.setup = {.players = players, .target = target, .seed = seed};
    for (int i = 0; i < players; ++i)
        record.seats.push_back(
            {"Player " + std::to_string(i + 1), i < persons ? "person" : "thoughtful", i % 5});
    return record;
}

} // namespace tests
