// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/printed/box_game.h"

/// Games with the box for tests.
namespace tests {

/// Three players and five rounds; nothing has been rolled.
inline app::BoxGame boxGame() {
    app::BoxGame game;
    game.id = std::string(lessons::byHand) + "test";
    game.seats = {{"Ada", 0, {}, 0, 0}, {"Ben", 1, {}, 0, 0}, {"Cleo", 2, {}, 0, 0}};
    return game;
}

} // namespace tests
