// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/experiment.h"

#include <QtCore/QString>

#include <optional>

namespace app {

class DiceLedger;
class GameLibrary;

/// Dice of a game that are the same experiment as in a lesson.
struct GameDice {
    QString game; ///< its title or its players; if its file no longer exists, when it was played
    /// The game began at a set position, so its dice are left out of pooled samples.
    bool setPosition = false;
    /// By outcome of the experiment.
    std::vector<std::int64_t> counts;
};

/// `lessons::lastGameCounts` of the ledger, with the game's name in the library.
std::optional<GameDice> lastGameDice(DiceLedger& dice, const GameLibrary& library,
                                     const lessons::Experiment& experiment);

} // namespace app
