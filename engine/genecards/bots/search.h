// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.h"
#include "engine/genecards/game.h"

#include <vector>

namespace genecards {

/// Playouts for one choice when the budget names none.
inline constexpr int usualPlayouts = 3000;

/// An action that a search tried.
struct RankedAction {
    Action action;
    /// How many of 10 000 of its playouts the seat would win the game, by `prospects` of the scores after
    /// this hand.
    int wins = 0;
    int playouts = 0;
};

/// The actions, best first, and how many playouts it took.
struct SearchResult {
    std::vector<RankedAction> ranked;
    int playouts = 0;
};

/// Plays the hand to its end in many worlds consistent with what the seat sees (resample.h, playout.h).
/// Precondition: as for Bot::chooseAction, and a hand is being played.
SearchResult search(const Observation& seen, const ActionList& legal, core::Random& random,
                    const core::Budget& budget);

} // namespace genecards
