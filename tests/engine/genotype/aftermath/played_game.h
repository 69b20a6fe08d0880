// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/roster.h"
#include "engine/genotype/record.h"

namespace tests {

/// A game that bots of one level have played to its end.
inline genotype::Record playedGame(const genotype::Setup& setup, std::string_view bot, std::uint64_t seed) {
    using namespace genotype;
    Record record;
    record.setup = setup;
    State state = newGame(setup);
    core::Random random(seed);
    ActionList legal;
    while (!state.finished()) {
        legalActions(state, legal);
        record.actions.push_back(Roster::find(bot)->chooseAction(observe(state, state.actor), legal, random));
        applyLegal(state, record.actions.back());
    }
    return record;
}

/// Such a game, of a number of players; one plays against Brother Johann.
inline genotype::Record playedGame(int players, int rounds, std::uint64_t seed,
                                   std::string_view bot = "novice") {
    using namespace genotype;
    Setup setup{.players = players, .rounds = rounds, .seed = seed};
    if (players == 1)
        setup.johann = Difficulty::Standard;
    return playedGame(setup, bot, seed);
}

} // namespace tests
