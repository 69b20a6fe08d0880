// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <pcg_random.hpp>

#include <cstdint>

namespace lessons {

/// The source of chance for simulated crosses: the engine's PCG32, as a generator that Boost.Random can use.
/// The same seed gives the same plants.
using Generator = pcg32_oneseq;

/// The most offspring of one cross.
inline constexpr std::int64_t maxOffspring = 1'000'000'000;

} // namespace lessons
