// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/state.h"

namespace genecards {

/// All that one seat may know: the state with other hands, the cards of the draw pile and the generator
/// blanked, and the sizes that everybody at the table can see. Bots, screens, logs and the network get
/// nothing else. When a hand is over, all hands are face up.
struct Observation {
    Seat seat = 0;
    /// Hidden hands are empty; the draw pile has its size, of cards that are noCard.
    State visible;
    std::array<std::uint8_t, maxSeats> handSizes{};

    bool operator==(const Observation&) const = default;
};

/// What `seat` may see; noSeat: what everybody may see (the handover screen, a spectator).
Observation observe(const State& state, Seat seat);

} // namespace genecards
