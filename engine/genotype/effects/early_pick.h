// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

namespace genotype::effects {

static_assert(assistantsWith<EarlyPick>.size() == 1 && toolsWith<EarlyPick>.empty(),
              "State::antonDone remembers one early pick a round");

/// A pick before any marker on the 2nd Shift.
template <> struct Unit<EarlyPick> {
    static constexpr Moment moment(CardKind) { return Moment::Always; }
    static Phrase rule(const EarlyPick& effect, CardKind kind);

    /// Whose pick it is; noSeat when the assistant works for nobody.
    static Seat owner(const State& state) {
        for (Seat seat = 0; seat < state.seats; ++seat)
            if (state.player(seat).has(assistantsWith<EarlyPick>[0].id))
                return seat;
        return noSeat;
    }
};

} // namespace genotype::effects
