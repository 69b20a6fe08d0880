// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/board_facts.h"

#include "engine/genotype/effects/unit.h"

#include "engine/genotype/rules/legality.h"
#include "engine/genotype/rules/rules.h"

namespace genotype {

bool isInGame(Space space, int seats) {
    return spaceInfo(space).players <= seats;
}

int upgradesLeft(const Observation& seen, Upgrade upgrade) {
    const State& state = seen.visible;
    int left = 0;
    switch (upgrade) {
    case Upgrade::NewPlot: return state.plotsLeft;
    case Upgrade::DiceSlot: return state.diceSlotsLeft;
    case Upgrade::ActionMarker:
        for (Seat seat = 0; seat < state.seats; ++seat)
            left += maxMarkers - state.player(seat).markers;
        return left;
    case Upgrade::Assistant:
        left = seen.assistantDeckSize;
        for (const auto assistant : state.assistantsForHire)
            left += assistant != noAssistant;
        return left;
    }
    return left;
}

MatSlots matSlots(const Player& player) {
    MatSlots slots{.ordinary = legality::ordinarySlots(player), .temporary = player.temporarySlot};
    for (const auto& [assistant, effect] : effects::assistantsWith<RentedSlots>)
        if (player.has(assistant)) {
            slots.rented += effect.extraSlots;
            slots.rentPaid = player.hasUsed(assistant);
        }
    return slots;
}

int copiesNeeded(const State& state, Seat seat, Trait trait, Genotype genotype) {
    return legality::uncoveredCopies(state.player(seat), trait, genotype);
}

bool mayChangeTiles(const State& state, Seat seat, Trait trait) {
    if (state.finished() || state.pending.empty())
        return false;
    const Pending& now = state.now();
    if (state.actor == seat && now.kind == PendingKind::GeneTile && now.trait == trait)
        return true;
    return state.phase == Phase::Working && state.player(seat).markersLeft > 0 &&
           spaceRefusal(state, seat, parentGenesSpace(trait)) == Refusal::None;
}

int firstFreePlot(const Player& player) {
    return legality::freeOrdinaryPlot(player);
}

namespace {

template <typename Effect> bool has(Tool tool) {
    return std::holds_alternative<Effect>(toolCard(tool).effect);
}
template <typename Effect> bool has(Assistant assistant) {
    return std::holds_alternative<Effect>(assistantCard(assistant).effect);
}

} // namespace

bool playsTool(const Action& action, Tool tool) {
    switch (action.kind) {
    case ActionKind::PlayTool: return action.tool() == tool;
    case ActionKind::PlaceMarker: {
        Tool bonus{};
        return action.count > 0 && legality::bonusToolFor(action.space(), bonus) && bonus == tool;
    }
    case ActionKind::TakeDie:
        return (has<WildDie>(tool) && action.use() == DieUse::Rake) ||
               (has<ExtraPlace>(tool) && action.count > 0);
    case ActionKind::Validate:
        return (has<WidenValidation>(tool) && action.widening() == Widening::PollenBrush) ||
               (has<WildDie>(tool) && action.count > 0);
    case ActionKind::Buy: return has<Discount>(tool) && action.count > 0;
    default: return false;
    }
}

bool usesAssistant(const Action& action, Assistant assistant) {
    switch (action.kind) {
    case ActionKind::UseAssistant: return action.assistant() == assistant;
    case ActionKind::PlaceMarker: return has<RollOwnDice>(assistant) && action.space() == Space::Omari;
    case ActionKind::TakeDie: return has<WildDie>(assistant) && action.use() == DieUse::Maria;
    case ActionKind::Validate:
        return has<WidenValidation>(assistant) && action.widening() == Widening::SisterMay;
    default: return false;
    }
}

} // namespace genotype
