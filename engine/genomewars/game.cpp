// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/game.h"

#include "engine/genomewars/words.h"

namespace genomewars {

core::Phrase Game::name() {
    return {ENGINE_TEXT("engine", "Genome Wars"), {}};
}

core::Phrase Game::name(const State& state, core::Seat seat, const Names& names) {
    return words::name(words::tableOf(state, names), seat);
}
core::Phrase Game::progress(const State& state) {
    if (state.finished())
        return core::counted(state.round, ENGINE_SINGULAR("Finished after 1 round"),
                             ENGINE_PLURAL("engine", "Finished after %n rounds"));
    return {ENGINE_TEXT("engine", "Round %1 of %2"),
            {std::to_string(state.round), std::to_string(state.rounds)}};
}
core::Phrase Game::phrase(const Event& event, const State& state, const Names& names) {
    return words::phrase(event, words::tableOf(state, names));
}
core::Phrase Game::phrase(Refusal refusal) {
    return words::phrase(refusal);
}
core::Phrase Game::prompt(const State& visible, core::Seat seat, const Names& names) {
    return words::prompt(visible, seat, names);
}
core::Phrase Game::label(const State& visible, const Action& action) {
    return words::label(visible, action);
}

} // namespace genomewars
