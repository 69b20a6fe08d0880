// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"

namespace core {

/// A seed for another generator, of 62 bits.
inline std::uint64_t drawSeed(Random& random) {
    const std::uint64_t high = random.below(1u << 31);
    return high << 31 | random.below(1u << 31);
}

} // namespace core
