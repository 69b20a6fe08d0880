// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/observation.h"

namespace genotype {

/// One of the worlds that a seat may be in: the observation with everything hidden drawn again — the cards
/// that the seat has not seen are distributed at random over the other hands, the cards they were dealt and
/// the decks, and future dice come from a fresh generator. `observe(world, seat)` gives the observation
/// again. Precondition: it is the observation of a seat.
State resample(const Observation& seen, core::Random& random);

/// A seed for another generator.
std::uint64_t drawSeed(core::Random& random);

} // namespace genotype
