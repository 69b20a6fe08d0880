// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/action.h"

namespace genotype {

bool isWellFormed(const Action& action) {
    using Kind = ActionKind;
    Action used{.kind = action.kind};
    const auto below = [](int value, int bound) { return value < bound; };
    const auto rowPlace = [&] { return action.place == deckPlace || below(action.place, maxRow); };
    bool inRange = below(static_cast<int>(action.trait), traitCount) &&
                   below(static_cast<int>(action.area), poolAreaCount) &&
                   below(static_cast<int>(action.partner), poolAreaCount);
    switch (action.kind) {
    case Kind::ChooseSetup:
        inRange = inRange && below(action.item, plantCardCount) && below(action.place, plantCardCount) &&
                  action.item != action.place;
        used.item = action.item;
        used.place = action.place;
        break;
    case Kind::PlaceMarker:
        inRange = inRange && below(action.item, spaceCount) && below(action.count, 3);
        used.item = action.item;
        used.count = action.count;
        break;
    case Kind::PlaceGeneTile:
        inRange = inRange && below(action.item, sideCount) && (action.mode == 0 || action.mode == 2);
        used.item = action.item;
        used.mode = action.mode;
        break;
    case Kind::RemoveGeneTile:
        inRange = inRange && below(action.item, sideCount);
        used.item = action.item;
        break;
    case Kind::TakePlant:
    case Kind::TakeTool:
        inRange = inRange && rowPlace();
        used.place = action.place;
        break;
    case Kind::KeepPlant:
        inRange = inRange && below(action.item, plantCardCount);
        used.item = action.item;
        break;
    case Kind::Sow:
        inRange = inRange && below(action.item, plantCardCount) && below(action.place, plotPlaces);
        used.item = action.item;
        used.place = action.place;
        break;
    case Kind::Validate:
        inRange =
            inRange && below(action.place, plotPlaces) && below(action.mode, 3) && below(action.count, 2);
        used.place = action.place;
        used.trait = action.trait;
        used.mode = action.mode;
        used.count = action.count;
        break;
    case Kind::ChooseGoal:
        inRange = inRange && below(action.place, maxGoals);
        used.place = action.place;
        used.trait = action.trait;
        break;
    case Kind::PlayTool:
        inRange = inRange && below(action.item, toolKinds);
        used.item = action.item;
        break;
    case Kind::UseAssistant:
        inRange = inRange && below(action.item, assistantCount);
        used.item = action.item;
        break;
    case Kind::TakeDie:
        inRange = inRange && below(action.mode, 5) && below(action.count, 3) &&
                  (action.use() != DieUse::Pair || action.area == PoolArea::DeNovo);
        used.trait = action.trait;
        used.area = action.area;
        used.mode = action.mode;
        used.count = action.count;
        if (action.use() == DieUse::Pair)
            used.partner = action.partner;
        break;
    case Kind::Buy:
        inRange =
            inRange && below(action.item, upgradeKinds) && below(action.count, 3) && below(action.place, 3);
        used.item = action.item;
        used.count = action.count;
        if (action.upgrade() == Upgrade::Assistant)
            used.place = action.place;
        break;
    case Kind::LeaveGeneTiles:
    case Kind::Harvest:
    case Kind::Finish:
    case Kind::EndTurn:
    case Kind::Pass: break;
    default: return false;
    }
    return inRange && used == action;
}

} // namespace genotype
