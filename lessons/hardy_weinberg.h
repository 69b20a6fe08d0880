// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Is a population in Hardy–Weinberg equilibrium at one gene with two alleles (Hardy 1908; Weinberg 1908)?
namespace lessons {

/// Genotypes in the order AA, Aa, aa.
struct HardyWeinbergTest {
    std::int64_t sampleSize = 0;      ///< individuals
    double frequency = 0;             ///< p, of the allele A: (2 AA + Aa) / 2n, 0…1
    std::array<double, 3> expected{}; ///< p²n, 2pqn, q²n
    double statistic = 0;             ///< Pearson's, without a correction for continuity
    /// Three genotypes − 1 − 1, because p was estimated from the same counts; 0 if only one allele was found.
    int degreesOfFreedom = 0;
    double pValue = 1; ///< by the chi-square distribution
    /// Places of the genotypes whose expected counts are below 5, where that distribution is rough.
    std::vector<std::size_t> smallExpected;
    /// The chance, given the allele counts, of all heterozygote counts that are no likelier than the observed
    /// one (Levene 1949; Wigginton, Cutler and Abecasis 2005). Empty beyond `mostExactAlleles`.
    std::optional<double> exactP;
    /// F = 1 − observed / expected heterozygotes: above 0 with inbreeding or a mixture of populations, below
    /// 0 with more heterozygotes than expected. Empty if only one allele was found.
    std::optional<double> fixationIndex;
};

/// The exact test is left out if there are more copies of the rarer allele than this.
inline constexpr std::int64_t mostExactAlleles = 10'000'000;

/// (R: HardyWeinberg::HWChisq(counts, cc = 0) and HWExact(counts).) Throws std::invalid_argument if a count
/// is negative or the sum is above 10¹².
HardyWeinbergTest hardyWeinbergTest(const std::array<std::int64_t, 3>& counts);

// ---- Several alleles

/// Alleles are named A, B, C …
inline constexpr std::size_t mostAlleles = 26;

/// The test at one gene with several alleles. Genotypes are in the order of reading a table by rows: AA, AB,
/// AC …, then BB, BC …, then CC …
struct AllelesTest {
    std::int64_t sampleSize = 0;     ///< individuals
    std::vector<double> frequencies; ///< of the alleles, 0…1
    std::vector<double> expected;    ///< p²n of homozygotes, 2pqn of heterozygotes
    double statistic = 0;            ///< Pearson's, without a correction for continuity
    /// k (k − 1) / 2 for the k alleles that were found: k (k + 1) / 2 genotypes − 1 − (k − 1) frequencies
    /// that were estimated from the same counts. 0 if only one allele was found.
    int degreesOfFreedom = 0;
    double pValue = 1; ///< by the chi-square distribution
    /// Places of the genotypes whose expected counts are below 5, where that distribution is rough.
    std::vector<std::size_t> smallExpected;
    /// F = 1 − observed / expected heterozygotes, all kinds together. Empty if only one allele was found.
    std::optional<double> fixationIndex;
};

/// How many alleles have so many genotypes: 2 for 3, 3 for 6, 4 for 10 …; none if no number of alleles from 2
/// to `mostAlleles` has.
std::optional<std::size_t> allelesWithGenotypes(std::size_t genotypes);
/// "AC": of a place in that order. Precondition: it is one of so many alleles.
std::string genotypeName(std::size_t alleles, std::size_t place);

/// (R: chisq.test with expected frequencies p_i p_j, its df lowered by the estimated ones.) Throws
/// std::invalid_argument if `allelesWithGenotypes` has no value, a count is negative or the sum is above
/// 10¹².
AllelesTest hardyWeinbergOfAlleles(std::span<const std::int64_t> counts);

} // namespace lessons
