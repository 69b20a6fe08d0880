// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/discount.h"

namespace genotype::effects {

using words::counted;

Phrase Unit<Discount>::rule(const Discount& effect, CardKind) {
    return counted(
        effect.coins,
        ENGINE_SINGULAR("When you buy an upgrade, pay 1 coin less. The price never falls below 0."),
        ENGINE_PLURAL("engine",
                      "When you buy an upgrade, pay %n coins less. The price never falls below 0."));
}

} // namespace genotype::effects
