// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/effects.h"
#include "engine/genotype/model/refusal.h"
#include "engine/genotype/moves/moves.h"

/// The action spaces: a row for each kind of space. Costs and numbers of players, in which spaces of a kind
/// differ, stand in the catalogue.
namespace genotype {

struct SpaceRow {
    SpaceKind kind;
    /// Where a player's own space is marked as taken; nothing for spaces of the board.
    bool Player::*own = nullptr;
    /// Whose space it is, if it is not everybody's.
    Refusal (*whose)(const State& state, Seat seat) = nullptr;
    /// What must be there for a marker to do anything; spaces without this may be taken for no effect.
    Refusal (*needs)(const State& state, Seat seat) = nullptr;
    /// Holds any number of markers.
    bool queue = false;
    /// The first marker takes the coin beside the Punnett square.
    bool coinBeside = false;
    /// What its cost is paid for.
    CoinReason reason = CoinReason::University;
    /// What follows for the acting player, when the marker stands and the cost is paid.
    void (*follows)(Moves& moves, Space space) = nullptr;
};
extern const std::array<SpaceRow, spaceKinds> spaceRows;

inline const SpaceRow& rowOf(Space space) {
    return spaceRows[static_cast<std::size_t>(spaceInfo(space).kind)];
}

/// Who stands on a space: for own spaces the seat itself when it is taken; noSeat when free.
Seat occupant(const State& state, Space space, Seat seat);

/// Why the player could not put a marker on the space now, if it were his turn to place one.
Refusal spaceRefusal(const State& state, Seat seat, Space space);

/// The acting player's marker on a space, with the coin beside a Punnett square.
void occupy(Moves& moves, Space space);
/// Then the cost, and what follows. Precondition: not Brother Johann, who chooses nothing.
void useSpace(Moves& moves, Space space);

} // namespace genotype
