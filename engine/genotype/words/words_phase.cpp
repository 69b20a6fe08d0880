// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/words/words_phase.h"

#include "engine/genotype/rules/phases.h"
#include "engine/genotype/words/words_parts.h"

namespace genotype::words {

Phrase phaseOf(const Action& action) {
    const bool working = belongsTo(Phase::Working, action);
    const bool breeding = belongsTo(Phase::Breeding, action);
    const bool upgrades = belongsTo(Phase::Upgrades, action);
    if (working && breeding)
        return {ENGINE_TEXT("engine",
                            "You can do this only in the working phase and in the plant breeding phase."),
                {}};
    if (breeding && upgrades)
        return {
            ENGINE_TEXT("engine", "You can do this only in the plant breeding and research upgrade phases."),
            {}};
    // In the upgrade phase, a plant is taken only with what has just been bought.
    if (working)
        return {ENGINE_TEXT("engine", "You can do this only in the working phase."), {}};
    if (breeding)
        return {ENGINE_TEXT("engine", "You can do this only in the plant breeding phase."), {}};
    if (upgrades)
        return {ENGINE_TEXT("engine", "You can do this only in the research upgrade phase."), {}};
    return {ENGINE_TEXT("engine", "You can do this only before the first round."), {}};
}

} // namespace genotype::words
