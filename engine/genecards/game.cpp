// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/game.h"

#include "engine/genecards/words.h"

namespace genecards {

core::Phrase Game::name() {
    return words::gameName();
}

core::Weight Game::weight(const Event& event) {
    if (std::holds_alternative<event::HandBegan>(event))
        return core::Weight::Heading;
    if (std::holds_alternative<event::TurnBegan>(event))
        return core::Weight::Silent;
    return std::holds_alternative<event::CardsDealt>(event) ? core::Weight::Detail : core::Weight::Plain;
}

core::Phrase Game::name(const State&, core::Seat seat, const Names& names) {
    return words::name({names}, seat);
}

core::Phrase Game::progress(const State& state) {
    if (state.finished())
        return {ENGINE_TEXT("engine", "Finished, hands: %1"), {std::to_string(state.hand)}};
    return {ENGINE_TEXT("engine", "Hand %1, up to %2 points"),
            {std::to_string(state.hand), std::to_string(state.target)}};
}

core::Phrase Game::phrase(const Event& event, const State&, const Names& names) {
    return words::phrase(event, {names});
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

} // namespace genecards
