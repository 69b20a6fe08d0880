// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/event.h"
#include "engine/genotype/model/state.h"

namespace genotype {

/// The basic moves used by rules, effects and Brother Johann: coins, cards and markers change places, and an
/// event reports it. None of them checks whether it is allowed. Has no state of its own, so a copy works just
/// as well.
class Moves {
public:
    Moves(State& state, EventSink* events) : m_state(state), m_events(events) {}

    State& state() { return m_state; }
    const State& state() const { return m_state; }
    Player& actor() { return m_state.player(m_state.actor); }
    void push(const Pending& pending) { m_state.pending.push(pending); }
    template <typename Kind> void report(const Kind& event) {
        if (m_events)
            m_events->push_back(event);
    }

    void gain(Seat seat, int coins, CoinReason reason);
    /// The acting player's coins. Nothing happens for a cost of 0.
    void pay(int cost, CoinReason reason);

    /// The acting player plays the card: from hand to the discard pile, or onto the table.
    void discardTool(Tool tool);
    void playOntoTable(Tool tool);

    /// From the deck or, when it is empty, the reshuffled discards. Precondition: there is a card.
    PlantId drawPlant();
    Tool drawTool();
    /// From a place in the row, or `deckPlace`. Precondition: there is a card.
    PlantId takePlantFrom(int place);
    Tool takeToolFrom(int place);
    /// Fills Nursery and Tool Shed from the decks, as far as cards go. Precondition: both rows are empty.
    void fillRows();
    void refillAssistants();

    /// The acting player covers the trait, and with a widening every uncovered copy of its genotype.
    void validate(int plot, Trait trait, ValidationSource source, Widening widening);

protected:
    State& m_state;
    EventSink* m_events;
};

} // namespace genotype
