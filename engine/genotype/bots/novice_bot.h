// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/bot.h"

namespace genotype {

/// A beginner who understands the game: harvests complete plants, sows, takes dice that match, changes
/// parents towards what its plants need and buys upgrades early. It values every listed action in hundredths
/// of a point by what its seat sees now, without looking ahead, and takes the best.
class NoviceBot : public Bot {
public:
    using Bot::chooseAction;
    Action chooseAction(const Observation& seen, const ActionList& legal, core::Random& random,
                        const Budget& budget) const override;

    /// What the action is worth to the acting seat, roughly in hundredths of a point; for tests and tuning.
    static int worth(const Observation& seen, const Action& action);
};

} // namespace genotype
