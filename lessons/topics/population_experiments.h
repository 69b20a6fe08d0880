// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/population/population_data.h"
#include "lessons/population/population_model.h"
#include "lessons/topics/experiment.h"

/// What the lesson on populations rolls.
namespace lessons {

/// Snapdragons, whose three genotypes look different: red, pink and white. The gene of its meadows.
const Gene& meadowGene();

/// The next generation of a large meadow without selection, by genotype. `percent`: the frequency of the
/// first allele, 1 … 99.
Experiment nextGenerationExperiment(int percent);

/// People drawn at random from a population in equilibrium whose allele frequency is that of the counted one.
Experiment equilibriumExperiment(const PublishedPopulation& population);

/// Which alleles of the meadow's gene are left after `generations`, population by population. The chances are
/// exact. Throws std::invalid_argument as `AlleleCountChances` does.
Experiment alleleFateExperiment(const PopulationModel& model, int generations);

} // namespace lessons
