// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

namespace genotype::effects {

/// Validate any one trait; a card that does so is played as soon as it arrives, and a validation that finds
/// no trait is lost.
template <> struct Unit<ValidateAny> {
    static constexpr Moment moment(CardKind) { return Moment::OwnTurn; }
    static constexpr bool atOnce = true;
    static Refusal refusal(const ValidateAny&, const State&, Seat) { return Refusal::None; }
    static void apply(const ValidateAny&, Card card, Moves& moves) {
        moves.push({.kind = PendingKind::Validate, .source = sourceOf(card)});
    }
    static Phrase rule(const ValidateAny&, CardKind kind);
};

} // namespace genotype::effects
