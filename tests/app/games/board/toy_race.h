// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bots_of.h"
#include "app/documents/viewer.h"
#include "tests/app/toy/coin_race.h"

namespace tests {

/// A race of the toy game between "person" and bots such as "bold", by seat.
inline core::Record<toy::Game> race(std::initializer_list<const char*> kinds) {
    core::Record<toy::Game> record;
    record.setup = {static_cast<int>(kinds.size()), 5};
    for (const char* kind : kinds)
        record.seats.push_back({"Player " + std::to_string(record.seats.size() + 1), kind,
                                static_cast<int>(record.seats.size())});
    return record;
}

/// Such a race with a viewer and bots that move when they are told to, for a part of a board.
struct ToyRace {
    app::DocumentOf<toy::Game> document;
    app::Viewer viewer{document};
    app::BotsOf<toy::Game> bots{document};

    explicit ToyRace(std::initializer_list<const char*> kinds) {
        bots.setPace(app::BotPace::EachKey);
        document.open(race(kinds), nullptr);
    }
};

} // namespace tests
