// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/dice.h"
#include "engine/genotype/rules/legality.h"
#include "engine/genotype/rules/phases.h"
#include "engine/genotype/rules/rules.h"

namespace genotype {

namespace {

/// Whether the action answers the kind of choice that is pending.
bool answers(const Pending& pending, ActionKind action) {
    switch (action) {
    case ActionKind::ChooseSetup: return pending.kind == PendingKind::Setup;
    case ActionKind::PlaceMarker: return pending.kind == PendingKind::Marker;
    case ActionKind::PlaceGeneTile:
    case ActionKind::RemoveGeneTile:
    case ActionKind::LeaveGeneTiles: return pending.kind == PendingKind::GeneTile;
    case ActionKind::TakePlant:
        return pending.kind == PendingKind::Nursery || pending.kind == PendingKind::GardenDraw ||
               pending.kind == PendingKind::FillPlot;
    case ActionKind::TakeTool:
        return pending.kind == PendingKind::ToolShed || pending.kind == PendingKind::GardenDraw;
    case ActionKind::KeepPlant: return pending.kind == PendingKind::SeedBag;
    case ActionKind::Harvest: return pending.kind == PendingKind::GardenHarvest;
    case ActionKind::Sow: return pending.kind == PendingKind::GardenSow;
    case ActionKind::Validate:
        return pending.kind == PendingKind::Validate || pending.kind == PendingKind::Omari;
    case ActionKind::ChooseGoal: return pending.kind == PendingKind::Goal;
    case ActionKind::PlayTool:
    case ActionKind::UseAssistant: return true;
    case ActionKind::TakeDie: return pending.kind == PendingKind::Pick;
    case ActionKind::Buy: return pending.kind == PendingKind::Purchase;
    case ActionKind::Finish:
        return pending.kind == PendingKind::GardenSow || pending.kind == PendingKind::Omari ||
               pending.kind == PendingKind::GardenDraw || pending.kind == PendingKind::Pick;
    case ActionKind::EndTurn: return pending.kind == PendingKind::EndOfTurn;
    case ActionKind::Pass: return pending.kind == PendingKind::Pick || pending.kind == PendingKind::Purchase;
    }
    return false;
}

Refusal outOfTurn(const Pending& pending, ActionKind action) {
    if (action == ActionKind::PlaceMarker && pending.kind == PendingKind::EndOfTurn)
        return Refusal::AlreadyPlacedMarker;
    if (action == ActionKind::EndTurn && pending.kind == PendingKind::Marker)
        return Refusal::MarkerFirst;
    return legality::unasked(pending);
}

Refusal validationRefusal(const State& state, const Action& action) {
    const Refusal refusal =
        legality::validationRefusal(state, state.now(), action.plot(), action.trait, action.count);
    if (refusal != Refusal::None)
        return refusal;
    const Player& player = state.player(state.actor);
    const Genotype genotype = plantCard(player.plots[action.place].plant).genotype(action.trait);
    return effects::Unit<WidenValidation>::refusal(player, action.widening(), action.trait, genotype);
}

Refusal assistantRefusal(const State& state, Assistant assistant) {
    if (!effects::isUsedInPick(assistant))
        return effects::assistantRefusal(state, state.actor, assistant);
    const Pending& pending = state.now();
    if (pending.kind != PendingKind::Pick)
        return legality::unasked(pending);
    return effects::pickRefusal(state, state.actor, assistant, legality::CountUses{state, pending});
}

/// Why the action does not answer the pending choice, if it does not. Precondition: it is of the right kind.
Refusal refusalOf(const State& state, const Action& action) {
    const Player& player = state.player(state.actor);
    switch (action.kind) {
    case ActionKind::ChooseSetup:
        return player.dealt.contains(action.plant()) && player.dealt.contains(action.kept())
                   ? Refusal::None
                   : Refusal::PlantNotInHand;
    case ActionKind::PlaceMarker: return legality::placementRefusal(state, action.space(), action.count);
    case ActionKind::PlaceGeneTile:
    case ActionKind::RemoveGeneTile:
    case ActionKind::LeaveGeneTiles:
        return legality::geneTileRefusal(state.bench(state.now().trait).parents, action);
    case ActionKind::TakePlant: return legality::plantRefusal(state, action.place);
    case ActionKind::TakeTool: return legality::toolRefusal(state, action.place);
    case ActionKind::KeepPlant:
        return state.bags[state.now().place].contains(action.plant()) ? Refusal::None
                                                                      : Refusal::PlantNotInBag;
    case ActionKind::Harvest: return Refusal::None;
    case ActionKind::Sow: return legality::sowingRefusal(player, action.plant(), action.plot());
    case ActionKind::Validate: return validationRefusal(state, action);
    case ActionKind::ChooseGoal: return legality::goalRefusal(state.bench(action.trait), action.goal());
    case ActionKind::PlayTool: return effects::toolRefusal(state, state.actor, action.tool());
    case ActionKind::UseAssistant: return assistantRefusal(state, action.assistant());
    case ActionKind::TakeDie: return legality::dieRefusal(state, action);
    case ActionKind::Buy: return purchaseRefusal(state, action.upgrade(), action.place, action.count);
    case ActionKind::Finish: return legality::finishRefusal(state);
    case ActionKind::EndTurn: return legality::endTurnRefusal(state);
    case ActionKind::Pass: return legality::passRefusal(state);
    }
    return Refusal::NotAnAction;
}

} // namespace

Refusal whyNot(const State& state, const Action& action) {
    if (state.finished())
        return Refusal::GameOver;
    if (!isWellFormed(action))
        return Refusal::NotAnAction;
    if (!belongsTo(state.phase, action))
        return Refusal::WrongPhase;
    if (!answers(state.now(), action.kind))
        return outOfTurn(state.now(), action.kind);
    return refusalOf(state, action);
}

bool isLegal(const State& state, const Action& action) {
    return whyNot(state, action) == Refusal::None;
}

Refusal apply(State& state, const Action& action, EventSink* events) {
    const Refusal refusal = whyNot(state, action);
    if (refusal == Refusal::None)
        applyLegal(state, action, events);
    return refusal;
}

} // namespace genotype
