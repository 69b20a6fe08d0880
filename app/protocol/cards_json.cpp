// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/game.h"
#include "event_list.h"
#include "game_json.h"

namespace messages {

using namespace genecards;

namespace {

constexpr SeatValue cardSeat{maxSeats};
constexpr PlayerValue cardPlayer{maxSeats};
constexpr Number points{0, 65535};

/// "promoter-7"; null for none, or for a hidden one.
struct CardValue {
    static Json blank() { return {}; }
    static Json write(CardId card, Style) { return card == noCard ? Json() : Json(cardNotation(card)); }
    static void read(const Json& json, CardId& card, Style) {
        card = json.is_string() ? parseCard(json.get_ref<const std::string&>()) : noCard;
        if (card == noCard && !json.is_null())
            throw Malformed("there is no such card");
    }
};

/// A card that is seen by all.
struct FaceUpValue {
    static Json blank() { return {}; }
    static Json write(CardId card, Style style) { return CardValue::write(card, style); }
    static void read(const Json& json, CardId& card, Style style) {
        CardValue::read(json, card, style);
        if (card == noCard)
            throw Malformed("a card is expected");
    }
};

struct CardSetValue {
    static Json blank() { return Json::array(); }
    static Json write(const CardSet& cards, Style style) {
        Json json = Json::array();
        for (const CardId card : cards)
            json.push_back(CardValue::write(card, style));
        return json;
    }
    static void read(const Json& json, CardSet& cards, Style style) {
        if (!json.is_array() || json.size() > cardCount)
            throw Malformed("a list of cards is expected");
        cards = {};
        for (const Json& one : json) {
            CardId card = noCard;
            CardValue::read(one, card, style);
            if (card == noCard || cards.count(card) >= copiesOf(card))
                throw Malformed("no card more often than there is is expected");
            cards.insert(card);
        }
    }
};

} // namespace

} // namespace messages

namespace json {

using namespace messages;
using namespace genecards;

// ---- The observation

template <typename Io> void fields(Io& io, Pending& pending) {
    io("kind", pending.kind, Word<PendingKind>{});
    io("card", pending.card, CardValue{});
}

/// The generator and the order of the draw pile are hidden, so they have no fields.
template <typename Io> void fields(Io& io, State& state) {
    io("seats", state.seats, Number{minSeats, maxSeats});
    io("phase", state.phase, Word<Phase>{});
    io("target", state.target, Number{minTarget, maxTarget});
    io("hand", state.hand, points);
    io("starter", state.starter, cardSeat);
    io("actor", state.actor, cardSeat);
    io("last_winner", state.lastWinner, cardSeat);
    io("hands", state.hands, ListOf<CardSetValue>{});
    io("scores", state.scores, ListOf<Number>{points});
    std::size_t pile = state.drawPile.size();
    io("draw_pile", pile, Number{0, cardCount});
    if constexpr (Io::reads)
        while (state.drawPile.size() < pile)
            state.drawPile.push(noCard);
    io("discard", state.discard, ListOf<FaceUpValue>{});
    io("pending", state.pending, ListOf<Object>{});
}

template <typename Io> void fields(Io& io, Observation& seen) {
    io("seat", seen.seat, cardSeat);
    io("state", seen.visible, Object{});
    io("hand_sizes", seen.handSizes, ListOf<Number>{{0, cardCount}});
}

// ---- Events

template <typename Io> void fields(Io& io, event::HandBegan& e) {
    io("hand", e.hand, points);
    io("starter", e.starter, cardPlayer);
}

template <typename Io> void fields(Io& io, event::CardsDealt& e) {
    io("seat", e.seat, cardPlayer);
    io("cards", e.cards, CardSetValue{});
}

template <typename Io> void fields(Io& io, event::FirstCardTurned& e) {
    io("card", e.card, FaceUpValue{});
}

template <typename Io> void fields(Io& io, event::TurnBegan& e) {
    io("seat", e.seat, cardPlayer);
}

template <typename Io> void fields(Io& io, event::CardPlayed& e) {
    io("seat", e.seat, cardPlayer);
    io("card", e.card, FaceUpValue{});
    io("fit", e.fit, Word<Fit>{});
}

template <typename Io> void fields(Io& io, event::CardDrawn& e) {
    io("seat", e.seat, cardPlayer);
    io("card", e.card, CardValue{});
    io("reason", e.reason, Word<DrawReason>{});
}

template <typename Io> void fields(Io& io, event::PileShuffled& e) {
    io("cards", e.cards, Number{0, cardCount});
}

template <typename Io> void fields(Io& io, event::CardKept& e) {
    io("seat", e.seat, cardPlayer);
    io("card", e.card, Word<KeptCard>{});
}

template <typename Io> void fields(Io& io, event::Passed& e) {
    io("seat", e.seat, cardPlayer);
}

template <typename Io> void fields(Io& io, event::HandsSwapped& e) {
    io("seat", e.seat, cardPlayer);
    io("first", e.first, cardPlayer);
    io("second", e.second, cardPlayer);
}

template <typename Io> void fields(Io& io, event::TurnLost& e) {
    io("seat", e.seat, cardPlayer);
    io("mutation", e.mutation, Word<Mutation>{});
}

template <typename Io> void fields(Io& io, event::NoExtraCard& e) {
    io("seat", e.seat, cardPlayer);
}

template <typename Io> void fields(Io& io, event::HandShown& e) {
    io("seat", e.seat, cardPlayer);
    io("cards", e.cards, CardSetValue{});
}

template <typename Io> void fields(Io& io, event::HandEnded& e) {
    io("winner", e.winner, cardPlayer);
    io("points", e.points, points);
    io("hand", e.hand, points);
    io("total", e.total, points);
}

template <typename Io> void fields(Io& io, event::GameEnded& e) {
    io("winners", e.winners, SeatsValue<maxSeats>{});
}

} // namespace json

namespace messages {

template <> Json eventsAsJson<Game>(const std::vector<Event>& events) {
    return listAsJson(events);
}

template <> std::vector<Event> readEvents<Game>(const Json& json) {
    return listFromJson<Event>(json);
}

template <> Json observationAsJson<Game>(const Observation& seen) {
    return Object::write(seen, Style::Sparse);
}

template <> Observation readObservation<Game>(const Json& json) {
    const auto seen = readSeen<Observation>(json);
    const State& state = seen.visible;
    require(state.starter < state.seats, "nobody begins");
    require(state.lastWinner == noSeat || state.lastWinner < state.seats, "the winner does not play");
    require(!state.discard.empty(), "there is no card to play on");
    return seen;
}

} // namespace messages
