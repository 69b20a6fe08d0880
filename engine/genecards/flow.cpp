// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/flow.h"

namespace genecards {

State newGame(const Setup& setup, EventSink* events) {
    State state;
    Flow(state, events).deal(setup);
    return state;
}

void applyLegal(State& state, const Action& action, EventSink* events) {
    Flow(state, events).perform(action);
}

void Flow::deal(const Setup& setup) {
    m_state.random = core::Random(setup.seed);
    m_state.seats = static_cast<std::uint8_t>(setup.players);
    m_state.target = static_cast<std::uint16_t>(setup.target);
    beginHand(static_cast<Seat>(m_state.random.below(m_state.seats)));
}

void Flow::perform(const Action& action) {
    const Pending pending = m_state.pending.pop();
    switch (action.kind) {
    case ActionKind::Play:
        play(action.card,
             pending.kind == PendingKind::Extra ? Fit::Extra : fitOf(m_state.top(), action.card));
        break;
    case ActionKind::Draw: drawOne(); break;
    case ActionKind::Keep:
        report(event::CardKept{m_state.actor, KeptCard::Fits});
        beginTurn(m_state.nextSeat(m_state.actor));
        break;
    case ActionKind::Pass:
        report(event::Passed{m_state.actor});
        beginTurn(m_state.nextSeat(m_state.actor));
        break;
    case ActionKind::Swap: swapHands(action.first, action.second); break;
    case ActionKind::Deal: beginHand(m_state.actor); break;
    }
}

void Flow::beginHand(Seat starter) {
    m_state.phase = Phase::Playing;
    ++m_state.hand;
    m_state.starter = starter;
    m_state.drawPile.clear();
    m_state.discard.clear();
    for (CardId card = 0; card < cardKinds; ++card)
        for (int copy = 0; copy < copiesOf(card); ++copy)
            m_state.drawPile.push(card);
    m_state.random.shuffle(m_state.drawPile);

    report(event::HandBegan{m_state.hand, starter});
    for (CardSet& hand : m_state.hands)
        hand = {};
    for (int round = 0; round < handSize; ++round)
        for (int place = 0; place < m_state.seats; ++place)
            m_state.handOf(static_cast<Seat>((starter + place) % m_state.seats))
                .insert(m_state.drawPile.pop());
    for (int place = 0; place < m_state.seats; ++place) {
        const Seat seat = static_cast<Seat>((starter + place) % m_state.seats);
        report(event::CardsDealt{seat, m_state.handOf(seat)});
    }
    turnUp(m_state.drawPile.pop());
}

void Flow::beginTurn(Seat seat) {
    m_state.actor = seat;
    push(PendingKind::Turn);
    report(event::TurnBegan{seat});
}

namespace {

/// What the first card does to the player who starts.
struct FirstEffect {
    bool lost = false;
    int draws = 0;
    bool names = false;
    bool plays = false;
};
FirstEffect firstEffect(const SwapHands&) {
    return {.names = true};
}
FirstEffect firstEffect(const SkipNext& skip) {
    return {.lost = true, .draws = skip.draws};
}
FirstEffect firstEffect(const PlayAnother&) {
    return {.plays = true};
}

} // namespace

void Flow::turnUp(CardId card) {
    const Seat starter = m_state.starter;
    m_state.discard.push(card);
    report(event::FirstCardTurned{card});
    FirstEffect effect;
    if (isAction(card))
        effect = std::visit([](const auto& kind) { return firstEffect(kind); },
                            actionCard(mutationOf(card)).effect);
    if (effect.lost) {
        loseTurn(starter, mutationOf(card), effect.draws);
        beginTurn(m_state.nextSeat(starter));
        return;
    }
    beginTurn(starter);
    if (effect.names)
        push(PendingKind::Swap);
    // With only Deletions in hand this is a turn like any other: they fit by their action.
    if (effect.plays && anyExtra(hand()))
        m_state.pending.back().kind = PendingKind::Extra;
}

void Flow::play(CardId card, Fit fit) {
    hand().erase(card);
    m_state.discard.push(card);
    report(event::CardPlayed{m_state.actor, card, fit});
    if (hand().empty())
        endHand(card);
    else if (isAction(card))
        carryOut(mutationOf(card));
    else
        beginTurn(m_state.nextSeat(m_state.actor));
}

void Flow::carryOut(Mutation mutation) {
    const Effect& effect = actionCard(mutation).effect;
    const Seat next = m_state.nextSeat(m_state.actor);
    if (std::holds_alternative<SwapHands>(effect)) {
        push(PendingKind::Swap);
    } else if (const auto* skip = std::get_if<SkipNext>(&effect)) {
        loseTurn(next, mutation, skip->draws);
        beginTurn(m_state.nextSeat(next));
    } else if (anyExtra(hand())) {
        push(PendingKind::Extra);
    } else {
        report(event::NoExtraCard{m_state.actor});
        beginTurn(next);
    }
}

void Flow::drawOne() {
    const CardId card = drawInto(m_state.actor, DrawReason::NothingFits);
    if (fitOf(m_state.top(), card) != Fit::None) {
        push(PendingKind::Drawn, card);
        return;
    }
    report(event::CardKept{m_state.actor, KeptCard::DoesNotFit});
    beginTurn(m_state.nextSeat(m_state.actor));
}

void Flow::swapHands(Seat first, Seat second) {
    std::swap(m_state.hands[first], m_state.hands[second]);
    report(event::HandsSwapped{m_state.actor, first, second});
    // Chosen for the first card of the hand: the starting player's turn is still to come.
    if (m_state.pending.empty())
        beginTurn(m_state.nextSeat(m_state.actor));
}

void Flow::loseTurn(Seat seat, Mutation mutation, int draws) {
    for (int i = 0; i < draws; ++i)
        drawInto(seat, DrawReason::Insertion);
    report(event::TurnLost{seat, mutation});
}

/// noCard when there is none: if too few are left, all of them are drawn.
CardId Flow::drawInto(Seat seat, DrawReason reason) {
    if (m_state.drawable() == 0)
        return noCard;
    if (m_state.drawPile.empty()) {
        const CardId top = m_state.discard.pop();
        std::swap(m_state.drawPile, m_state.discard);
        m_state.discard.clear();
        m_state.discard.push(top);
        m_state.random.shuffle(m_state.drawPile);
        report(event::PileShuffled{static_cast<std::uint8_t>(m_state.drawPile.size())});
    }
    const CardId card = m_state.drawPile.pop();
    m_state.handOf(seat).insert(card);
    report(event::CardDrawn{seat, card, reason});
    return card;
}

void Flow::endHand(CardId last) {
    const Seat winner = m_state.actor;
    if (isAction(last))
        if (const auto* skip = std::get_if<SkipNext>(&actionCard(mutationOf(last)).effect))
            for (int i = 0; i < skip->draws; ++i)
                drawInto(m_state.nextSeat(winner), DrawReason::Insertion);
    int points = 0;
    for (Seat seat = m_state.nextSeat(winner); seat != winner; seat = m_state.nextSeat(seat)) {
        report(event::HandShown{seat, m_state.handOf(seat)});
        points += pointsOf(m_state.handOf(seat));
    }
    m_state.scores[winner] = static_cast<std::uint16_t>(m_state.scores[winner] + points);
    m_state.lastWinner = winner;
    report(
        event::HandEnded{winner, static_cast<std::uint16_t>(points), m_state.hand, m_state.scores[winner]});
    m_state.pending.clear();
    if (m_state.scores[winner] >= m_state.target) {
        m_state.phase = Phase::Finished;
        m_state.actor = noSeat;
        report(event::GameEnded{winners(m_state)});
        return;
    }
    m_state.phase = Phase::HandOver;
    m_state.actor = m_state.nextSeat(m_state.starter);
    push(PendingKind::NextHand);
}

} // namespace genecards
