#include "engine/genotype/flow.h"

namespace genotype {

bool isValid(const Setup& setup) {
    const bool solo = setup.players == 1;
    if (solo != (setup.johann != Difficulty::None) || setup.johann > Difficulty::Hard)
        return false;
    if (setup.johannAssistant != noAssistant &&
        !(setup.johann == Difficulty::Hard && isHardAssistant(setup.johannAssistant)))
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
/// shuffled, the rows filled, the players dealt to from seat 0 on, the first player drawn last. Brother
/// Johann's assistant is taken out before the row is laid, his plants are drawn after the player's.
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
    for (const ToolCard& card : toolCards)
        for (int copy = 0; copy < card.copies; ++copy)
            m_state.toolDeck.push(card.id);
    m_state.random.shuffle(m_state.toolDeck);
    for (const AssistantCard& card : assistantCards)
        m_state.assistantDeck.push(card.id);
    m_state.random.shuffle(m_state.assistantDeck);

    if (solo)
        takeOutJohannsAssistant(setup);
    refillAssistants();
    fillRows();
    for (Seat seat = 0; seat < m_state.persons(); ++seat) {
        Player& player = m_state.player(seat);
        player.coins = startingCoins;
        for (int i = 0; i < dealtPlants; ++i)
            player.dealt.insert(drawPlant());
        const Tool tool = drawTool();
        ++player.tools[static_cast<std::size_t>(tool)];
        emit(event::CardsDealt{seat, player.dealt, static_cast<std::uint8_t>(tool)});
    }
    if (solo)
        setUpJohann();
    m_state.firstPlayer = solo ? Seat{0}
                          : setup.firstPlayer != noSeat
                              ? setup.firstPlayer
                              : static_cast<Seat>(m_state.random.below(m_state.seats));
    m_state.actor = 0;
    push({.kind = PendingKind::Setup});
}

void Flow::chooseSetup(const Action& action) {
    Player& player = actor();
    player.setupSow = action.plant();
    player.setupKeep = action.kept();
    PlantSet rest = player.dealt;
    rest.erase(player.setupSow);
    rest.erase(player.setupKeep);
    emit(event::SetupChosen{m_state.actor, player.setupSow, player.setupKeep, *rest.begin()});
    m_state.pending.pop();
    if (m_state.actor + 1 < m_state.persons()) {
        ++m_state.actor;
        push({.kind = PendingKind::Setup});
    } else {
        revealSetup();
    }
}

/// All have chosen: the choices take effect together.
void Flow::revealSetup() {
    for (Seat seat = 0; seat < m_state.persons(); ++seat) {
        Player& player = m_state.player(seat);
        player.dealt.erase(player.setupSow);
        player.dealt.erase(player.setupKeep);
        const PlantId discarded = *player.dealt.begin();
        player.plots[0].plant = player.setupSow;
        player.hand.insert(player.setupKeep);
        m_state.plantDiscard.insert(discarded);
        emit(event::SetupRevealed{seat, player.setupSow, discarded});
        player.dealt = {};
        player.setupSow = noPlant;
        player.setupKeep = noPlant;
    }
    beginWorking();
}

} // namespace genotype
