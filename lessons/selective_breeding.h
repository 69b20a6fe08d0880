// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

/// Breeding by choice: only the plants with the greatest values become parents (truncation selection).
///
/// The trait is that of polygenic.h: unlinked genes whose plus alleles each add 1, none of them dominant, and
/// a normal deviation from the environment. The population is so large that nothing is left to chance, and
/// the parents mate at random. Under these assumptions the recursion over generations is exact: all genes
/// are alike, so a gamete is described by the number of its plus alleles, and given that number each set of
/// places is equally likely.
namespace lessons {

struct BreedingPopulation {
    /// The chance of a gamete with 0, 1, … plus alleles of the genes that differ between plants; one entry
    /// (1) if none does.
    std::vector<double> gametes{1};
    /// The plus alleles that every plant has besides, in genes that do not differ.
    int fixedPlus = 0;
    double environmentalSd = 1; ///< > 0

    int genes() const { return static_cast<int>(gametes.size()) - 1; }
};

/// A population whose `genes` ≥ 0 genes each have the plus allele with frequency `frequency` in 0…1. Throws
/// std::invalid_argument outside those ranges, or unless `environmentalSd` > 0.
BreedingPopulation mixedPopulation(int genes, double frequency, double environmentalSd);
/// A pure line: every plant has the same `plusAlleles` ≥ 0, on both of its chromosomes alike (Johannsen
/// 1903). Throws std::invalid_argument as above.
BreedingPopulation pureLine(int plusAlleles, double environmentalSd);

/// The chance of 0, 1, 2, … plus alleles in a plant, up to the most that one can have.
std::vector<double> plusAllelesOf(const BreedingPopulation& population);

/// The share of plants whose trait is greater than `value`.
double shareAbove(const BreedingPopulation& population, double value);
/// The value that a share in 0…1, exclusive, of the plants exceeds. Throws std::invalid_argument outside.
double valueExceededBy(const BreedingPopulation& population, double share);

struct BreedingMoments {
    double mean = 0;
    double additiveVariance = 0; ///< V_A: of the plus alleles of the plants
    double environmentalVariance = 0;

    double phenotypicVariance() const { return additiveVariance + environmentalVariance; }
    /// h² = V_A / V_P, in the narrow sense.
    double heritability() const { return additiveVariance / phenotypicVariance(); }
};
BreedingMoments momentsOf(const BreedingPopulation& population);

/// One generation of choosing parents.
struct SelectionStep {
    BreedingPopulation offspring;
    /// S: how far the mean of the chosen parents is above that of all plants.
    double differential = 0;
    /// R: how far the mean of their offspring is above it.
    double response = 0;
    /// h²S, the breeder's equation (Lush 1937, Animal Breeding Plans). It equals R exactly if the expected
    /// number of plus alleles rises in a straight line with the trait, as it does for normal distributions.
    double expectedResponse = 0;
};

/// Makes the best `share` of the plants, 0 < share ≤ 1, the parents of the next generation. Throws
/// std::invalid_argument outside that range.
SelectionStep selectBest(const BreedingPopulation& population, double share);

} // namespace lessons
