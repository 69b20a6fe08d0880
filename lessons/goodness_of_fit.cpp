#include "lessons/goodness_of_fit.h"

#include "lessons/count_distribution.h"
#include "lessons/quadratic_form.h"

#include <boost/math/distributions/chi_squared.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>

namespace lessons {

namespace {

constexpr double smallestTrusted = 5; ///< the textbooks' rule of thumb (Cochran 1954)

/// The least statistic that counts as "at least as large as the observed one". Equal statistics reached by
/// different outcomes differ by rounding; a billionth is far above that and far below any real step.
double atLeast(double statistic) {
    return statistic - 1e-9 * std::max(1.0, statistic);
}

double chiSquareUpperTail(double statistic, int degreesOfFreedom) {
    if (degreesOfFreedom == 0)
        return 1;
    const boost::math::chi_squared_distribution<double> distribution(degreesOfFreedom);
    return boost::math::cdf(boost::math::complement(distribution, std::max(0.0, statistic)));
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

std::vector<std::size_t> smallOnes(std::span<const double> expected) {
    std::vector<std::size_t> small;
    for (std::size_t i = 0; i < expected.size(); ++i)
        if (expected[i] > 0 && expected[i] < smallestTrusted)
            small.push_back(i);
    return small;
}

/// All that the two tests of fixed probabilities share: everything but the p-value.
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
    return result;
}

/// Walks through every way to share out n rolls and sums the chance of those at least as far off as observed.
class OutcomeWalk {
public:
    OutcomeWalk(std::int64_t rolls, std::span<const double> probabilities, double threshold)
        : m_threshold(threshold) {
        const double logAll = std::lgamma(static_cast<double>(rolls) + 1);
        for (const double p : probabilities) {
            if (p == 0)
                continue;
            const double expected = static_cast<double>(rolls) * p;
            auto& category = m_categories.emplace_back();
            for (std::int64_t count = 0; count <= rolls; ++count) {
                const auto c = static_cast<double>(count);
                category.push_back(
                    {c * std::log(p) - std::lgamma(c + 1), std::pow(c - expected, 2) / expected});
            }
        }
        visit(0, static_cast<std::size_t>(rolls), {logAll, 0});
    }

    double tail() const { return std::min(1.0, m_tail); }

private:
    /// What one category's count adds to the outcome's log probability and to its statistic.
    struct Part {
        double logChance;
        double statistic;
    };

    void visit(std::size_t category, std::size_t left, Part soFar) {
        const auto& parts = m_categories[category];
        if (category + 1 == m_categories.size()) {
            if (soFar.statistic + parts[left].statistic >= m_threshold)
                m_tail += std::exp(soFar.logChance + parts[left].logChance);
            return;
        }
        for (std::size_t count = 0; count <= left; ++count)
            visit(category + 1, left - count,
                  {soFar.logChance + parts[count].logChance, soFar.statistic + parts[count].statistic});
    }

    double m_threshold;
    double m_tail = 0;
    std::vector<std::vector<Part>> m_categories; ///< those that can happen, each by its count
};

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

TestResult chiSquareTest(std::span<const std::int64_t> counts, std::span<const double> probabilities) {
    TestResult result = pearson(counts, probabilities, Method::ChiSquare);
    if (!result.impossible && result.sampleSize > 0)
        result.pValue = chiSquareUpperTail(result.statistic, result.degreesOfFreedom);
    return result;
}

TestResult exactMultinomialTest(std::span<const std::int64_t> counts, std::span<const double> probabilities) {
    TestResult result = pearson(counts, probabilities, Method::ExactMultinomial);
    if (!result.impossible && result.sampleSize > 0 && result.degreesOfFreedom > 0)
        result.pValue = OutcomeWalk(result.sampleSize, probabilities, atLeast(result.statistic)).tail();
    return result;
}

TestResult goodnessOfFit(std::span<const std::int64_t> counts, std::span<const double> probabilities,
                         const ExactLimits& limits) {
    requireValid(counts, probabilities);
    const auto rolls = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    const auto possible =
        std::count_if(probabilities.begin(), probabilities.end(), [](double p) { return p > 0; });
    const bool exact = outcomeCount(rolls, static_cast<std::size_t>(possible)) <= limits.outcomes;
    return exact ? exactMultinomialTest(counts, probabilities) : chiSquareTest(counts, probabilities);
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
    CountDistribution(sample).forEach([&](const CategoryCounts& counts, double chance) {
        if (distance(difference(counts, expected)) >= atLeast(result.statistic))
            tail += chance;
    });
    result.pValue = std::min(1.0, tail);
    return result;
}

} // namespace lessons
