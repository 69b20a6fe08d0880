// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/event.h"
#include "engine/genecards/rules.h"

namespace genecards {

/// Carries out one action on a state: the action itself, then everything that follows without a choice, until
/// somebody has to choose again. Internal to the rules.
class Flow {
public:
    Flow(State& state, EventSink* events) : m_state(state), m_events(events) {}

    void deal(const Setup& setup);
    void perform(const Action& action);
    /// The card that starts the discard pile once the hands are dealt: it is turned up and carried out.
    void turnUp(CardId card);

private:
    template <typename Kind> void report(const Kind& event) {
        if (m_events)
            m_events->push_back(event);
    }
    CardSet& hand() { return m_state.handOf(m_state.actor); }
    void push(PendingKind kind, CardId card = noCard) { m_state.pending.push({kind, card}); }

    void beginHand(Seat starter);
    void beginTurn(Seat seat);
    void play(CardId card, Fit fit);
    void carryOut(Mutation mutation);
    void drawOne();
    void swapHands(Seat first, Seat second);
    void loseTurn(Seat seat, Mutation mutation, int draws);
    CardId drawInto(Seat seat, DrawReason reason);
    void endHand(CardId last);

    State& m_state;
    EventSink* m_events;
};

} // namespace genecards
