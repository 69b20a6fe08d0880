// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/legality.h"
#include "engine/genotype/rules/rules.h"

namespace genotype {

namespace {

/// Which phase an action belongs to; Working where the table of phases does not decide.
bool belongsToPhase(const State& state, const Action& action) {
    switch (action.kind) {
    case ActionKind::ChooseSetup: return state.phase == Phase::Setup;
    case ActionKind::TakeDie: return state.phase == Phase::Breeding;
    case ActionKind::Buy: return state.phase == Phase::Upgrades;
    case ActionKind::Pass: return state.phase == Phase::Breeding || state.phase == Phase::Upgrades;
    case ActionKind::Finish:
    case ActionKind::Validate: return state.phase == Phase::Working || state.phase == Phase::Breeding;
    case ActionKind::TakePlant: return state.phase == Phase::Working || state.phase == Phase::Upgrades;
    case ActionKind::UseAssistant:
        return state.phase == (action.assistant() == Assistant::Franz ? Phase::Breeding : Phase::Working);
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
    case ActionKind::EndTurn: return state.phase == Phase::Working;
    }
    return false;
}

/// Whether the waiting choice is of the kind that the action answers.
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
    return Refusal::OtherChoiceFirst;
}

Refusal explainPlacement(const State& state, const Action& action) {
    const Refusal refusal = spaceRefusal(state, state.actor, action.space());
    if (refusal != Refusal::None)
        return refusal;
    Tool tool{};
    if (!legality::bonusToolFor(action.space(), tool))
        return Refusal::BonusToolOtherSpace;
    return Refusal::BonusToolNotHeld;
}

Refusal explainGeneTile(const State& state, const Action& action) {
    const Parents& parents = state.bench(state.now().trait).parents;
    const Genotype parent = action.side() == Side::Left ? parents.left : parents.top;
    if (action.kind == ActionKind::PlaceGeneTile)
        return action.tileGenotype() == Genotype::Heterozygous ? Refusal::NotAnAction
               : parent != Genotype::Heterozygous              ? Refusal::SideTaken
                                                               : Refusal::NotOffered;
    return parent == Genotype::Heterozygous ? Refusal::SideFree : Refusal::NotOffered;
}

Refusal explainSowing(const State& state, const Action& action) {
    const Player& player = state.player(state.actor);
    if (!player.hand.contains(action.plant()))
        return Refusal::PlantNotInHand;
    const bool ordinary = action.plot() < firstFlowerPot;
    if (!(ordinary || action.plot() == eduardPlot) || !plotExists(player, action.plot()))
        return Refusal::NoSuchPlot;
    return player.plots[action.place].empty() ? Refusal::PlotOutOfOrder : Refusal::PlotTaken;
}

Refusal explainValidation(const State& state, const Action& action) {
    const Pending& pending = state.now();
    const Refusal refusal = legality::validationRefusal(state, pending, action.plot(), action.trait);
    if (refusal != Refusal::None)
        return refusal;
    const Player& player = state.player(state.actor);
    const bool may = player.has(Assistant::May);
    if (action.widening() == Widening::SisterMay && !may)
        return Refusal::NotYourAssistant;
    if (action.widening() == Widening::PollenBrush && player.toolCount(Tool::PollenBrush) == 0)
        return Refusal::ToolNotHeld;
    if (action.widening() == Widening::PollenBrush && may)
        return Refusal::ToolWouldDoNothing;
    return action.widening() != Widening::None ? Refusal::NothingToWiden : Refusal::NotOffered;
}

Refusal explainGoal(const State& state, const Action& action) {
    const Bench& bench = state.bench(action.trait);
    if (action.goal() >= goalCount(bench.inheritance))
        return Refusal::GoalNotInThisGame;
    return bench.goals[action.place] != noSeat ? Refusal::GoalTaken : Refusal::NotOffered;
}

Refusal explainDie(const State& state, const Action& action) {
    const Pending& pick = state.now();
    const Player& player = state.player(state.actor);
    const Bench& bench = state.bench(action.trait);
    const auto there = [&bench](PoolArea area) { return bench.pool[static_cast<std::size_t>(area)]; };
    const bool pair = action.use() == DieUse::Pair;
    if (pick.stage == PickStage::FirstShift && action.trait != pick.trait)
        return Refusal::WrongColour;
    if (there(action.area) == 0 ||
        (pair && there(action.partner) < (action.partner == PoolArea::DeNovo ? 2 : 1)))
        return Refusal::NoSuchDie;
    if (action.count > player.toolCount(Tool::GraftKnife))
        return Refusal::KnifeNotHeld;
    if (pick.count > 0 && action.count == 0)
        return Refusal::PickIsOver;
    const int dice = pair ? 2 : 1;
    const int most = pick.count == 0 ? dice - 1 : dice;
    if (action.count > most)
        return Refusal::KnifeNeedsADie;
    if (dice - action.count > freeDiceSlots(player))
        return Refusal::NoDiceSlot;
    if (action.use() == DieUse::Match && action.area == PoolArea::DeNovo)
        return Refusal::MutationHasNoGenotype;
    if (action.use() == DieUse::Coin && action.area != PoolArea::DeNovo)
        return Refusal::OnlyMutationsPayACoin;
    if (action.use() == DieUse::Rake && player.toolCount(Tool::Rake) == 0)
        return Refusal::ToolNotHeld;
    if (action.use() == DieUse::Maria && !player.has(Assistant::Maria))
        return Refusal::NotYourAssistant;
    if (action.use() == DieUse::Maria && player.hasUsed(Assistant::Maria))
        return Refusal::AssistantUsed;
    const std::uint8_t wanted = legality::uncoveredGenotypes(player, action.trait);
    if (action.use() != DieUse::Coin && wanted == 0)
        return Refusal::NoUncoveredTrait;
    return action.use() == DieUse::Match ? Refusal::GenotypeDoesNotMatch : Refusal::NotOffered;
}

Refusal explainAssistant(const State& state, const Action& action) {
    if (action.assistant() != Assistant::Franz)
        return legality::assistantRefusal(state, state.actor, action.assistant());
    if (state.now().kind != PendingKind::Pick)
        return Refusal::OtherChoiceFirst;
    return legality::franzRefusal(state, state.now());
}

Refusal explain(const State& state, const Action& action) {
    const Player& player = state.player(state.actor);
    switch (action.kind) {
    case ActionKind::ChooseSetup:
        return player.dealt.contains(action.plant()) && player.dealt.contains(action.kept())
                   ? Refusal::NotOffered
                   : Refusal::PlantNotInHand;
    case ActionKind::PlaceMarker: return explainPlacement(state, action);
    case ActionKind::PlaceGeneTile:
    case ActionKind::RemoveGeneTile:
    case ActionKind::LeaveGeneTiles: return explainGeneTile(state, action);
    case ActionKind::TakePlant:
    case ActionKind::TakeTool: return action.place == deckPlace ? Refusal::DeckEmpty : Refusal::PlaceEmpty;
    case ActionKind::KeepPlant: return Refusal::PlantNotInBag;
    case ActionKind::Sow: return explainSowing(state, action);
    case ActionKind::Validate: return explainValidation(state, action);
    case ActionKind::ChooseGoal: return explainGoal(state, action);
    case ActionKind::PlayTool: return legality::toolRefusal(state, state.actor, action.tool());
    case ActionKind::UseAssistant: return explainAssistant(state, action);
    case ActionKind::TakeDie: return explainDie(state, action);
    case ActionKind::Buy:
        return legality::purchaseRefusal(state, action.upgrade(), action.place, action.count);
    case ActionKind::Finish:
        if (state.now().kind == PendingKind::GardenDraw)
            return Refusal::MustDraw;
        if (state.now().kind == PendingKind::Pick)
            return legality::mustUsePick(state, state.now()) ? Refusal::MustUsePick
                                                             : Refusal::OtherChoiceFirst;
        return Refusal::NotOffered;
    case ActionKind::EndTurn: return Refusal::FunnelFirst;
    case ActionKind::Pass:
        return state.now().kind == PendingKind::Pick && state.now().count > 0 ? Refusal::OtherChoiceFirst
                                                                              : Refusal::MustUsePick;
    case ActionKind::Harvest: return Refusal::NotOffered;
    }
    return Refusal::NotAnAction;
}

} // namespace

Refusal whyNot(const State& state, const Action& action) {
    if (state.finished())
        return Refusal::GameOver;
    if (isLegal(state, action))
        return Refusal::None;
    if (!isWellFormed(action))
        return Refusal::NotAnAction;
    if (!belongsToPhase(state, action))
        return Refusal::WrongPhase;
    if (!answers(state.now(), action.kind))
        return outOfTurn(state.now(), action.kind);
    const Refusal refusal = explain(state, action);
    return refusal == Refusal::None ? Refusal::NotOffered : refusal;
}

} // namespace genotype
