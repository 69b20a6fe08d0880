// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace cli {

/// Calls work(0) … work(count − 1), `threads` at a time (0: one for each core). What they do must not depend
/// on the order. Throws what the first of them to fail throws.
void inParallel(std::size_t count, int threads, const std::function<void(std::size_t)>& work);

/// For each game of a series the seed of its cards and dice, and that of its players' choices.
using GameSeeds = std::array<std::uint64_t, 2>;
std::vector<GameSeeds> seedsOf(std::uint64_t series, std::size_t games);

} // namespace cli
