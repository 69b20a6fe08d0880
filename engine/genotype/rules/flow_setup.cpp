// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/flow.h"

namespace genotype {

namespace {

bool isValid(const StartPosition& position, const Setup& setup) {
    if (position.round < 1 || position.round > setup.rounds)
        return false;
    for (const Parents& parents : position.parents)
        if (parents.left > Genotype::HomozygousRecessive || parents.top > Genotype::HomozygousRecessive)
            return false;
    PlantSet named;
    for (int seat = 0; seat < maxSeats; ++seat)
        for (const PlantId plant : position.plants[static_cast<std::size_t>(seat)]) {
            if (plant == noPlant)
                continue;
            if (seat >= setup.players || plant >= plantCardCount || named.contains(plant))
                return false;
            named.insert(plant);
        }
    return true;
}

PlantSet plantsOf(const std::array<PlantId, matPlots>& garden) {
    PlantSet plants;
    for (const PlantId plant : garden)
        if (plant != noPlant)
            plants.insert(plant);
    return plants;
}

} // namespace

bool isValid(const Setup& setup) {
    const bool solo = setup.players == 1;
    if (solo != (setup.johann != Difficulty::None) || setup.johann > Difficulty::Hard)
        return false;
    if (setup.johannAssistant != noAssistant &&
        !(setup.johann == Difficulty::Hard && isHardAssistant(setup.johannAssistant)))
        return false;
    if (setup.position && !isValid(*setup.position, setup))
        return false;
    return (solo || setup.players >= minSeats) && setup.players <= maxSeats && setup.rounds >= 1 &&
           setup.rounds <= maxRounds && (setup.firstPlayer == noSeat || setup.firstPlayer < setup.players) &&
           setup.flowerColour <= Inheritance::Codominance && setup.plantHeight < Inheritance::Codominance;
}

State newGame(const Setup& setup, EventSink* events) {
    State state;
    Flow(state, events).deal(setup);
    return state;
}

/// Rulebook, "Game Setup". The order of draws is part of the record format: plants, tools and assistants are
/// shuffled, the rows filled, the players are dealt to from seat 0 on, and the first player is drawn last.
/// Brother Johann's assistant is removed before the row is laid out; his plants are drawn after the player's.
void Flow::deal(const Setup& setup) {
    m_state.random = core::Random(setup.seed);
    const bool solo = setup.players == 1;
    m_state.seats = static_cast<std::uint8_t>(solo ? 2 : setup.players);
    m_state.johann.difficulty = setup.johann;
    m_state.rounds = static_cast<std::uint8_t>(setup.rounds);
    m_state.bench(Trait::FlowerColour).inheritance = setup.flowerColour;
    m_state.bench(Trait::PlantHeight).inheritance = setup.plantHeight;

    for (PlantId plant = 0; plant < plantCardCount; ++plant)
        m_state.plantDeck.push(plant);
    m_state.random.shuffle(m_state.plantDeck);
    if (setup.position)
        takeOutNamedPlants(*setup.position);
    for (const ToolCard& card : toolCards)
        for (int copy = 0; copy < card.copies; ++copy)
            m_state.toolDeck.push(card.id);
    m_state.random.shuffle(m_state.toolDeck);
    for (const AssistantCard& card : assistantCards)
        m_state.assistantDeck.push(card.id);
    m_state.random.shuffle(m_state.assistantDeck);

    if (solo)
        johann().takeOutAssistant(setup);
    refillAssistants();
    fillRows();
    for (Seat seat = 0; seat < m_state.persons(); ++seat) {
        Player& player = m_state.player(seat);
        player.coins = startingCoins;
        if (setup.position)
            continue;
        for (int i = 0; i < dealtPlants; ++i)
            player.dealt.insert(drawPlant());
        const Tool tool = drawTool();
        ++player.tools[static_cast<std::size_t>(tool)];
        report(event::CardsDealt{seat, player.dealt, static_cast<std::uint8_t>(tool)});
    }
    if (solo)
        johann().setUp();
    m_state.firstPlayer = solo ? Seat{0}
                          : setup.firstPlayer != noSeat
                              ? setup.firstPlayer
                              : static_cast<Seat>(m_state.random.below(m_state.seats));
    m_state.actor = 0;
    if (setup.position)
        dealPosition(*setup.position);
    else
        push({.kind = PendingKind::Setup});
}

void Flow::takeOutNamedPlants(const StartPosition& position) {
    PlantSet named;
    for (const auto& garden : position.plants)
        for (const PlantId plant : plantsOf(garden))
            named.insert(plant);
    core::FixedVector<PlantId, plantCardCount> rest;
    for (const PlantId plant : m_state.plantDeck)
        if (!named.contains(plant))
            rest.push(plant);
    m_state.plantDeck = rest;
}

/// The order of draws is part of the record format: from seat 0 on, the garden's plant where none is named,
/// the plant in hand, the tool.
void Flow::dealPosition(const StartPosition& position) {
    m_state.round = static_cast<std::uint8_t>(position.round);
    for (const Trait trait : allTraits)
        m_state.bench(trait).parents = position.parents[static_cast<std::size_t>(trait)];
    for (Seat seat = 0; seat < m_state.persons(); ++seat) {
        Player& player = m_state.player(seat);
        const auto& garden = position.plants[seat];
        for (std::size_t plot = 0; plot < garden.size(); ++plot)
            player.plots[plot].plant = garden[plot];
        if (plantsOf(garden).empty())
            player.plots[0].plant = drawPlant();
        const PlantId kept = drawPlant();
        player.hand.insert(kept);
        const Tool tool = drawTool();
        ++player.tools[static_cast<std::size_t>(tool)];
        PlantSet growing;
        for (int plot = 0; plot < matPlots; ++plot)
            if (const PlantId plant = player.plots[static_cast<std::size_t>(plot)].plant; plant != noPlant)
                growing.insert(plant);
        report(event::PositionSet{seat, m_state.round, growing, kept, static_cast<std::uint8_t>(tool)});
    }
    beginWorking();
}

void Flow::chooseSetup(const Action& action) {
    Player& player = actor();
    player.setupSow = action.plant();
    player.setupKeep = action.kept();
    PlantSet rest = player.dealt;
    rest.erase(player.setupSow);
    rest.erase(player.setupKeep);
    report(event::SetupChosen{m_state.actor, player.setupSow, player.setupKeep, *rest.begin()});
    m_state.pending.pop();
    if (m_state.actor + 1 < m_state.persons()) {
        ++m_state.actor;
        push({.kind = PendingKind::Setup});
    } else {
        revealSetup();
    }
}

/// Everybody has chosen: the choices take effect together.
void Flow::revealSetup() {
    for (Seat seat = 0; seat < m_state.persons(); ++seat) {
        Player& player = m_state.player(seat);
        player.dealt.erase(player.setupSow);
        player.dealt.erase(player.setupKeep);
        const PlantId discarded = *player.dealt.begin();
        player.plots[0].plant = player.setupSow;
        player.hand.insert(player.setupKeep);
        m_state.plantDiscard.insert(discarded);
        report(event::SetupRevealed{seat, player.setupSow, discarded});
        player.dealt = {};
        player.setupSow = noPlant;
        player.setupKeep = noPlant;
    }
    beginWorking();
}

} // namespace genotype
