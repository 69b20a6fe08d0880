// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/genecards/cards_board.h"
#include "app/games/genecards/hand_view.h"
#include "tests/app/games/board/table_bench.h"
#include "tests/app/support/widgets.h"

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

/// A game of these players that waits for such a choice.
inline genecards::Record cardsGameAt(genecards::PendingKind kind, std::initializer_list<const char*> kinds,
                                     std::uint64_t seed) {
    return playedUntil<genecards::Game>(
        tableOf<genecards::Game>(kinds, seed),
        [kind](const genecards::State& state) { return !state.finished() && state.now().kind == kind; });
}

/// Presses whatever a person presses for this action; false if it can't be pressed.
inline bool take(CardsTableBench& bench, const genecards::Action& action, By by) {
    switch (action.kind) {
    case genecards::ActionKind::Play:
        for (app::CardButton* card : bench.board->hand()->buttons())
            if (card->card() == action.card)
                return bench.press(card, by);
        return false;
    case genecards::ActionKind::Draw: return bench.press(find<app::PileButton>(bench.board), by);
    case genecards::ActionKind::Swap:
        return bench.press(bench.board->players()[action.first], by) &&
               bench.press(bench.board->players()[action.second], by);
    case genecards::ActionKind::Keep:
    case genecards::ActionKind::Pass:
    case genecards::ActionKind::Deal: break;
    }
    return bench.press(bench.board->proceedButton(), by);
}

} // namespace tests
