// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/johann/helper.h"

namespace genotype::johann {

/// An arrow validates its trait even when no such die is left.
template <> struct Help<WildDie> {
    static constexpr bool replacesDice = true;
    static Phrase rule() {
        return {
            ENGINE_TEXT("engine", "Brother Johann's arrows validate a trait even when no such die is left."),
            {}};
    }
};

} // namespace genotype::johann
