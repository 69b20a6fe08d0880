// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/flow.h"

#include "engine/genotype/board/mat.h"
#include "engine/genotype/board/upgrades.h"
#include "engine/genotype/rules/dice.h"

namespace genotype {

void applyLegal(State& state, const Action& action, EventSink* events) {
    Flow(state, events).perform(action);
}

void Flow::perform(const Action& action) {
    switch (action.kind) {
    case ActionKind::ChooseSetup: chooseSetup(action); break;
    case ActionKind::PlaceMarker: placeMarker(action); break;
    case ActionKind::PlaceGeneTile:
    case ActionKind::RemoveGeneTile:
    case ActionKind::LeaveGeneTiles: changeGeneTiles(action); break;
    case ActionKind::TakePlant: takePlant(action); break;
    case ActionKind::TakeTool: takeTool(action); break;
    case ActionKind::KeepPlant: effects::Unit<DrawAndKeep>::keep(*this, action.plant()); break;
    case ActionKind::Harvest: harvest(); break;
    case ActionKind::Sow: sow(action); break;
    case ActionKind::Validate: answerValidation(action); break;
    case ActionKind::ChooseGoal: chooseGoal(action); break;
    case ActionKind::PlayTool: effects::play(*this, action.tool()); break;
    case ActionKind::UseAssistant: effects::use(*this, action.assistant()); break;
    case ActionKind::TakeDie: takeDie(action); break;
    case ActionKind::Buy: buy(action); break;
    case ActionKind::Finish: answerFinish(); break;
    case ActionKind::EndTurn: endTurn(); break;
    case ActionKind::Pass:
        if (m_state.phase == Phase::Breeding)
            passPick(false);
        else
            passPurchase(false);
        break;
    }
    progress();
}

/// The dice of an assistant's own space stay until all are used or the player finishes.
void Flow::answerValidation(const Action& action) {
    const ValidationSource source = m_state.now().source;
    if (m_state.now().kind == PendingKind::Omari)
        effects::Unit<RollOwnDice>::use(m_state.pending.back(), action.trait);
    else
        m_state.pending.pop();
    if (action.count > 0)
        effects::Unit<WildDie>::spend(*this, DieUse::Rake);
    effects::Unit<WidenValidation>::spend(*this, action.widening());
    validate(action.plot(), action.trait, source, action.widening());
}

void Flow::answerFinish() {
    const Pending pending = m_state.pending.pop();
    if (pending.kind == PendingKind::GardenDraw)
        afterGardenDraw(pending.count);
    else if (pending.kind == PendingKind::Pick)
        nextPick();
}

void Flow::progress() {
    while (!m_state.finished() && settle()) {
    }
}

/// Resolves the current choice if there is nothing to choose: returns true if something changed and the next
/// one must be checked, false if a person must choose.
bool Flow::settle() {
    using namespace legality;
    const Pending pending = m_state.now();
    switch (pending.kind) {
    case PendingKind::Setup:
    case PendingKind::Marker:
    case PendingKind::GeneTile: return false;
    case PendingKind::EndOfTurn:
        // A tool that is played at once counts here too and keeps the turn open until it is played.
        if (effects::anyOwnTurn(m_state))
            return false;
        endTurn();
        return true;
    case PendingKind::Nursery:
        if (pending.count > 0 && plantAvailable(m_state))
            return false;
        m_state.pending.pop();
        return true;
    case PendingKind::ToolShed:
        if (toolAvailable(m_state))
            return false;
        m_state.pending.pop();
        return true;
    case PendingKind::GardenDraw:
        if (plantAvailable(m_state) || toolAvailable(m_state))
            return false;
        m_state.pending.pop();
        afterGardenDraw(pending.count);
        return true;
    case PendingKind::GardenHarvest:
        if (effects::anyOwnTurn(m_state))
            return false;
        harvest();
        return true;
    case PendingKind::GardenSow:
        if (canSow(actor()) && (!actor().hand.empty() || effects::anyOwnTurn(m_state)))
            return false;
        m_state.pending.pop();
        return true;
    case PendingKind::Omari:
        if (pending.genotype != 0 && (anyValidation(m_state, pending) || effects::anyOwnTurn(m_state)))
            return false;
        m_state.pending.pop();
        return true;
    case PendingKind::Validate: {
        const Choices choices = legality::choices(m_state);
        if (!choices.has(ActionKind::Validate)) {
            m_state.pending.pop();
            report(event::ValidationLost{m_state.actor, pending.source});
            return true;
        }
        return resolveForced(choices);
    }
    case PendingKind::Goal: return resolveForced(legality::choices(m_state));
    case PendingKind::SeedBag:
        if (effects::Unit<DrawAndKeep>::choiceLeft(m_state, pending))
            return false;
        effects::Unit<DrawAndKeep>::close(*this);
        return true;
    case PendingKind::FillPlot: return settleFillPlot();
    case PendingKind::Pick:
        if (anyPick(m_state, pending))
            return false;
        if (pending.count > 0) {
            m_state.pending.pop();
            nextPick();
        } else {
            passPick(true);
        }
        return true;
    case PendingKind::Purchase:
        if (anyPurchase(m_state))
            return false;
        passPurchase(true);
        return true;
    }
    return false;
}

/// A validation or goal with one possible outcome and nothing else to do first needs no click.
bool Flow::resolveForced(const legality::Choices& choices) {
    if (choices.count != 1)
        return false;
    if (choices.first.kind == ActionKind::ChooseGoal)
        chooseGoal(choices.first);
    else
        answerValidation(choices.first);
    return true;
}

} // namespace genotype
