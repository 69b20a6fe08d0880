// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/extra_place.h"

namespace genotype::effects {

Phrase Unit<ExtraPlace>::rule(const ExtraPlace&, CardKind) {
    return {
        ENGINE_TEXT(
            "engine",
            "When you take a die, take another one right away. It goes on the knife and needs no dice slot."),
        {}};
}

} // namespace genotype::effects
