// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/action.h"

namespace genotype {

namespace {

/// Each field is below its bound; a field that is not used is 0.
struct Bounds {
    int item = 1;
    int place = 1;
    int trait = 1;
    int area = 1;
    int partner = 1;
    int mode = 1;
    int count = 1;
};

Bounds boundsOf(const Action& action) {
    using Kind = ActionKind;
    switch (action.kind) {
    case Kind::ChooseSetup: return {.item = plantCardCount, .place = plantCardCount};
    case Kind::PlaceMarker: return {.item = spaceCount, .count = 3};
    case Kind::PlaceGeneTile: return {.item = sideCount, .mode = 3};
    case Kind::RemoveGeneTile: return {.item = sideCount};
    case Kind::TakePlant:
    case Kind::TakeTool: return {.place = action.place == deckPlace ? deckPlace + 1 : maxRow};
    case Kind::KeepPlant: return {.item = plantCardCount};
    case Kind::Sow: return {.item = plantCardCount, .place = plotPlaces};
    case Kind::Validate: return {.place = plotPlaces, .trait = traitCount, .mode = 3, .count = 2};
    case Kind::ChooseGoal: return {.place = maxGoals, .trait = traitCount};
    case Kind::PlayTool: return {.item = toolKinds};
    case Kind::UseAssistant: return {.item = assistantCount};
    case Kind::TakeDie:
        return {.trait = traitCount,
                .area = poolAreaCount,
                .partner = action.use() == DieUse::Pair ? poolAreaCount : 1,
                .mode = 5,
                .count = 3};
    case Kind::Buy:
        return {.item = upgradeKinds, .place = action.upgrade() == Upgrade::Assistant ? 3 : 1, .count = 3};
    case Kind::LeaveGeneTiles:
    case Kind::Harvest:
    case Kind::Finish:
    case Kind::EndTurn:
    case Kind::Pass: return {};
    }
    return {.item = 0}; // no such kind
}

/// What no bound says.
bool fitsTogether(const Action& action) {
    switch (action.kind) {
    case ActionKind::ChooseSetup: return action.item != action.place;
    case ActionKind::PlaceGeneTile: return action.mode != 1;
    case ActionKind::TakeDie: return action.use() != DieUse::Pair || action.area == PoolArea::DeNovo;
    default: return true;
    }
}

} // namespace

bool isWellFormed(const Action& action) {
    const Bounds bounds = boundsOf(action);
    return action.item < bounds.item && action.place < bounds.place &&
           static_cast<int>(action.trait) < bounds.trait && static_cast<int>(action.area) < bounds.area &&
           static_cast<int>(action.partner) < bounds.partner && action.mode < bounds.mode &&
           action.count < bounds.count && fitsTogether(action);
}

} // namespace genotype
