// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/state.h"

namespace genomewars {

/// All that one team may know: the state without the generator and, until all have chosen, without the
/// genomes of the others. Bots, screens, logs and the network get nothing else.
struct Observation {
    Seat seat = 0;
    State visible;

    bool operator==(const Observation&) const = default;
};

/// What `seat` may see; noSeat: what everybody may see (the handover screen, a spectator).
Observation observe(const State& state, Seat seat);

} // namespace genomewars
