// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/observation.h"

namespace genotype {

/// One of the worlds that a seat may be living in: the observation with everything hidden drawn anew — the
/// cards that the seat has not seen go to the other hands, to the cards they were dealt and to the decks in
/// equally likely ways, and the dice to come are those of a fresh generator. `observe(world, seat)` is the
/// observation again. Precondition: the observation is that of a seat.
State resample(const Observation& seen, core::Random& random);

} // namespace genotype
