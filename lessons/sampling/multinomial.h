// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/sampling/generator.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lessons {

/// Draws how many of `offspring` fall into each category, without drawing the offspring one by one: each
/// category in turn takes a binomial share of those that are left (Davis 1993, the conditional method), so
/// that a billion cost no more than a thousand. Exact in distribution, not an approximation.
///
/// `counts` must be as long as `chances`. Throws std::invalid_argument if it is not, if `offspring` is not
/// within 0 … `maxOffspring`, or if the chances are negative or do not sum to 1 within 1e-9.
void sampleCounts(Generator& generator, std::int64_t offspring, std::span<const double> chances,
                  std::span<std::int64_t> counts);

/// The same, returning new counts.
std::vector<std::int64_t> sampleCounts(Generator& generator, std::int64_t offspring,
                                       std::span<const double> chances);

/// Draws single offspring, each by the place of its category: for plants that are shown. Same errors.
std::vector<std::uint32_t> samplePlants(Generator& generator, std::int64_t offspring,
                                        std::span<const double> chances);

} // namespace lessons
