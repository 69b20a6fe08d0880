// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/population/population_model.h"
#include "lessons/sampling/generator.h"

namespace lessons {

/// The adults of one generation.
struct Generation {
    std::array<std::int64_t, 3> counts{}; ///< AA, Aa, aa

    std::int64_t size() const { return counts[0] + counts[1] + counts[2]; }
    /// Of A, 0 … 1. Precondition: somebody is there.
    double frequency() const;

    bool operator==(const Generation&) const = default;
};

/// What became of the two alleles.
enum class AlleleFate : std::uint8_t {
    Fixed, ///< A alone is left
    Both,
    Lost, ///< a alone is left
};
inline constexpr std::size_t alleleFateCount = 3;
AlleleFate fateOf(const Generation& generation);

/// One population from its first generation on: `generations` of them, without the start, which is a
/// frequency alone. The same generator gives the same population. Throws std::invalid_argument if the model
/// is not valid or the population is infinite.
std::vector<Generation> runPopulation(Generator& generator, const PopulationModel& model, int generations);

/// Populations side by side that begin alike and know nothing of each other. Each has a generator of its own
/// from `seed`, so more populations or more generations leave the others as they are. Same errors.
std::vector<std::vector<Generation>> runPopulations(std::uint64_t seed, const PopulationModel& model,
                                                    int generations, std::size_t populations);

} // namespace lessons
