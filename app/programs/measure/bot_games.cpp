// SPDX-License-Identifier: GPL-3.0-or-later
#include "bot_games.h"

#include "engine/genotype/rules/rules.h"

namespace cli {

using namespace genotype;

Action choiceOf(const Bot& bot, const State& state, core::Random& random, const Budget& budget) {
    ActionList legal;
    legalActions(state, legal);
    return bot.chooseAction(observe(state, state.actor), legal, random, budget);
}

void playToTheEnd(Record& record, const Bot& bot, std::uint64_t choices) {
    State state = newGame(record.setup);
    core::Random random(choices);
    while (!state.finished()) {
        record.actions.push_back(choiceOf(bot, state, random));
        applyLegal(state, record.actions.back());
    }
}

} // namespace cli
