// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace app {

/// A random seed is in the upper half of all seeds; one that was set (typed in, or by a test or a tool) is in
/// the lower half. So a record always shows, whatever its title, whether its dice may be pooled with those of
/// other games.
std::uint64_t drawnSeed();
constexpr bool isPresetSeed(std::uint64_t seed) {
    return seed >> 63 == 0;
}

/// A name for the game with that seed, from which the seed cannot be read. No drawn seed comes twice.
std::string hiddenNameOf(std::uint64_t seed);

} // namespace app
