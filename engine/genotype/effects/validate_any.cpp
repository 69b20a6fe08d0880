// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/validate_any.h"

namespace genotype::effects {

Phrase Unit<ValidateAny>::rule(const ValidateAny&, CardKind) {
    return {
        ENGINE_TEXT("engine", "Validate any one trait on one of your plants. Play it as soon as you get it."),
        {}};
}

} // namespace genotype::effects
