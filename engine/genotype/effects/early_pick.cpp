// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/early_pick.h"

namespace genotype::effects {

Phrase Unit<EarlyPick>::rule(const EarlyPick&, CardKind) {
    return {ENGINE_TEXT("engine", "In each breeding phase, you pick a die before the 2nd Shift begins."), {}};
}

} // namespace genotype::effects
