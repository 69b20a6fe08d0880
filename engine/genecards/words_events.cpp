// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/text.h"
#include "engine/genecards/words.h"

namespace genecards::words {

Phrase name(const Table& table, Seat seat) {
    if (seat < table.names.size() && !table.names[seat].empty())
        return {"%1", {table.names[seat]}};
    return {ENGINE_TEXT("engine", "Player %1"), {std::to_string(seat + 1)}};
}

Phrase list(const CardSet& cards) {
    std::vector<CardId> all;
    for (const CardId card : cards)
        all.push_back(card);
    Phrase text = name(all.front());
    for (std::size_t i = 1; i < all.size(); ++i)
        text = {i + 1 == all.size() ? ENGINE_TEXT("engine", "%1 and %2") : ENGINE_TEXT("engine", "%1, %2"),
                {std::move(text), name(all[i])}};
    return text;
}

namespace {

/// One sentence for each kind of event; a new kind needs its text here.
struct EventText {
    const Table& table;

    Phrase who(Seat seat) const { return name(table, seat); }

    Phrase operator()(const event::HandBegan& e) const {
        return {ENGINE_TEXT("engine", "Hand %1 began. First player: %2."),
                {std::to_string(e.hand), who(e.starter)}};
    }
    Phrase operator()(const event::CardsDealt& e) const {
        if (e.cards.empty())
            return core::counted(handSize, ENGINE_SINGULAR("%1 was dealt 1 card."),
                                 ENGINE_PLURAL("engine", "%1 was dealt %n cards."), {who(e.seat)});
        return {ENGINE_TEXT("engine", "%1 was dealt %2."), {who(e.seat), list(e.cards)}};
    }
    Phrase operator()(const event::FirstCardTurned& e) const {
        return {ENGINE_TEXT("engine", "The first card is %1."), {name(e.card)}};
    }
    Phrase operator()(const event::TurnBegan& e) const {
        return {ENGINE_TEXT("engine", "It was %1's turn."), {who(e.seat)}};
    }
    Phrase operator()(const event::CardPlayed& e) const {
        switch (e.fit) {
        case Fit::Order:
            return {ENGINE_TEXT("engine", "%1 played %2, next in order."), {who(e.seat), name(e.card)}};
        case Fit::Number:
            return {ENGINE_TEXT("engine", "%1 played %2, the same number."), {who(e.seat), name(e.card)}};
        case Fit::Action:
            return {ENGINE_TEXT("engine", "%1 played %2, the same action."), {who(e.seat), name(e.card)}};
        case Fit::Extra:
            return {ENGINE_TEXT("engine", "%1 played %2 after the Deletion."), {who(e.seat), name(e.card)}};
        case Fit::None: break;
        }
        return {ENGINE_TEXT("engine", "%1 played %2."), {who(e.seat), name(e.card)}};
    }
    Phrase operator()(const event::CardDrawn& e) const {
        if (e.reason == DrawReason::Insertion) {
            if (e.card == noCard)
                return {ENGINE_TEXT("engine", "%1 drew a card because of the Insertion."), {who(e.seat)}};
            return {ENGINE_TEXT("engine", "%1 drew %2 because of the Insertion."),
                    {who(e.seat), name(e.card)}};
        }
        if (e.card == noCard)
            return {ENGINE_TEXT("engine", "%1 had no card that fit and drew one."), {who(e.seat)}};
        return {ENGINE_TEXT("engine", "%1 had no card that fit and drew %2."), {who(e.seat), name(e.card)}};
    }
    Phrase operator()(const event::PileShuffled& e) const {
        return core::counted(
            e.cards, ENGINE_SINGULAR("The draw pile was empty: the only discard became the new one."),
            ENGINE_PLURAL("engine", "The draw pile was empty: %n discards were shuffled to make a new one."));
    }
    Phrase operator()(const event::CardKept& e) const {
        switch (e.card) {
        case KeptCard::Fits:
            return {ENGINE_TEXT("engine", "%1 kept the card, although it fit."), {who(e.seat)}};
        case KeptCard::DoesNotFit:
            return {ENGINE_TEXT("engine", "The card did not fit, so %1 kept it."), {who(e.seat)}};
        case KeptCard::Hidden: break;
        }
        return {ENGINE_TEXT("engine", "%1 kept the card."), {who(e.seat)}};
    }
    Phrase operator()(const event::Passed& e) const {
        return {ENGINE_TEXT("engine", "%1 had no card that fit and none to draw, and passed."),
                {who(e.seat)}};
    }
    Phrase operator()(const event::HandsSwapped& e) const {
        if (e.seat == e.first || e.seat == e.second)
            return {ENGINE_TEXT("engine", "%1 swapped hands with %2."),
                    {who(e.seat), who(e.seat == e.first ? e.second : e.first)}};
        return {ENGINE_TEXT("engine", "%1 made %2 and %3 swap hands."),
                {who(e.seat), who(e.first), who(e.second)}};
    }
    Phrase operator()(const event::TurnLost& e) const {
        return {ENGINE_TEXT("engine", "%1 lost a turn: %2."), {who(e.seat), name(e.mutation)}};
    }
    Phrase operator()(const event::NoExtraCard& e) const {
        return {ENGINE_TEXT("engine", "%1 had no card to play after the Deletion."), {who(e.seat)}};
    }
    Phrase operator()(const event::HandShown& e) const {
        return core::counted(pointsOf(e.cards), ENGINE_SINGULAR("%1 was left with %2, worth 1 point."),
                             ENGINE_PLURAL("engine", "%1 was left with %2, worth %n points."),
                             {who(e.seat), list(e.cards)});
    }
    Phrase operator()(const event::HandEnded& e) const {
        return core::counted(
            e.points, ENGINE_SINGULAR("%1 won hand %2 and scored 1 point, which makes %3 in total."),
            ENGINE_PLURAL("engine", "%1 won hand %2 and scored %n points, which makes %3 in total."),
            {who(e.winner), std::to_string(e.hand), std::to_string(e.total)});
    }
    Phrase operator()(const event::GameEnded& e) const {
        for (Seat seat = 0; seat < maxSeats; ++seat)
            if ((e.winners >> seat) & 1)
                return {ENGINE_TEXT("engine", "%1 won the game."), {who(seat)}};
        return {ENGINE_TEXT("engine", "The game ended."), {}};
    }
};

} // namespace

Phrase phrase(const Event& event, const Table& table) {
    return std::visit(EventText{table}, event);
}

} // namespace genecards::words
