// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/flow.h"

#include "engine/genotype/rules/legality.h"

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
    case ActionKind::KeepPlant: keepPlant(action.plant()); break;
    case ActionKind::Harvest: harvest(); break;
    case ActionKind::Sow: sow(action); break;
    case ActionKind::Validate: {
        const Pending pending = m_state.now();
        if (pending.kind == PendingKind::Omari)
            m_state.pending.back().genotype &=
                static_cast<std::uint8_t>(~(1u << static_cast<int>(action.trait)));
        else
            m_state.pending.pop();
        validate(action.plot(), action.trait, pending.source, action.widening());
        break;
    }
    case ActionKind::ChooseGoal: chooseGoal(action); break;
    case ActionKind::PlayTool: playTool(action.tool()); break;
    case ActionKind::UseAssistant: useAssistant(action.assistant()); break;
    case ActionKind::TakeDie: takeDie(action); break;
    case ActionKind::Buy: buy(action); break;
    case ActionKind::Finish: {
        const Pending pending = m_state.pending.pop();
        if (pending.kind == PendingKind::GardenDraw)
            afterGardenDraw(pending.count);
        else if (pending.kind == PendingKind::Pick)
            nextPick();
        break;
    }
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

void Flow::progress() {
    while (!m_state.finished() && settle()) {
    }
}

/// Resolves the waiting choice if it is none: returns true when something changed and the next one is to be
/// looked at, false when a person must choose.
bool Flow::settle() {
    using namespace legality;
    const Pending pending = m_state.now();
    Player& player = actor();
    switch (pending.kind) {
    case PendingKind::Setup:
    case PendingKind::Marker:
    case PendingKind::GeneTile: return false;
    case PendingKind::EndOfTurn:
        // A Watering Funnel in hand counts as optional here and keeps the turn open until it is played.
        if (anyOptional(m_state))
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
        if (anyOptional(m_state))
            return false;
        harvest();
        return true;
    case PendingKind::GardenSow:
        if (canSow(player) && (!player.hand.empty() || anyOptional(m_state)))
            return false;
        m_state.pending.pop();
        return true;
    case PendingKind::Omari:
        if (pending.genotype != 0 && (anyValidation(m_state, pending) || anyOptional(m_state)))
            return false;
        m_state.pending.pop();
        return true;
    case PendingKind::Validate:
        if (!anyValidation(m_state, pending)) {
            m_state.pending.pop();
            emit(event::ValidationLost{m_state.actor, pending.source});
            return true;
        }
        return resolveForced();
    case PendingKind::Goal: return resolveForced();
    case PendingKind::SeedBag:
        if (pending.count > 0 && m_state.bags[pending.place].size() > pending.count)
            return false;
        closeSeedBag();
        return true;
    case PendingKind::FillPlot: return settleFillPlot();
    case PendingKind::Pick: {
        const bool franz = player.has(Assistant::Franz) && franzRefusal(m_state, pending) == Refusal::None;
        if (franz || anyUse(m_state, pending))
            return false;
        if (pending.count > 0) {
            m_state.pending.pop();
            nextPick();
        } else {
            passPick(true);
        }
        return true;
    }
    case PendingKind::Purchase:
        if (anyPurchase(m_state))
            return false;
        passPurchase(true);
        return true;
    }
    return false;
}

/// A validation or goal with one possible outcome and nothing else to do first needs no click.
bool Flow::resolveForced() {
    ActionList list;
    legalActions(m_state, list);
    if (list.size() != 1)
        return false;
    const Action only = list[0];
    if (only.kind == ActionKind::ChooseGoal) {
        chooseGoal(only);
        return true;
    }
    const ValidationSource source = m_state.pending.pop().source;
    validate(only.plot(), only.trait, source, only.widening());
    return true;
}

void Flow::gain(Seat seat, int coins, CoinReason reason) {
    Player& player = m_state.player(seat);
    player.coins = static_cast<std::int16_t>(player.coins + coins);
    emit(event::CoinsGained{seat, static_cast<std::uint8_t>(coins), reason});
}

void Flow::pay(int cost, CoinReason reason) {
    if (cost == 0)
        return;
    actor().coins = static_cast<std::int16_t>(actor().coins - cost);
    emit(event::CoinsPaid{m_state.actor, static_cast<std::uint8_t>(cost), reason});
}

/// From hand to the discard pile.
void Flow::discardTool(Tool tool) {
    const auto kind = static_cast<std::size_t>(tool);
    --actor().tools[kind];
    ++m_state.toolDiscard[kind];
    emit(event::ToolPlayed{m_state.actor, tool});
}

/// Precondition: deck or discard pile holds a card.
PlantId Flow::drawPlant() {
    if (m_state.plantDeck.empty()) {
        for (const PlantId plant : m_state.plantDiscard)
            m_state.plantDeck.push(plant);
        m_state.plantDiscard = {};
        m_state.random.shuffle(m_state.plantDeck);
        emit(event::DeckReshuffled{DeckKind::Plants});
    }
    return m_state.plantDeck.pop();
}

/// Precondition: deck or discard pile holds a card.
Tool Flow::drawTool() {
    if (m_state.toolDeck.empty()) {
        for (std::size_t kind = 0; kind < toolKinds; ++kind)
            for (; m_state.toolDiscard[kind] > 0; --m_state.toolDiscard[kind])
                m_state.toolDeck.push(static_cast<Tool>(kind));
        m_state.random.shuffle(m_state.toolDeck);
        emit(event::DeckReshuffled{DeckKind::Tools});
    }
    return m_state.toolDeck.pop();
}

PlantId Flow::takePlantFrom(int place) {
    if (place == deckPlace)
        return drawPlant();
    PlantId& slot = m_state.nursery[static_cast<std::size_t>(place)];
    const PlantId plant = slot;
    slot = noPlant;
    return plant;
}

/// Fills Nursery and Tool Shed from the decks, as far as cards go. Precondition: both rows are empty.
void Flow::fillRows() {
    const auto length = static_cast<std::size_t>(rowLength(m_state.seats));
    for (std::size_t place = 0; place < length; ++place)
        if (legality::plantDrawable(m_state))
            m_state.nursery[place] = drawPlant();
    for (std::size_t place = 0; place < length; ++place)
        if (legality::toolDrawable(m_state))
            m_state.toolShed[place] = static_cast<std::uint8_t>(drawTool());
}

void Flow::refillAssistants() {
    for (auto& place : m_state.assistantsForHire) {
        if (m_state.assistantDeck.empty()) {
            if (m_state.assistantDiscard == 0)
                return;
            for (int a = 0; a < assistantCount; ++a)
                if ((m_state.assistantDiscard >> a) & 1)
                    m_state.assistantDeck.push(static_cast<Assistant>(a));
            m_state.assistantDiscard = 0;
            m_state.random.shuffle(m_state.assistantDeck);
            emit(event::DeckReshuffled{DeckKind::Assistants});
        }
        place = static_cast<std::uint8_t>(m_state.assistantDeck.pop());
    }
}

/// Covers the trait, and with a widening every uncovered copy of its genotype.
void Flow::validate(int plot, Trait trait, ValidationSource source, Widening widening) {
    Player& player = actor();
    const auto bit = static_cast<std::uint8_t>(1u << static_cast<int>(trait));
    const Genotype genotype = plantCard(player.plots[static_cast<std::size_t>(plot)].plant).genotype(trait);
    if (widening == Widening::PollenBrush)
        discardTool(Tool::PollenBrush);
    for (int place = 0; place < plotPlaces; ++place) {
        Plot& one = player.plots[static_cast<std::size_t>(place)];
        const bool reached = place == plot || widening != Widening::None;
        if (!reached || !(one.uncovered() & bit) || plantCard(one.plant).genotype(trait) != genotype)
            continue;
        one.covered |= bit;
        emit(event::TraitValidated{m_state.actor, static_cast<std::uint8_t>(place), one.plant, trait,
                                   genotype, source, widening});
    }
}

} // namespace genotype
