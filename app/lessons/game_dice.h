#pragma once

#include "lessons/topics/experiment.h"

#include <QtCore/QString>

#include <optional>

namespace app {

/// Dice of a saved game that are the same experiment as a lesson's.
struct GameDice {
    QString game; ///< its title, or who played
    /// By outcome of the experiment. Kept mutations are left out: no cross of the lessons has them.
    std::vector<std::int64_t> counts;
};

/// The dice of the game last played that rolled any under the parents of this experiment; none if there is no
/// such game or the experiment is not of one gene of the game. Those of Father Omari are left out.
std::optional<GameDice> lastGameDice(const QString& dataFolder, const lessons::Experiment& experiment);

} // namespace app
