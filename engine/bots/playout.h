#pragma once

#include "engine/genotype/state.h"

#include <array>

namespace genotype {

/// Plays on by instinct, everybody for himself, until `rounds` rounds after now are over (1: the round that
/// is being played) or the game is. One choice in twenty is any choice.
void playOut(State& state, int rounds, core::Random& random);

/// By seat: by how much it may expect to be ahead of the others at the end, in hundredths of a point; half of
/// it is the distance to the best of them, half that to their mean.
std::array<int, maxSeats> margins(const State& state);

} // namespace genotype
