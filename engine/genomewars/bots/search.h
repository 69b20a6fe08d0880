// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/search_bot.h"
#include "engine/genomewars/game.h"

namespace genomewars {

/// Playouts for one choice when the budget names none.
inline constexpr int usualPlayouts = 4000;

/// `wins`: how many of 10 000 playouts the team would win; a shared win counts its share.
using RankedAction = core::RankedAction<Action>;
using SearchResult = core::SearchResult<Action>;

/// Plays the game to its end in many worlds consistent with what the seat sees: genomes that are still secret
/// are imagined, and the dice are new ones. All teams mutate as the Evolver does. Precondition: as for
/// Bot::chooseAction.
SearchResult search(const Observation& seen, const ActionList& legal, core::Random& random,
                    const core::Budget& budget);

/// Takes the action with which its team wins most often, played out in many worlds.
using SearchBot = core::SearchBot<Game, search>;

} // namespace genomewars
