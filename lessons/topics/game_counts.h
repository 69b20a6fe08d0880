// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/ledger/ledger.h"
#include "lessons/topics/experiment.h"

namespace lessons {

/// The dice of one game that are the same experiment as a lesson's.
struct GameCounts {
    std::string game; ///< as the ledger has it
    std::string time; ///< of the last of these dice, as the ledger has it; may be empty
    /// By outcome of the experiment. Kept mutations are left out unless they are what is counted: no cross of
    /// the lessons has them.
    std::vector<std::int64_t> counts;
};

/// The outcome of the experiment that a die of a game has shown. Nothing if the die is another experiment: of
/// another trait, from other parents, or one of Father Omari's; or if a mutation was kept and mutations are
/// not what is counted.
std::optional<std::size_t> outcomeOf(const Experiment& experiment, const Roll& die);

/// The dice of the last game that rolled any with the parents of this experiment, even if somebody set its
/// seed; none if no game did, or if the experiment is neither of one gene of the game nor of its mutations.
/// Those of Father Omari are left out.
std::optional<GameCounts> lastGameCounts(const Ledger& ledger, const Experiment& experiment);

} // namespace lessons
