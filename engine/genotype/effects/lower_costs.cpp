// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/lower_costs.h"

namespace genotype::effects {

static_assert(toolsWith<LowerCosts>.empty(), "only assistants lower costs");

Phrase Unit<LowerCosts>::rule(const LowerCosts& effect, CardKind) {
    return {ENGINE_TEXT("engine", "Everything that you pay coins for costs %1 less, but never less than %2."),
            {std::to_string(effect.by), std::to_string(effect.minimum)}};
}

} // namespace genotype::effects
