// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/rolls.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Do counts fit a prediction? Counts and a null hypothesis go in, a p-value comes out; how to explain it to
/// a reader is decided elsewhere, and no cutoff is applied anywhere.
namespace lessons {

/// Where a p-value came from.
enum class Method : std::uint8_t {
    EmptySample,      ///< nothing was counted, so nothing was tested; p is 1
    ChiSquare,        ///< Pearson's statistic against the chi-square distribution
    ExactMultinomial, ///< all outcomes of the multinomial distribution, ordered by Pearson's statistic
    PooledChiSquare,  ///< changing parents: the quadratic form against chi-square with df = rank
    ExactConvolution, ///< changing parents: all outcomes of the convolution, ordered by the quadratic form
    MonteCarlo,       ///< simulated samples in place of all outcomes, ordered by Pearson's statistic
    FisherExact,      ///< all tables with the same margins, ordered by their chance
};

/// The outcome of a test.
struct TestResult {
    Method method = Method::EmptySample;
    double statistic = 0;     ///< ≥ 0; infinite if something impossible was counted
    int degreesOfFreedom = 0; ///< of the null; 0 if it leaves only one outcome
    /// Chance of a statistic this large or larger under the null: from `leastP`, which is a bound
    /// (chi_square.h), to 1; 0 if `impossible`.
    double pValue = 1;
    std::optional<double> standardError; ///< of the p-value, if it was simulated
    bool impossible = false;             ///< a count where the null allows none: p is exactly 0
    std::int64_t sampleSize = 0;
    /// No other counts of this sample size have a smaller statistic: chance can come no nearer to the null.
    /// Never true where that was not decided exactly.
    bool nearest = false;
    /// Indices of the categories that can happen, but whose expected counts are below 5.
    std::vector<std::size_t> smallExpected;
};

/// How large a sample may be to be tested exactly. The defaults keep every test under some 20 ms on one core.
/// (A game has at most 25 breeding dice a trait.)
struct ExactLimits {
    /// Steps (`exactSteps`) under fixed probabilities, 10 ns each: two million rolls in two categories, 2000
    /// in three, 1413 in four, 97 in six.
    double steps = 2e6;
    /// Cells that the convolution fills, 3 ns each: with k possible categories C(rolls + k, k), that is 102
    /// rolls in four categories, 308 in three.
    double convolutionCells = 5e6;
};

/// Whether no other counts of the same sum have a smaller Pearson statistic, decided exactly. Preconditions
/// as for the tests below; false where something impossible was counted.
bool isNearest(std::span<const std::int64_t> counts, std::span<const double> probabilities);

/// The functions below take one count and one probability for each category. They throw std::invalid_argument
/// if the lengths differ or are 0, a count or probability is negative or not finite, or the probabilities do
/// not sum to 1 within 1e-9. Categories of probability 0 do not add a degree of freedom.

/// Pearson's chi-square goodness of fit; df = categories of non-zero probability − 1. An approximation, rough
/// where `smallExpected` names categories. (Pearson 1900; R: chisq.test(counts, p = probabilities).)
TestResult chiSquareTest(std::span<const std::int64_t> counts, std::span<const double> probabilities);

/// The exact multinomial test: the summed probability of all outcomes whose Pearson statistic is at least the
/// observed one (ties within rounding count as equal), however large the sample.
/// (R: XNomial's xmulti(…, statName = "Chisq").)
TestResult exactMultinomialTest(std::span<const std::int64_t> counts, std::span<const double> probabilities);

/// The test against simulated samples: how many of `samples` ≥ 1 under the null have a statistic at least as
/// large, the observed one counted among them: p = (far + 1) / (samples + 1), with its standard error. The
/// same seed gives the same p. (R: chisq.test(…, simulate.p.value = TRUE).)
TestResult monteCarloTest(std::span<const std::int64_t> counts, std::span<const double> probabilities,
                          std::int64_t samples = 20'000, std::uint64_t seed = 1);

/// The exact test within the limits; beyond them the chi-square test or, where small expected counts make
/// that unreliable, the simulated one.
TestResult goodnessOfFit(std::span<const std::int64_t> counts, std::span<const double> probabilities,
                         const ExactLimits& limits = {});

/// Do the rolls of one trait fit the parents that held at each? Ordered by the quadratic form (o − e)ᵀΣ⁺(o −
/// e) with expectation and covariance summed over the rolls; df = rank of Σ. Exact by convolution within the
/// limits, else by the chi-square distribution. If all rolls had the same chances it is `goodnessOfFit`. Only
/// the pooled counts are compared: gaps that cancel between two pairs of parents do not show.
TestResult pooledTest(const PooledSample& sample, const ExactLimits& limits = {});

} // namespace lessons
