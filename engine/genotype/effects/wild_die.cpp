// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/wild_die.h"

namespace genotype::effects {

void Unit<WildDie>::spend(Moves& moves, DieUse use) {
    if (use == DieUse::Rake)
        return moves.discardTool(tool);
    moves.actor().markUsed(assistant);
    moves.report(event::AssistantUsed{moves.state().actor, assistant});
}

Phrase Unit<WildDie>::rule(const WildDie&, CardKind kind) {
    if (kind == CardKind::Tool)
        return {ENGINE_TEXT("engine", "When you take a die or use one of Father Omari's, validate any one "
                                      "trait of its colour instead of what it shows."),
                {}};
    return {ENGINE_TEXT("engine", "Once in each breeding phase, when you take a die, validate any one trait "
                                  "of its colour instead of what it shows."),
            {}};
}

} // namespace genotype::effects
