// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/rules.h"

namespace genecards {

bool isValid(const Setup& setup) {
    return setup.players >= minSeats && setup.players <= maxSeats && setup.target >= minTarget &&
           setup.target <= maxTarget;
}

bool anyFits(const CardSet& hand, CardId top) {
    for (const CardId card : hand)
        if (fitOf(top, card) != Fit::None)
            return true;
    return false;
}

bool anyExtra(const CardSet& hand) {
    for (const CardId card : hand)
        if (!isMutation(card, Mutation::Deletion))
            return true;
    return false;
}

namespace {

/// Why a card in the hand may not be played in this choice.
Refusal playRefusal(const State& state, CardId card) {
    const Pending& pending = state.now();
    if (pending.kind != PendingKind::Turn && pending.kind != PendingKind::Drawn &&
        pending.kind != PendingKind::Extra)
        return Refusal::OtherChoiceFirst;
    if (!state.handOf(state.actor).contains(card))
        return Refusal::CardNotHeld;
    if (pending.kind == PendingKind::Extra)
        return isMutation(card, Mutation::Deletion) ? Refusal::NoSecondDeletion : Refusal::None;
    if (pending.kind == PendingKind::Drawn)
        return card == pending.card ? Refusal::None : Refusal::OnlyTheDrawnCard;
    if (fitOf(state.top(), card) != Fit::None)
        return Refusal::None;
    return categoryOf(card) == categoryOf(state.top()) ? Refusal::SameCategory : Refusal::OutOfOrder;
}

/// Why an action that answers no waiting choice is refused.
Refusal unasked(PendingKind waiting) {
    return waiting == PendingKind::Turn ? Refusal::NotAskedNow : Refusal::OtherChoiceFirst;
}

/// Drawing and passing, which are never a free choice.
Refusal idleRefusal(const State& state, ActionKind kind) {
    if (state.now().kind != PendingKind::Turn)
        return Refusal::OtherChoiceFirst;
    if (anyFits(state.handOf(state.actor), state.top()))
        return Refusal::MustPlay;
    if (kind == ActionKind::Draw)
        return state.drawable() > 0 ? Refusal::None : Refusal::NothingToDraw;
    return state.drawable() > 0 ? Refusal::MustDraw : Refusal::None;
}

} // namespace

Refusal whyNot(const State& state, const Action& action) {
    if (state.finished())
        return Refusal::GameOver;
    if (!isWellFormed(action))
        return Refusal::NotAnAction;
    const PendingKind waiting = state.now().kind;
    if (waiting == PendingKind::NextHand)
        return action.kind == ActionKind::Deal ? Refusal::None : Refusal::HandIsOver;
    switch (action.kind) {
    case ActionKind::Play: return playRefusal(state, action.card);
    case ActionKind::Draw:
    case ActionKind::Pass: return idleRefusal(state, action.kind);
    case ActionKind::Keep: return waiting == PendingKind::Drawn ? Refusal::None : unasked(waiting);
    case ActionKind::Swap:
        if (waiting != PendingKind::Swap)
            return unasked(waiting);
        return action.second < state.seats ? Refusal::None : Refusal::NoSuchPlayer;
    case ActionKind::Deal: return Refusal::HandGoesOn;
    }
    return Refusal::NotAnAction;
}

bool isLegal(const State& state, const Action& action) {
    return whyNot(state, action) == Refusal::None;
}

void legalActions(const State& state, ActionList& list) {
    list.clear();
    if (state.finished())
        return;
    const auto offer = [&](const Action& action) {
        if (isLegal(state, action))
            list.push(action);
    };
    switch (state.now().kind) {
    case PendingKind::Turn:
    case PendingKind::Drawn:
    case PendingKind::Extra: {
        CardId last = noCard;
        for (const CardId card : state.handOf(state.actor)) {
            if (card != last)
                offer(act::play(card));
            last = card;
        }
        for (const Action& action : {act::draw(), act::keep(), act::pass()})
            offer(action);
        break;
    }
    case PendingKind::Swap:
        for (Seat first = 0; first < state.seats; ++first)
            for (Seat second = static_cast<Seat>(first + 1); second < state.seats; ++second)
                list.push(act::swap(first, second));
        break;
    case PendingKind::NextHand: list.push(act::deal()); break;
    }
}

Refusal apply(State& state, const Action& action, EventSink* events) {
    const Refusal refusal = whyNot(state, action);
    if (refusal == Refusal::None)
        applyLegal(state, action, events);
    return refusal;
}

std::uint8_t winners(const State& state) {
    int most = 0;
    unsigned seats = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (state.scores[seat] > most) {
            most = state.scores[seat];
            seats = 0;
        }
        if (state.scores[seat] == most)
            seats |= 1u << seat;
    }
    return static_cast<std::uint8_t>(seats);
}

} // namespace genecards
