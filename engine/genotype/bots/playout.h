// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"

#include <array>

namespace genotype {

/// How everybody chooses who plays on in thought.
enum class Thought : std::uint8_t {
    Instinct, ///< what feels best (instinct.h)
    Glance    ///< of what feels good, what is worth most at a glance (glance.h): better, and ten times slower
};

/// Plays on, everybody for himself, until `rounds` rounds after now are over (1: the round that is being
/// played) or the game is. One choice in twenty is any choice.
void playOut(State& state, int rounds, Thought thought, core::Random& random);

/// By seat: by how much it may expect to be ahead of the others at the end, in hundredths of a point; half of
/// it is the distance to the best of them, half that to their mean.
std::array<int, maxSeats> margins(const State& state);

} // namespace genotype
