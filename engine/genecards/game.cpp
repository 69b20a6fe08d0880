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
        return core::counted(state.hand, ENGINE_SINGULAR("Finished after 1 hand"),
                             ENGINE_PLURAL("engine", "Finished after %n hands"));
    return core::counted(state.target, ENGINE_SINGULAR("Hand %1, playing to 1 point"),
                         ENGINE_PLURAL("engine", "Hand %1, playing to %n points"),
                         {std::to_string(state.hand)});
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

core::Phrase Game::label(const State& visible, const Action& action, const Names& names) {
    return words::label(visible, action, names);
}

} // namespace genecards
