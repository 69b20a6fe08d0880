// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/selective_breeding.h"
#include "lessons/topics/experiment.h"

#include <cstdint>

/// What the lesson on selective breeding counts.
namespace lessons {

/// Where a breeder begins.
enum class Stock : std::uint8_t {
    Mixed,   ///< plants that differ in ten genes, each allele as frequent as the other
    PureLine ///< plants that differ in none of them, with the same mean
};
BreedingPopulation stockOf(Stock stock);
/// The mass of a seed in mg at 0 plus alleles, and what each adds: an invented plant, with a mean of 480 mg.
inline constexpr double leastSeedMass = 280;
inline constexpr double massOfPlusAllele = 20;

/// The offspring of the best `share` (0 < share ≤ 1) of the stock by whether they are above or below the mean
/// of the stock.
Experiment breedingExperiment(Stock stock, double share);

} // namespace lessons
