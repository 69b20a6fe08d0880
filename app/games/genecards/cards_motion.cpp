// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_motion.h"

#include "app/ui/theme/elevation.h"
#include "card_painter.h"
#include "engine/core/overloaded.h"

#include <QtGui/QPainter>

namespace app {

using namespace genecards;

namespace {

/// Milliseconds. An insertion moves three cards, which takes half a second.
constexpr int flightTime = 320;
constexpr int between = 90;

QRectF onTheWay(const QRectF& from, const QRectF& to, qreal share) {
    const qreal eased = share * share * (3 - 2 * share);
    const auto between_ = [eased](qreal one, qreal other) { return one + (other - one) * eased; };
    return {between_(from.left(), to.left()), between_(from.top(), to.top()),
            between_(from.width(), to.width()), between_(from.height(), to.height())};
}

/// A card's rectangle in the middle of a player's button and as high as it.
QRectF cardAt(const QRectF& player) {
    const qreal wide = player.height() * cardShape;
    return {player.center().x() - wide / 2, player.top(), wide, player.height()};
}

} // namespace

QList<Flight> cardFlights(const std::vector<Event>& events, const CardPlaces& places) {
    QList<Flight> flights;
    const auto add = [&flights](const QRectF& from, const QRectF& to, CardId card) {
        flights << Flight{
            .delay = static_cast<int>(flights.size()) * between,
            .duration = flightTime,
            .bounds =
                [from, to](qreal share) {
                    return onTheWay(from, to, share).marginsAdded(elevationMargins(Elevation::Acts));
                },
            .paint =
                [from, to, card](QPainter& painter, qreal share) {
                    const QRectF rect = onTheWay(from, to, share);
                    if (card == noCard)
                        paintCardBack(painter, rect);
                    else
                        paintCard(painter, rect, card);
                },
            .landed = [] {}};
    };
    const core::Overloaded fly{
        [&](const event::CardPlayed& played) {
            add(cardAt(places.players[played.seat]), places.top, played.card);
        },
        [&](const event::CardDrawn& drawn) { add(places.pile, cardAt(places.players[drawn.seat]), noCard); },
        [&](const event::HandsSwapped& swapped) {
            add(cardAt(places.players[swapped.first]), cardAt(places.players[swapped.second]), noCard);
            add(cardAt(places.players[swapped.second]), cardAt(places.players[swapped.first]), noCard);
        },
        // No card moves, or all of them at once.
        [](const core::OneOf<event::HandBegan, event::CardsDealt, event::FirstCardTurned, event::TurnBegan,
                             event::PileShuffled, event::CardKept, event::Passed, event::TurnLost,
                             event::NoExtraCard, event::HandShown, event::HandEnded,
                             event::GameEnded> auto&) {},
    };
    for (const Event& event : events)
        std::visit(fly, event);
    return flights;
}

} // namespace app
