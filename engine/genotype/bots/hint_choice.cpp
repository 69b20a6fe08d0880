// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/hint_choice.h"

#include "engine/genotype/bots/lookahead.h"
#include "engine/genotype/rules/board_facts.h"

namespace genotype {

namespace {

bool changesTile(const Action& action) {
    return action.kind == ActionKind::PlaceGeneTile || action.kind == ActionKind::RemoveGeneTile;
}

/// Whether more cells of the square show what the seat's plants wait for.
bool helps(const State& state, Seat seat, Trait trait, const Action& tile) {
    const Parents& parents = state.bench(trait).parents;
    const auto now = punnettCounts(parents);
    const auto then = punnettCounts(parentsAfter(parents, tile));
    int more = 0;
    for (const Genotype genotype : allGenotypes) {
        const auto at = static_cast<std::size_t>(genotype);
        more += (then[at] - now[at]) * copiesNeeded(state, seat, trait, genotype);
    }
    return more > 0;
}

} // namespace

Parents parentsAfter(Parents parents, const Action& action) {
    Genotype& parent = action.side() == Side::Left ? parents.left : parents.top;
    parent = action.kind == ActionKind::PlaceGeneTile ? action.tileGenotype() : Genotype::Heterozygous;
    return parents;
}

bool turnsParentsIdly(const Observation& seen, const Action& action) {
    const State& state = seen.visible;
    if (changesTile(action))
        return !helps(state, seen.seat, state.now().trait, action);
    if (action.kind != ActionKind::PlaceMarker || !isParentGenes(action.space()))
        return false;
    const auto tile = bestFollowUp(heldOpen(state), action);
    return !tile || !changesTile(*tile) || !helps(state, seen.seat, traitOf(action.space()), *tile);
}

std::size_t hintedPlace(const Observation& seen, const std::vector<RankedAction>& ranked) {
    for (std::size_t place = 0; place < ranked.size(); ++place)
        if (ranked[place].action.kind != ActionKind::LeaveGeneTiles &&
            !turnsParentsIdly(seen, ranked[place].action))
            return place;
    return 0;
}

} // namespace genotype
