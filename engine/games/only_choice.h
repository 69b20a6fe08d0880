// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/genecards/routine.h"
#include "engine/genomewars/routine.h"
#include "engine/genotype/rules/routine.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace games {

/// The only thing that the acting player can do.
template <core::Game G> struct OnlyChoice {
    typename G::Action action;
    /// Nobody could take it back: it reveals something, or ends the game.
    bool isFinal = false;
};

/// The acting player's only choice, if there is just one and nobody would mind if it were made for them: it
/// costs nothing, and begins nothing that a player wants to begin. What costs nothing is said beside each
/// game's rules, in a function `isRoutine(state, action)` of the game's namespace (its header: `routine.h`);
/// in a game without one, a player makes every choice.
template <core::Game G>
std::optional<OnlyChoice<G>> onlyChoice(const typename G::State& state, const typename G::ActionList& legal) {
    if constexpr (requires { isRoutine(state, legal[0]); }) {
        if (legal.size() != 1 || !isRoutine(state, legal[0]))
            return {};
        typename G::State after = state;
        std::vector<typename G::Event> events;
        G::applyLegal(after, legal[0], &events);
        const bool reveals = std::any_of(events.begin(), events.end(), [](const typename G::Event& event) {
            return G::revealsInformation(event);
        });
        return OnlyChoice<G>{legal[0], reveals || after.finished()};
    }
    return {};
}

} // namespace games
