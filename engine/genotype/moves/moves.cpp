// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/moves/moves.h"

#include "engine/genotype/model/queries.h"

namespace genotype {

void Moves::gain(Seat seat, int coins, CoinReason reason) {
    Player& player = m_state.player(seat);
    player.coins = static_cast<std::int16_t>(player.coins + coins);
    report(event::CoinsGained{seat, static_cast<std::uint8_t>(coins), reason});
}

void Moves::pay(int cost, CoinReason reason) {
    if (cost == 0)
        return;
    actor().coins = static_cast<std::int16_t>(actor().coins - cost);
    report(event::CoinsPaid{m_state.actor, static_cast<std::uint8_t>(cost), reason});
}

void Moves::discardTool(Tool tool) {
    ++m_state.toolDiscard[static_cast<std::size_t>(tool)];
    playOntoTable(tool);
}

void Moves::playOntoTable(Tool tool) {
    --actor().tools[static_cast<std::size_t>(tool)];
    report(event::ToolPlayed{m_state.actor, tool});
}

PlantId Moves::drawPlant() {
    if (m_state.plantDeck.empty()) {
        for (const PlantId plant : m_state.plantDiscard)
            m_state.plantDeck.push(plant);
        m_state.plantDiscard = {};
        m_state.random.shuffle(m_state.plantDeck);
        report(event::DeckReshuffled{DeckKind::Plants});
    }
    return m_state.plantDeck.pop();
}

Tool Moves::drawTool() {
    if (m_state.toolDeck.empty()) {
        for (std::size_t kind = 0; kind < toolKinds; ++kind)
            for (; m_state.toolDiscard[kind] > 0; --m_state.toolDiscard[kind])
                m_state.toolDeck.push(static_cast<Tool>(kind));
        m_state.random.shuffle(m_state.toolDeck);
        report(event::DeckReshuffled{DeckKind::Tools});
    }
    return m_state.toolDeck.pop();
}

PlantId Moves::takePlantFrom(int place) {
    if (place == deckPlace)
        return drawPlant();
    PlantId& slot = m_state.nursery[static_cast<std::size_t>(place)];
    const PlantId plant = slot;
    slot = noPlant;
    return plant;
}

Tool Moves::takeToolFrom(int place) {
    if (place == deckPlace)
        return drawTool();
    std::uint8_t& slot = m_state.toolShed[static_cast<std::size_t>(place)];
    const auto tool = static_cast<Tool>(slot);
    slot = noTool;
    return tool;
}

void Moves::fillRows() {
    const auto length = static_cast<std::size_t>(rowLength(m_state.seats));
    for (std::size_t place = 0; place < length; ++place)
        if (plantDrawable(m_state))
            m_state.nursery[place] = drawPlant();
    for (std::size_t place = 0; place < length; ++place)
        if (toolDrawable(m_state))
            m_state.toolShed[place] = static_cast<std::uint8_t>(drawTool());
}

void Moves::refillAssistants() {
    for (auto& place : m_state.assistantsForHire) {
        if (m_state.assistantDeck.empty()) {
            if (m_state.assistantDiscard == 0)
                return;
            for (int a = 0; a < assistantCount; ++a)
                if ((m_state.assistantDiscard >> a) & 1)
                    m_state.assistantDeck.push(static_cast<Assistant>(a));
            m_state.assistantDiscard = 0;
            m_state.random.shuffle(m_state.assistantDeck);
            report(event::DeckReshuffled{DeckKind::Assistants});
        }
        place = static_cast<std::uint8_t>(m_state.assistantDeck.pop());
    }
}

void Moves::validate(int plot, Trait trait, ValidationSource source, Widening widening) {
    Player& player = actor();
    const auto bit = static_cast<std::uint8_t>(1u << static_cast<int>(trait));
    const Genotype genotype = plantCard(player.plots[static_cast<std::size_t>(plot)].plant).genotype(trait);
    const auto cover = [&](int place) {
        Plot& one = player.plots[static_cast<std::size_t>(place)];
        one.covered |= bit;
        report(event::TraitValidated{m_state.actor, static_cast<std::uint8_t>(place), one.plant, trait,
                                     genotype, source, widening});
    };
    if (widening == Widening::None)
        return cover(plot);
    for (int place = 0; place < plotPlaces; ++place)
        if (uncoveredGenotypes(player.plots[static_cast<std::size_t>(place)]).contains(trait, genotype))
            cover(place);
}

} // namespace genotype
