// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/refusal.h"
#include "engine/genotype/moves/moves.h"

/// The action spaces; spaces.cpp has a row for each kind.
namespace genotype {

/// Whose marker is on a space: for own spaces the seat itself when it is taken; noSeat when free.
Seat occupant(const State& state, Space space, Seat seat);

/// The spaces on which the player could put a marker now if it were the player's turn to place one: those
/// whose `spaceRefusal` is None.
SpaceSet openSpaces(const State& state, Seat seat);
/// Why the player could not put a marker on the space now, even if it were the player's turn to place one.
Refusal spaceRefusal(const State& state, Seat seat, Space space);

/// Places the acting player's marker on a space, and gives the coin beside a Punnett square.
void occupy(Moves& moves, Space space);
/// Called next: pays the cost and does what follows. Precondition: not Brother Johann, who chooses nothing.
void useSpace(Moves& moves, Space space);

} // namespace genotype
