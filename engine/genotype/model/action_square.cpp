// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/action_square.h"

namespace genotype {

std::optional<ActionSquare> squareOf(const State& state, const Action& action) {
    const auto shown = [&](Trait trait, std::optional<Genotype> wanted = {}) {
        const Bench& bench = state.bench(trait);
        return ActionSquare{trait, bench.inheritance, bench.parents, wanted};
    };
    const auto withParent = [&](Genotype parent) {
        ActionSquare square = shown(state.now().trait);
        (action.side() == Side::Left ? square.parents.left : square.parents.top) = parent;
        return square;
    };
    switch (action.kind) {
    case ActionKind::PlaceMarker:
        if (isParentGenes(action.space()) || isFirstShift(action.space()))
            return shown(traitOf(action.space()));
        return std::nullopt;
    case ActionKind::PlaceGeneTile: return withParent(action.tileGenotype());
    case ActionKind::RemoveGeneTile: return withParent(Genotype::Heterozygous);
    case ActionKind::LeaveGeneTiles: return shown(state.now().trait);
    case ActionKind::TakeDie:
        if (action.area == PoolArea::DeNovo)
            return shown(action.trait);
        return shown(action.trait, static_cast<Genotype>(action.area));
    default: return std::nullopt;
    }
}

} // namespace genotype
