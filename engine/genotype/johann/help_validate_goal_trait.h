// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/johann/helper.h"

namespace genotype::johann {

/// He begins with a research goal, marked with the letter of a support card and free of cost. In each automa
/// phase he validates a trait that one of his goals counts.
template <> struct Help<ValidateGoalTrait> {
    static Phrase rule() {
        return {ENGINE_TEXT("engine",
                            "Brother Johann begins with a research goal. In each automa phase, he also "
                            "validates the bottom-most trait that counts for one of his goals."),
                {}};
    }
    static void atSetup(BrotherJohann& he, Assistant) {
        const Automa card = he.drawFor(AutomaRole::SetupGoal, he.own().support, [](Automa drawn) {
            return automaCard(drawn).letter ? Refusal::None : Refusal::NotOffered;
        });
        const AutomaLetter letter = *automaCard(card).letter;
        he.marks(letter);
        he.shuffleCards();
    }
    static void inAutomaPhase(BrotherJohann& he, Assistant self) {
        he.validates(sourceOf(self), [&he](Trait trait, Genotype genotype) {
            return (ownGoalGenotypes(he.state(), johannSeat, trait) >> static_cast<int>(genotype)) & 1;
        });
    }
};

} // namespace genotype::johann
