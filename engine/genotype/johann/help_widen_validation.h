// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/johann/helper.h"

namespace genotype::johann {

/// Whenever he validates a trait, every uncovered copy of its genotype is covered too.
template <> struct Help<WidenValidation> {
    static constexpr Widening widening = Widening::SisterMay;
    static Phrase rule() {
        return {ENGINE_TEXT("engine",
                            "Whenever Brother Johann validates a trait, he also validates every copy "
                            "of the same genotype in his garden."),
                {}};
    }
};

} // namespace genotype::johann
