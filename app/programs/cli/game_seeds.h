// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace cli {

/// For each game in a series, the seed of its cards and dice, and the seed of its players' choices.
using GameSeeds = std::array<std::uint64_t, 2>;
std::vector<GameSeeds> seedsOf(std::uint64_t series, std::size_t games);

} // namespace cli
