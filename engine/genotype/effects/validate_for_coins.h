// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

namespace genotype::effects {

/// Pay to validate any trait.
template <> struct Unit<ValidateForCoins> {
    static constexpr Moment moment(CardKind) { return Moment::OwnTurn; }
    static Refusal refusal(const ValidateForCoins& effect, const State& state, Seat seat);
    static void apply(const ValidateForCoins& effect, Card card, Moves& moves);
    static Phrase rule(const ValidateForCoins& effect, CardKind kind);
};

} // namespace genotype::effects
