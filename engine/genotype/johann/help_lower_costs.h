// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/johann/helper.h"

namespace genotype::johann {

/// Beside the lower costs that every owner has: one upgrade more.
template <> struct Help<LowerCosts> {
    static constexpr int purchases = 3;
    static Phrase rule() {
        return {ENGINE_TEXT("engine",
                            "Brother Johann's costs are 1 coin lower, but never below 1, and he buys "
                            "up to 3 upgrades a round."),
                {}};
    }
};

} // namespace genotype::johann
