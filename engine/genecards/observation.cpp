// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/observation.h"

#include "engine/genecards/event.h"

#include <algorithm>

namespace genecards {

Observation observe(const State& state, Seat seat) {
    Observation seen;
    seen.seat = seat;
    seen.visible = state;
    State& visible = seen.visible;
    visible.random = core::Random{};
    std::fill(visible.drawPile.begin(), visible.drawPile.end(), noCard);
    // Nobody else knows the card drawn.
    if (seat != state.actor)
        for (Pending& pending : visible.pending)
            pending.card = noCard;
    for (Seat other = 0; other < state.seats; ++other) {
        seen.handSizes[other] = static_cast<std::uint8_t>(state.handOf(other).size());
        if (other != seat && state.phase == Phase::Playing)
            visible.handOf(other) = {};
    }
    return seen;
}

namespace {

/// Blanks what `seat` may not see.
struct Filter {
    Seat seat;

    void operator()(event::CardsDealt& dealt) const {
        if (dealt.seat != seat)
            dealt.cards = {};
    }
    void operator()(event::CardDrawn& drawn) const {
        if (drawn.seat != seat)
            drawn.card = noCard;
    }
    void operator()(event::CardKept& kept) const {
        if (kept.seat != seat)
            kept.card = KeptCard::Hidden;
    }
    template <typename Public> void operator()(Public&) const {}
};

struct Reveals {
    bool operator()(const event::CardsDealt&) const { return true; }
    bool operator()(const event::FirstCardTurned&) const { return true; }
    bool operator()(const event::CardDrawn&) const { return true; }
    bool operator()(const event::PileShuffled&) const { return true; }
    bool operator()(const event::HandsSwapped&) const { return true; }
    bool operator()(const event::HandShown&) const { return true; }
    template <typename Known> bool operator()(const Known&) const { return false; }
};

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
