// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"

namespace genotype {

/// What chance has left to the game: no die rolled, no card drawn; dice of the breeding phase or an
/// assistant's; cards alone (Brother Johann's too).
enum class ChanceKind : std::uint8_t { None, Dice, Cards };

/// What chance did while an action led from one state to the next.
ChanceKind chanceBetween(const State& before, const State& after);

/// The state with everything that chance has yet to decide decided anew: the orders of the decks, and the
/// dice. Hands, rows and everything else that lies on the table stay. As the decks were shuffled, every
/// result is as likely as the real one: this is the distribution from which the real future came.
State withFreshChance(State state, std::uint64_t seed);

} // namespace genotype
