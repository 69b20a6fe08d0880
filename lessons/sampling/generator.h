// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"

#include <pcg_random.hpp>

#include <cstdint>

namespace lessons {

/// The source of chance for simulated crosses: the engine's PCG32, as a generator that Boost.Random can use.
/// The same seed gives the same plants, and counted seeds give independent ones (`core::mixedSeed`).
class Generator : public pcg32_oneseq {
public:
    Generator() : Generator(0) {}
    explicit Generator(std::uint64_t seed) : pcg32_oneseq(core::mixedSeed(seed)) {}
};

/// The most offspring of one cross.
inline constexpr std::int64_t maxOffspring = 1'000'000'000;

} // namespace lessons
