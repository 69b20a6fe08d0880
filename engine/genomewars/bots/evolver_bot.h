// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.h"
#include "engine/genomewars/game.h"

#include <cstdint>

namespace genomewars {

/// Computes the expected value of its choices: for each genome that it could choose or mutate to, how much
/// two dice are expected to change its population over all turns still ahead, given the chances of the
/// environments. Among equals it takes the genome whose alleles the other teams hold most often, because the
/// most frequent allele decides ties.
class EvolverBot : public core::Bot<Game> {
public:
    using Bot::chooseAction;
    Action chooseAction(const Observation& seen, const ActionList& legal, core::Random& random,
                        const core::Budget& budget) const override;

    /// What an action is worth to the acting team: the expected change of its population, times 36 000 000; 0
    /// for a roll.
    static std::int64_t worth(const Observation& seen, const Action& action);
};

} // namespace genomewars
