// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// A diploid population at one gene with two alleles, A and a, whose generations do not overlap (Fisher 1930;
/// Wright 1931; Ewens 2004, Mathematical Population Genetics). From one generation to the next:
///   1. each gamete carries one allele of a random adult and may mutate;
///   2. a share of the gametes comes from another population;
///   3. two random gametes make a zygote;
///   4. zygotes grow up in proportion to the fitness of their genotype;
///   5. chance picks the adults among them: as many as the population has room for.
namespace lessons {

struct PopulationModel {
    /// Adults in every generation, 2 … `mostIndividuals`. Empty: so many that chance does not matter.
    std::optional<std::int64_t> size;
    double start = 0.5; ///< frequency of A at the beginning, 0 … 1
    /// Share of the zygotes of AA, Aa and aa that grow up, compared with each other: 0 or more, not all 0.
    std::array<double, 3> fitness{1, 1, 1};
    double migration = 0;       ///< share of gametes that come from the source, 0 … 1
    double sourceFrequency = 0; ///< of A in the source, 0 … 1; the source does not change
    double mutation = 0;        ///< chance that an A becomes an a in one generation, 0 … 0.5
    double backMutation = 0;    ///< chance that an a becomes an A, 0 … 0.5

    bool operator==(const PopulationModel&) const = default;
};

inline constexpr std::int64_t mostIndividuals = 1'000'000;

/// Throws std::invalid_argument, saying what is wrong, if a value is outside its range or if nobody can grow
/// up.
void requireValid(const PopulationModel& model);

/// Frequency of A among the gametes of adults with frequency `p`, after mutation and migration.
double gameteFrequency(const PopulationModel& model, double p);

/// Shares of AA, Aa and aa among those who grow up from adults with frequency `p` of A; they sum to 1.
/// Precondition: the model is valid, and `p` can come up in it.
std::array<double, 3> nextGenotypes(const PopulationModel& model, double p);

/// Frequency of A among them: what is expected of the next generation.
double nextFrequency(const PopulationModel& model, double p);

/// Frequencies of A from the start on, generation by generation, as if the population were infinite:
/// `generations` + 1 values.
std::vector<double> withoutChance(const PopulationModel& model, int generations);

/// The frequency of A at which selection alone holds both alleles, because heterozygotes are the fittest:
/// t/(s + t) for the fitnesses 1 − s, 1, 1 − t. Empty without such a balance.
std::optional<double> balancedFrequency(const std::array<double, 3>& fitness);

/// What chance alone leaves of 2p(1 − p), the heterozygotes that random mating makes, on average over many
/// populations of `size`: 2p₀(1 − p₀)(1 − 1/2N)ᵗ (Wright 1931).
double heterozygosityLeft(double start, std::int64_t size, int generations);

} // namespace lessons
