// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/game.h"

#include "engine/genomewars/evolver_bot.h"
#include "engine/genomewars/words.h"

#include <array>

namespace genomewars {

core::Phrase Game::name() {
    return {ENGINE_TEXT("engine", "Genome Wars"), {}};
}

const core::Bot<Game>* Game::findBot(std::string_view id) {
    static const core::RandomBot<Game> random;
    static const EvolverBot evolver;
    if (id == "random")
        return &random;
    return id == "evolver" ? &evolver : nullptr;
}

std::span<const std::string_view> Game::botIds() {
    static constexpr std::array<std::string_view, 2> ids{"random", "evolver"};
    return ids;
}

core::Phrase Game::name(const State& state, core::Seat seat, const Names& names) {
    return words::name(words::tableOf(state, names), seat);
}
core::Phrase Game::progress(const State& state) {
    if (state.finished())
        return {ENGINE_TEXT("engine", "Finished, rounds: %1"), {std::to_string(state.round)}};
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
