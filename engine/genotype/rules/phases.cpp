// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/phases.h"

#include "engine/genotype/effects/effects.h"

namespace genotype {

bool belongsTo(Phase phase, const Action& action) {
    switch (action.kind) {
    case ActionKind::ChooseSetup: return phase == Phase::Setup;
    case ActionKind::TakeDie: return phase == Phase::Breeding;
    case ActionKind::Buy: return phase == Phase::Upgrades;
    case ActionKind::Pass: return phase == Phase::Breeding || phase == Phase::Upgrades;
    case ActionKind::Finish:
    case ActionKind::Validate: return phase == Phase::Working || phase == Phase::Breeding;
    case ActionKind::TakePlant: return phase == Phase::Working || phase == Phase::Upgrades;
    case ActionKind::UseAssistant:
        return phase == (effects::isUsedInPick(action.assistant()) ? Phase::Breeding : Phase::Working);
    case ActionKind::PlaceMarker:
    case ActionKind::PlaceGeneTile:
    case ActionKind::RemoveGeneTile:
    case ActionKind::LeaveGeneTiles:
    case ActionKind::TakeTool:
    case ActionKind::KeepPlant:
    case ActionKind::Harvest:
    case ActionKind::Sow:
    case ActionKind::ChooseGoal:
    case ActionKind::PlayTool:
    case ActionKind::EndTurn: return phase == Phase::Working;
    }
    return false;
}

} // namespace genotype
