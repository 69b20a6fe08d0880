// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/johann/helper.h"

namespace genotype::johann {

/// Besides the lower costs that every owner has: one more upgrade.
template <> struct Help<LowerCosts> {
    static constexpr int purchases = 3;
    static Phrase rule() {
        return {ENGINE_TEXT("engine", "Brother Johann pays 1 coin less, but never less than 1, and buys up "
                                      "to 3 upgrades in each round."),
                {}};
    }
};

} // namespace genotype::johann
