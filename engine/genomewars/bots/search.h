// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.h"
#include "engine/genomewars/game.h"

#include <vector>

namespace genomewars {

/// Playouts for one choice when the budget names none.
inline constexpr int usualPlayouts = 4000;

/// An action that a search tried.
struct RankedAction {
    Action action;
    /// How many of 10 000 of its playouts the team would win; a shared win counts its share.
    int wins = 0;
    int playouts = 0;
};

/// The actions that were tried, best first, and how many playouts it took.
struct SearchResult {
    std::vector<RankedAction> ranked;
    int playouts = 0;
};

/// Plays the game to its end in many worlds consistent with what the seat sees: genomes that are still secret
/// are imagined, and the dice are new ones. All teams mutate as the Evolver does. Precondition: as for
/// Bot::chooseAction.
SearchResult search(const Observation& seen, const ActionList& legal, core::Random& random,
                    const core::Budget& budget);

} // namespace genomewars
