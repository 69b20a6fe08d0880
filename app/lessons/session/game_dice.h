// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/experiment.h"

#include <QtCore/QString>

#include <optional>

namespace app {

/// Dice of a saved game that are the same experiment as a lesson's.
struct GameDice {
    QString game; ///< its title, or who played
    /// It began at a set position: its dice are left out of pooled samples.
    bool setPosition = false;
    /// By outcome of the experiment. Kept mutations are left out, unless it is they that are counted: no
    /// cross of the lessons has them.
    std::vector<std::int64_t> counts;
};

/// The dice of the game last played that rolled any under the parents of this experiment; none if there is no
/// such game or the experiment is neither of one gene of the game nor of its mutations. Those of Father Omari
/// are left out.
std::optional<GameDice> lastGameDice(const QString& dataFolder, const lessons::Experiment& experiment);

} // namespace app
