// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/experiment.h"

/// What the figures roll where it is more than the offspring of a cross.
namespace lessons {

/// In which gene a mutation is waited for, in the order of `mutationRate`.
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
/// New mutation or not.
Experiment mutationExperiment(MutationCase which);

/// The F2 of two pure lines that differ in `genes` (1 … 6) genes, each allele of which adds as much, by the
/// number of such alleles.
Experiment polygenicExperiment(int genes);

/// A test cross of two genes that is held against independence and rolled with so many recombinants in a
/// hundred (0 … 50). The dominant alleles come from one chromosome.
Experiment linkageExperiment(const Cross& independent, int percent);

/// A test cross of a plant whose genotype nobody sees. `plant` is any number; as many are homozygous as their
/// origin says: half, or of the plants of an F2 that look dominant one in three.
Experiment testCrossExperiment(const Cross& cross, int plant, bool fromF2);
/// What that plant really is.
bool isHomozygousPlant(int plant, bool fromF2);
/// How likely it is before any offspring: 1/2, or 1/3 from an F2.
double priorHomozygous(bool fromF2);

} // namespace lessons
