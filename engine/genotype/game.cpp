// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/game.h"

#include "engine/genotype/transcript.h"
#include "engine/genotype/words/words.h"

namespace genotype {

core::Phrase Game::name() {
    return {ENGINE_TEXT("engine", "Genotype"), {}};
}

core::Weight Game::weight(const Event& event) {
    if (std::holds_alternative<event::RoundBegan>(event) || std::holds_alternative<event::PhaseBegan>(event))
        return core::Weight::Heading;
    if (std::holds_alternative<event::TurnBegan>(event) || std::holds_alternative<event::TurnEnded>(event) ||
        std::holds_alternative<event::PickBegan>(event))
        return core::Weight::Silent;
    return std::holds_alternative<event::DieRolled>(event) ? core::Weight::Detail : core::Weight::Plain;
}

core::Phrase Game::name(const State& state, core::Seat seat, const Names& names) {
    return words::name(words::tableOf(state, names), seat);
}

core::Phrase Game::progress(const State& state) {
    if (state.finished())
        return core::counted(state.rounds, ENGINE_SINGULAR("Finished after 1 round"),
                             ENGINE_PLURAL("engine", "Finished after %n rounds"));
    // A list of games would name the only player alone.
    return {state.johann.plays() ? ENGINE_TEXT("engine", "Round %1 of %2, against Brother Johann")
                                 : ENGINE_TEXT("engine", "Round %1 of %2"),
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

std::string Game::transcript(const core::Record<Game>& record) {
    return genotype::transcript(record);
}

} // namespace genotype
