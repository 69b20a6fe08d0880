// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

#include "engine/genotype/model/queries.h"

namespace genotype::effects {

/// Validate a trait that matches one of the player's goals.
template <> struct Unit<ValidateGoalTrait> {
    static constexpr Moment moment(CardKind) { return Moment::OwnTurn; }
    static Refusal refusal(const ValidateGoalTrait& effect, const State& state, Seat seat);
    static void apply(const ValidateGoalTrait&, Card card, Moves& moves) {
        moves.push({.kind = PendingKind::Validate, .source = sourceOf(card)});
    }
    static std::uint8_t genotypes(const State& state, const Pending&, Trait trait) {
        return ownGoalGenotypes(state, state.actor, trait);
    }
    static Refusal missed(const Pending&, Trait) { return Refusal::NotYourGoal; }
    static Phrase rule(const ValidateGoalTrait& effect, CardKind kind);
    static Phrase prompt(Card card);
};

} // namespace genotype::effects
