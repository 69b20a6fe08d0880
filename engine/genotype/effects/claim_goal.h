// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

namespace genotype::effects {

/// Pay, then mark a phenotype research goal without using a space.
template <> struct Unit<ClaimGoal> {
    static constexpr Moment moment(CardKind) { return Moment::OwnTurn; }
    static Refusal refusal(const ClaimGoal& effect, const State& state, Seat seat);
    static void apply(const ClaimGoal& effect, Card card, Moves& moves);
    static Phrase rule(const ClaimGoal& effect, CardKind kind);
};

} // namespace genotype::effects
