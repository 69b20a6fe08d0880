// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/board/spaces.h"
#include "engine/genotype/johann/helper.h"

namespace genotype::johann {

/// His last marker of each round rolls one die of each colour, each for the bottom-most trait that matches;
/// no card is drawn for it.
template <> struct Help<RollOwnDice> {
    static Phrase rule() {
        return {ENGINE_TEXT("engine",
                            "With his last marker of each round, Brother Johann rolls a die of each "
                            "colour. Each die validates the bottom-most trait that it matches."),
                {}};
    }
    static bool takesMarker(BrotherJohann& he, Assistant self) {
        if (he.self().markersLeft != 1)
            return false;
        occupy(he, Space::Omari);
        const std::uint8_t dice = effects::Unit<RollOwnDice>::roll(he);
        for (const Trait die : allTraits)
            he.validates(sourceOf(self), [die, dice](Trait trait, Genotype genotype) {
                return trait == die && genotype == effects::Unit<RollOwnDice>::shown(dice, die);
            });
        return true;
    }
};

} // namespace genotype::johann
