// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/novice_bot.h"

#include "engine/genotype/bots/instinct.h"

namespace genotype {

int NoviceBot::worth(const Observation& seen, const Action& action) {
    return Instinct(seen.visible, seen.seat).worth(action);
}

Action NoviceBot::chooseAction(const Observation& seen, const ActionList& legal, core::Random& random,
                               const Budget&) const {
    const Instinct instinct(seen.visible, seen.seat);
    Action best = legal[0];
    int bestWorth = -1'000'000;
    for (const Action& action : legal) {
        const int worth = instinct.worth(action) + static_cast<int>(random.below(taste));
        if (worth > bestWorth) {
            best = action;
            bestWorth = worth;
        }
    }
    return best;
}

} // namespace genotype
