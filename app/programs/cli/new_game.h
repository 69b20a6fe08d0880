// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/game.h"
#include "engine/genomewars/game.h"
#include "engine/genotype/game.h"
#include "request.h"

namespace cli {

/// The setup that a `new` describes. Throws RequestError if it describes none, or has a field that the game
/// does not know. Each game has its own.
template <core::RecordedGame G> typename G::Setup setupIn(const Request& request);
template <> genotype::Setup setupIn<genotype::Game>(const Request& request);
template <> genomewars::Setup setupIn<genomewars::Game>(const Request& request);
template <> genecards::Setup setupIn<genecards::Game>(const Request& request);

/// The people at a new table for so many players, with the names of the request. Throws RequestError.
std::vector<core::SeatInfo> seatsIn(const Request& request, int players);

/// A game that has not begun.
template <core::RecordedGame G> core::Record<G> newRecord(const Request& request) {
    core::Record<G> fresh;
    fresh.setup = setupIn<G>(request);
    fresh.seats = seatsIn(request, fresh.setup.players);
    return fresh;
}

} // namespace cli
