// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/observation.h"

namespace genecards {

/// One of the worlds that a seat may be in: the observation with everything hidden drawn again — the cards
/// that the seat has not seen are distributed at random over the other hands and the draw pile, and later
/// shuffles come from a fresh generator. `observe(world, seat)` gives the observation again. Precondition: it
/// is the observation of the acting seat, and a hand is being played.
State resample(const Observation& seen, core::Random& random);

} // namespace genecards
