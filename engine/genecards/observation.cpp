// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/observation.h"

#include "engine/core/decided.h"
#include "engine/genecards/event.h"

#include <algorithm>

namespace genecards {

Observation observe(const State& state, Seat seat) {
    // Every field by its name: a new one does not compile here until somebody says who may see it, and what
    // is not taken over below stays blank.
    const auto& [random, seats, phase, target, hand, starter, actor, lastWinner, hands, scores, drawPile,
                 discard, pending] = state;
    Observation seen;
    seen.seat = seat;
    State& visible = seen.visible;
    visible.seats = seats;
    visible.phase = phase;
    visible.target = target;
    visible.hand = hand;
    visible.starter = starter;
    visible.actor = actor;
    visible.lastWinner = lastWinner;
    visible.scores = scores;
    visible.discard = discard;
    // Their number, not the cards.
    visible.drawPile = drawPile;
    std::fill(visible.drawPile.begin(), visible.drawPile.end(), noCard);
    for (const Pending& choice : pending) {
        const auto& [kind, card] = choice;
        // Nobody else knows the card drawn.
        visible.pending.push({kind, seat == actor ? card : noCard});
    }
    for (Seat other = 0; other < seats; ++other) {
        seen.handSizes[other] = static_cast<std::uint8_t>(hands[other].size());
        // When a hand is over, all hands are face up.
        if (other == seat || phase != Phase::Playing)
            visible.hands[other] = hands[other];
    }
    return seen;
}

namespace {

/// What everybody sees.
using Public = core::Decisions<core::Whole<event::HandBegan, 2>, core::Whole<event::FirstCardTurned, 1>,
                               core::Whole<event::TurnBegan, 1>, core::Whole<event::CardPlayed, 3>,
                               core::Whole<event::PileShuffled, 1>, core::Whole<event::Passed, 1>,
                               core::Whole<event::HandsSwapped, 3>, core::Whole<event::TurnLost, 2>,
                               core::Whole<event::NoExtraCard, 1>, core::Whole<event::HandShown, 2>,
                               core::Whole<event::HandEnded, 4>, core::Whole<event::GameEnded, 1>>;

/// Blanks what `seat` may not see.
struct Filter {
    Seat seat;

    void operator()(event::CardsDealt& dealt) const {
        auto& [owner, cards] = dealt;
        if (owner != seat)
            cards = {};
    }
    void operator()(event::CardDrawn& drawn) const {
        auto& [owner, card, reason] = drawn;
        if (owner != seat)
            card = noCard;
    }
    void operator()(event::CardKept& kept) const {
        auto& [owner, card] = kept;
        if (owner != seat)
            card = KeptCard::Hidden;
    }
    template <typename E>
    requires(Public::name<E>) void operator()(E&) const {}
};
static_assert(core::answersAll<Filter, Event>, "An event is new: decide who may see it.");

/// What shows nobody anything that was hidden.
using NothingNew = core::Decisions<
    core::Whole<event::HandBegan, 2>, core::Whole<event::TurnBegan, 1>, core::Whole<event::CardPlayed, 3>,
    core::Whole<event::CardKept, 2>, core::Whole<event::Passed, 1>, core::Whole<event::TurnLost, 2>,
    core::Whole<event::NoExtraCard, 1>, core::Whole<event::HandEnded, 4>, core::Whole<event::GameEnded, 1>>;

struct Reveals {
    bool operator()(const event::CardsDealt&) const { return true; }
    bool operator()(const event::FirstCardTurned&) const { return true; }
    bool operator()(const event::CardDrawn&) const { return true; }
    bool operator()(const event::PileShuffled&) const { return true; }
    bool operator()(const event::HandsSwapped&) const { return true; }
    bool operator()(const event::HandShown&) const { return true; }
    template <typename E>
    requires(NothingNew::name<E>) bool operator()(const E&) const { return false; }
};
static_assert(core::answersAll<Reveals, Event>, "An event is new: decide whether it reveals something.");

} // namespace

bool revealsInformation(const Event& event) {
    return std::visit(Reveals{}, event);
}

std::vector<Event> observeEvents(const std::vector<Event>& events, Seat seat) {
    std::vector<Event> seen = events;
    for (Event& event : seen)
        std::visit(Filter{seat}, event);
    return seen;
}

} // namespace genecards
