// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/widen_validation.h"

namespace genotype::effects {

Refusal Unit<WidenValidation>::refusal(const Player& player, Widening widening, Trait trait,
                                       Genotype genotype) {
    if (widening == Widening::None)
        return Refusal::None;
    if (widening == Widening::SisterMay && !player.has(assistant))
        return Refusal::NotYourAssistant;
    if (widening == Widening::PollenBrush && player.toolCount(tool) == 0)
        return Refusal::ToolNotHeld;
    if (widening != way(player))
        return Refusal::ToolWouldDoNothing;
    return uncoveredCopies(player, trait, genotype) > 1 ? Refusal::None : Refusal::NothingToWiden;
}

Phrase Unit<WidenValidation>::rule(const WidenValidation&, CardKind kind) {
    if (kind == CardKind::Tool)
        return {ENGINE_TEXT("engine", "When you validate a trait, validate every copy of that genotype on "
                                      "your plants."),
                {}};
    return {ENGINE_TEXT("engine", "Whenever you validate a trait, you may validate every copy of that "
                                  "genotype on your plants."),
            {}};
}

} // namespace genotype::effects
