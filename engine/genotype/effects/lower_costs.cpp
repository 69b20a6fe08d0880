// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/lower_costs.h"

namespace genotype::effects {

static_assert(toolsWith<LowerCosts>.empty(), "only assistants lower costs");

Phrase Unit<LowerCosts>::rule(const LowerCosts& effect, CardKind) {
    return words::sentences(
        words::counted(effect.by, ENGINE_SINGULAR("Everything that you pay for costs 1 coin less."),
                       ENGINE_PLURAL("engine", "Everything that you pay for costs %n coins less.")),
        words::counted(effect.minimum, ENGINE_SINGULAR("You always pay at least 1 coin."),
                       ENGINE_PLURAL("engine", "You always pay at least %n coins.")));
}

} // namespace genotype::effects
