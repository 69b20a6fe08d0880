// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/goodness_of_fit.h"

#include "lessons/chi_square.h"
#include "lessons/count_distribution.h"
#include "lessons/exact_multinomial.h"
#include "lessons/quadratic_form.h"
#include "lessons/sampling/repeated_samples.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>
#include <stdexcept>

namespace lessons {

namespace {

/// The least statistic that counts as "at least as large as the observed one". Equal statistics reached by
/// different outcomes differ by rounding; a billionth is far above that and far below any real step.
double atLeast(double statistic) {
    return statistic - 1e-9 * std::max(1.0, statistic);
}

void requireValid(std::span<const std::int64_t> counts, std::span<const double> probabilities) {
    if (counts.empty() || counts.size() != probabilities.size())
        throw std::invalid_argument("each category needs one count and one probability");
    if (std::any_of(counts.begin(), counts.end(), [](auto count) { return count < 0; }))
        throw std::invalid_argument("a count is negative");
    if (!std::all_of(probabilities.begin(), probabilities.end(), [](double p) { return p >= 0 && p <= 1; }))
        throw std::invalid_argument("a probability is outside 0 to 1");
    if (std::abs(std::accumulate(probabilities.begin(), probabilities.end(), 0.0) - 1) > 1e-9)
        throw std::invalid_argument("the probabilities do not sum to 1");
}

void markImpossible(TestResult& result) {
    result.impossible = true;
    result.statistic = std::numeric_limits<double>::infinity();
    result.pValue = 0;
}

/// All that the tests of fixed probabilities share: everything but the p-value.
TestResult pearson(std::span<const std::int64_t> counts, std::span<const double> probabilities,
                   Method method) {
    requireValid(counts, probabilities);
    TestResult result;
    result.sampleSize = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    result.method = result.sampleSize == 0 ? Method::EmptySample : method;
    std::vector<double> expected;
    for (const double p : probabilities)
        expected.push_back(static_cast<double>(result.sampleSize) * p);
    result.smallExpected = smallOnes(expected);
    result.degreesOfFreedom = -1;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (probabilities[i] > 0)
            ++result.degreesOfFreedom;
        else if (counts[i] > 0)
            result.impossible = true;
        if (expected[i] > 0)
            result.statistic += std::pow(static_cast<double>(counts[i]) - expected[i], 2) / expected[i];
    }
    if (result.impossible)
        markImpossible(result);
    result.nearest = isNearest(counts, probabilities);
    return result;
}

std::vector<double> possibleOnes(std::span<const double> probabilities) {
    std::vector<double> possible;
    std::copy_if(probabilities.begin(), probabilities.end(), std::back_inserter(possible),
                 [](double p) { return p > 0; });
    return possible;
}

bool hasOneSetOfChances(const PooledSample& sample) {
    const auto& groups = sample.groups();
    return std::all_of(groups.begin(), groups.end(), [&](const PooledSample::Group& group) {
        return probabilities(group.parents, sample.rule()) ==
               probabilities(groups.front().parents, sample.rule());
    });
}

CategoryValues difference(const CategoryCounts& observed, const CategoryValues& expected) {
    CategoryValues result{};
    for (std::size_t i = 0; i < categoryCount; ++i)
        result[i] = static_cast<double>(observed[i]) - expected[i];
    return result;
}

} // namespace

/// Of one sum, Σ(o − e)²/e is least where Σo²/e is. That is a sum of convex functions of one count each, so
/// counts that moving a single individual from one category to another does not improve are the best of all
/// (exchange property of M-convex functions; Murota 2003). A move takes (2o − 1)/e away from where it begins
/// and adds (2o + 1)/e where it ends.
bool isNearest(std::span<const std::int64_t> counts, std::span<const double> probabilities) {
    constexpr double rounding = 1e-14;
    double mostTaken = 0;
    double leastAdded = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (probabilities[i] == 0) {
            if (counts[i] > 0)
                return false;
            continue;
        }
        const auto twice = 2 * static_cast<double>(counts[i]);
        mostTaken = std::max(mostTaken, (twice - 1) / probabilities[i]);
        leastAdded = std::min(leastAdded, (twice + 1) / probabilities[i]);
    }
    return mostTaken <= leastAdded * (1 + rounding);
}

TestResult chiSquareTest(std::span<const std::int64_t> counts, std::span<const double> probabilities) {
    TestResult result = pearson(counts, probabilities, Method::ChiSquare);
    if (!result.impossible && result.sampleSize > 0)
        result.pValue = chiSquareUpperTail(result.statistic, result.degreesOfFreedom);
    return result;
}

TestResult exactMultinomialTest(std::span<const std::int64_t> counts, std::span<const double> probabilities) {
    TestResult result = pearson(counts, probabilities, Method::ExactMultinomial);
    if (!result.impossible && result.sampleSize > 0 && result.degreesOfFreedom > 0)
        result.pValue = boundedP(
            ExactMultinomial(result.sampleSize, possibleOnes(probabilities)).tail(atLeast(result.statistic)));
    return result;
}

TestResult monteCarloTest(std::span<const std::int64_t> counts, std::span<const double> probabilities,
                          std::int64_t samples, std::uint64_t seed) {
    if (samples < 1)
        throw std::invalid_argument("a simulated test needs at least one sample");
    TestResult result = pearson(counts, probabilities, Method::MonteCarlo);
    if (result.impossible || result.sampleSize == 0 || result.degreesOfFreedom == 0)
        return result;
    Generator generator(seed);
    std::int64_t far = 0;
    for (const double statistic : repeatedStatistics(generator, samples, result.sampleSize, probabilities))
        if (statistic >= atLeast(result.statistic))
            ++far;
    // The observed sample is one of those that the null can give, so that p is never 0.
    result.pValue = static_cast<double>(far + 1) / static_cast<double>(samples + 1);
    result.standardError = std::sqrt(result.pValue * (1 - result.pValue) / static_cast<double>(samples));
    return result;
}

TestResult goodnessOfFit(std::span<const std::int64_t> counts, std::span<const double> probabilities,
                         const ExactLimits& limits) {
    requireValid(counts, probabilities);
    const auto rolls = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    const auto possible =
        std::count_if(probabilities.begin(), probabilities.end(), [](double p) { return p > 0; });
    if (exactSteps(rolls, static_cast<std::size_t>(possible)) <= limits.steps)
        return exactMultinomialTest(counts, probabilities);
    const TestResult approximate = chiSquareTest(counts, probabilities);
    if (approximate.smallExpected.empty() || approximate.impossible || rolls > maxOffspring)
        return approximate;
    return monteCarloTest(counts, probabilities);
}

TestResult pooledTest(const PooledSample& sample, const ExactLimits& limits) {
    if (sample.groups().empty())
        return {};
    const CategoryCounts observed = sample.observed();
    if (hasOneSetOfChances(sample))
        return goodnessOfFit(observed, probabilities(sample.groups().front().parents, sample.rule()), limits);

    const CategoryValues expected = sample.expected();
    const QuadraticForm distance(sample.covariance());
    const auto possible = std::count_if(expected.begin(), expected.end(), [](double e) { return e > 0; });
    const bool exact =
        outcomeCount(sample.size(), static_cast<std::size_t>(possible) + 1) <= limits.convolutionCells;
    TestResult result;
    result.method = exact ? Method::ExactConvolution : Method::PooledChiSquare;
    result.sampleSize = sample.size();
    result.degreesOfFreedom = distance.rank();
    result.smallExpected = smallOnes(expected);
    if (sample.holdsImpossible()) {
        markImpossible(result);
        return result;
    }
    result.statistic = std::max(0.0, distance(difference(observed, expected)));
    if (!exact) {
        result.pValue = chiSquareUpperTail(result.statistic, result.degreesOfFreedom);
        return result;
    }
    double tail = 0;
    result.nearest = true;
    CountDistribution(sample).forEach([&](const CategoryCounts& counts, double chance) {
        if (distance(difference(counts, expected)) >= atLeast(result.statistic))
            tail += chance;
        else if (chance > 0)
            result.nearest = false;
    });
    result.pValue = boundedP(tail);
    return result;
}

} // namespace lessons
