// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/genecards/routine.h"
#include "engine/genotype/rules/routine.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace games {

/// Whether nobody could take the action back: it draws a random number, reveals something, or ends the game.
/// Precondition: it is legal.
template <core::Game G> bool isFinal(const typename G::State& state, const typename G::Action& action) {
    typename G::State after = state;
    std::vector<typename G::Event> events;
    G::applyLegal(after, action, &events);
    return after.finished() || !(after.random == state.random) ||
           std::any_of(events.begin(), events.end(),
                       [](const typename G::Event& event) { return G::revealsInformation(event); });
}

/// The acting player's only choice, if there is just one and nobody would mind if it were made for them: it
/// costs nothing, begins nothing that a player wants to begin, and is not final: people roll their own dice
/// and draw their own cards, in every game. What costs nothing is said beside each game's rules, in a
/// function `isRoutine(state, action)` of the game's namespace (its header: `routine.h`); in a game without
/// one, a player makes every choice.
template <core::Game G>
std::optional<typename G::Action> onlyChoice(const typename G::State& state,
                                             const typename G::ActionList& legal) {
    if constexpr (requires { isRoutine(state, legal[0]); }) {
        if (legal.size() == 1 && isRoutine(state, legal[0]) && !isFinal<G>(state, legal[0]))
            return legal[0];
    }
    return {};
}

} // namespace games
