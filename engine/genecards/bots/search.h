// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/search_bot.h"
#include "engine/genecards/game.h"

namespace genecards {

/// Playouts for one choice when the budget names none.
inline constexpr int usualPlayouts = 3000;

/// `wins`: how many of 10 000 playouts the seat would win the game, by `prospects` of the scores after this
/// hand.
using RankedAction = core::RankedAction<Action>;
using SearchResult = core::SearchResult<Action>;

/// Plays the hand to its end in many worlds consistent with what the seat sees (resample.h, playout.h).
/// Precondition: as for Bot::chooseAction, and a hand is being played.
SearchResult search(const Observation& seen, const ActionList& legal, core::Random& random,
                    const core::Budget& budget);

/// Takes the action after which it is likeliest to win, played out in many worlds.
using SearchBot = core::SearchBot<Game, search>;

} // namespace genecards
