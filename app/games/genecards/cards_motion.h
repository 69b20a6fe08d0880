// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/motion_layer.h"
#include "engine/genecards/event.h"

namespace app {

/// Where things are, in the layer's coordinates.
struct CardPlaces {
    QRectF pile;
    QRectF top;
    QList<QRectF> players; ///< by seat
};

/// The flights of cards for these events: from a player to the discards, or from the draw pile to a player. A
/// drawn card flies face down, whoever draws it.
QList<Flight> cardFlights(const std::vector<genecards::Event>& events, const CardPlaces& places);

} // namespace app
