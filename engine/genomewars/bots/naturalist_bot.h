// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/bots/evolver_bot.h"

namespace genomewars {

/// Calculates as the Evolver does, but with a temperament: of the genomes that are expected to do equally
/// well, or nearly so, it takes any one, so that the teams of a table differ.
class NaturalistBot : public EvolverBot {
public:
    using EvolverBot::chooseAction;
    Action chooseAction(const Observation& seen, const ActionList& legal, core::Random& random,
                        const core::Budget& budget) const override;
};

} // namespace genomewars
