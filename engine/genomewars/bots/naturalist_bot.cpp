// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/bots/naturalist_bot.h"

#include "engine/genomewars/bots/temperament.h"

namespace genomewars {

Action NaturalistBot::chooseAction(const Observation& seen, const ActionList& legal, core::Random& random,
                                   const core::Budget& budget) const {
    if (seen.visible.now().kind != PendingKind::Genome)
        return EvolverBot::chooseAction(seen, legal, random, budget);
    const ActionList good = goodGenomes(seen, legal);
    return good[random.below(static_cast<std::uint32_t>(good.size()))];
}

} // namespace genomewars
