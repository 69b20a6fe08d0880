// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/board/mat.h"
#include "engine/genotype/effects/effects.h"
#include "engine/genotype/model/queries.h"

/// What is allowed, rule by rule: None, or the rule that forbids it. The list of actions, the refusals and
/// the flow of the game all use this, so that they cannot disagree. Internal to the rules; dice are in
/// dice.h.
namespace genotype::legality {

using genotype::freeOrdinaryPlot;
using genotype::ordinarySlots;
using genotype::uncoveredCopies;

/// The tool that pays when a marker is placed on the space, if any.
inline bool bonusToolFor(Space space, Tool& tool) {
    const auto found = effects::Unit<CoinsWithMarker>::toolFor(space);
    if (found)
        tool = *found;
    return found.has_value();
}

Refusal placementRefusal(const State& state, Space space, int bonusTools);
Refusal geneTileRefusal(const Parents& parents, const Action& action);
/// From row or deck.
Refusal plantRefusal(const State& state, int place);
Refusal toolRefusal(const State& state, int place);
Refusal sowingRefusal(const Player& player, PlantId plant, int plot);
Refusal goalRefusal(const Bench& bench, int goal);

/// The genotypes that the pending validation (Validate or Omari) may cover.
GenotypeSet genotypesFor(const State& state, const Pending& pending);
/// Those that it may cover only with a Rake of the acting player's.
GenotypeSet rakedGenotypesFor(const State& state, const Pending& pending);
/// Whether what is pending may validate the trait at this place, with this many Rakes.
Refusal validationRefusal(const State& state, const Pending& pending, int plot, Trait trait, int rakes);
bool anyValidation(const State& state, const Pending& pending);

/// Why an action that answers no pending choice is refused: something else must be finished first, or nothing
/// is open but the player's turn itself.
Refusal unasked(const Pending& pending);

/// Whether the current choice may be skipped, the turn ended, the pick or the purchases passed.
Refusal finishRefusal(const State& state);
Refusal endTurnRefusal(const State& state);
Refusal passRefusal(const State& state);

bool anyPurchase(const State& state);

/// The first of the actions that `legalActions` lists, and how many there are.
struct Choices {
    Action first;
    int count = 0;

    void push(const Action& action) {
        if (count++ == 0)
            first = action;
    }
    /// The current choice has an option, whatever else may be done: the options come first.
    bool has(ActionKind option) const { return count > 0 && first.kind == option; }
};
Choices choices(const State& state);

} // namespace genotype::legality
