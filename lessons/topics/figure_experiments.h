// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/experiment.h"

/// The experiments of figures that roll something other than the offspring of a cross.
namespace lessons {

/// Where a mutation is looked for, in the order of `mutationRate`.
enum class MutationCase : std::uint8_t {
    GameDie,       ///< the kept mutations of the game's dice
    TreatedPeas,   ///< a gene of 1 500 letters in peas treated with EMS
    UntreatedPeas, ///< the same gene without it
};
inline constexpr std::size_t mutationCaseCount = 3;

/// The share of individuals with a new mutation in one gene: 1/9 for the die; one change in 200 000 letters
/// of treated peas (Dalmais et al. 2008); 7 × 10⁻⁹ a letter in both copies of untreated ones (Ossowski et al.
/// 2010).
double mutationRate(MutationCase which);
/// Whether there is a new mutation.
Experiment mutationExperiment(MutationCase which);

/// The F2 of two pure lines that differ in `genes` (1 … 6) genes, all of whose plus alleles add the same, by
/// the number of plus alleles.
Experiment polygenicExperiment(int genes);

/// A test cross of two genes, tested against independence and rolled with a recombination fraction in per
/// cent (0 … 50). The dominant alleles come from one chromosome.
Experiment linkageExperiment(const Cross& independent, int percent);

/// A test cross of a plant of hidden genotype. `plant` is any number; the share of homozygous plants is that
/// of their origin: one half, or one third of the dominant-looking plants of an F2.
Experiment testCrossExperiment(const Cross& cross, int plant, bool fromF2);
/// The true genotype of that plant.
bool isHomozygousPlant(int plant, bool fromF2);
/// The prior probability of a homozygous plant: 1/2, or 1/3 from an F2.
double priorHomozygous(bool fromF2);

/// The offspring of a cross of one X-linked gene by phenotype. Phenotypes that cannot come up stay in the
/// list with a chance of 0: without them, the list would answer who can show what.
Experiment sexLinkageExperiment(const Cross& cross);

} // namespace lessons
