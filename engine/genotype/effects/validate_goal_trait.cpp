// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/validate_goal_trait.h"

namespace genotype::effects {

Refusal Unit<ValidateGoalTrait>::refusal(const ValidateGoalTrait&, const State& state, Seat seat) {
    for (const Trait trait : allTraits)
        if (ownGoalGenotypes(state, seat, trait) & uncoveredGenotypes(state.player(seat)).of(trait))
            return Refusal::None;
    return Refusal::NotYourGoal;
}

Phrase Unit<ValidateGoalTrait>::rule(const ValidateGoalTrait&, CardKind) {
    return {ENGINE_TEXT(
                "engine",
                "Once in each working phase, validate a trait that counts for one of your research goals."),
            {}};
}

Phrase Unit<ValidateGoalTrait>::prompt(Card card) {
    return {ENGINE_TEXT("engine", "%1: choose a trait that counts for one of your research goals."),
            {name(card)}};
}

} // namespace genotype::effects
