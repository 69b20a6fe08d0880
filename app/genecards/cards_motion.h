// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/motion_layer.h"
#include "engine/genecards/event.h"

namespace app {

/// Where things lie, in the coordinates of the layer.
struct CardPlaces {
    QRectF pile;
    QRectF top;
    QList<QRectF> players; ///< by seat
};

/// The cards that fly for what has happened: from a player to the discards, from the draw pile to a player. A
/// card that was drawn flies face down, whoever draws it.
QList<Flight> cardFlights(const std::vector<genecards::Event>& events, const CardPlaces& places);

} // namespace app
