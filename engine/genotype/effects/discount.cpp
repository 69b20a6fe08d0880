// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/discount.h"

namespace genotype::effects {

using words::counted;

Phrase Unit<Discount>::rule(const Discount& effect, CardKind) {
    return counted(
        effect.coins,
        ENGINE_TEXT("engine", "When you buy an upgrade, pay 1 coin less. The price never falls below 0."),
        ENGINE_TEXT("engine", "When you buy an upgrade, pay %1 coins less. The price never falls below 0."));
}

} // namespace genotype::effects
