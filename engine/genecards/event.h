// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/action.h"
#include "engine/genecards/refusal.h"
#include "engine/genecards/state.h"

#include <variant>
#include <vector>

/// What happened, for log, animation and charts. `apply` reports events in the order in which a person at the
/// table would see them; nothing in the rules reads them.
namespace genecards {

enum class DrawReason : std::uint8_t { NothingFits, Insertion };

/// Whether a card that was drawn and kept could have been played.
enum class KeptCard : std::uint8_t { Fits, DoesNotFit, Hidden };

namespace event {
struct HandBegan {
    std::uint16_t hand;
    Seat starter;
};
struct CardsDealt {
    Seat seat;
    CardSet cards;
}; ///< `cards` hidden from others
/// The card that starts the discard pile. If it is an action, its consequences are reported next.
struct FirstCardTurned {
    CardId card;
};
struct TurnBegan {
    Seat seat;
};
struct CardPlayed {
    Seat seat;
    CardId card;
    Fit fit;
};
/// `card` is noCard for others.
struct CardDrawn {
    Seat seat;
    CardId card;
    DrawReason reason;
};
/// The discards became the draw pile, with this many cards.
struct PileShuffled {
    std::uint8_t cards;
};
/// The card drawn was not played. Reported for every such card, since silence would tell the others whether
/// it fits; `card` is Hidden for them.
struct CardKept {
    Seat seat;
    KeptCard card;
};
struct Passed {
    Seat seat;
};
struct HandsSwapped {
    Seat seat;
    Seat first;
    Seat second;
};
/// By a Translocation or an Insertion.
struct TurnLost {
    Seat seat;
    Mutation mutation;
};
/// A Deletion, but no card that could be played after it.
struct NoExtraCard {
    Seat seat;
};
/// At the end of a hand: the cards left in a player's hand, for all to see.
struct HandShown {
    Seat seat;
    CardSet cards;
};
struct HandEnded {
    Seat winner;
    std::uint16_t points;
    std::uint16_t hand;
    std::uint16_t total;
};
struct GameEnded {
    std::uint8_t winners;
};
} // namespace event

using Event = std::variant<event::HandBegan, event::CardsDealt, event::FirstCardTurned, event::TurnBegan,
                           event::CardPlayed, event::CardDrawn, event::PileShuffled, event::CardKept,
                           event::Passed, event::HandsSwapped, event::TurnLost, event::NoExtraCard,
                           event::HandShown, event::HandEnded, event::GameEnded>;

/// Collects events; pass nullptr to `apply` if nobody needs them.
using EventSink = std::vector<Event>;

/// Whether the event revealed something to somebody (a card drawn, another hand): undo stops
/// here.
bool revealsInformation(const Event& event);

/// The events as `seat` may see them: hidden cards blanked. noSeat: as everybody may see them.
std::vector<Event> observeEvents(const std::vector<Event>& events, Seat seat);

} // namespace genecards
