// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/hardy_weinberg.h"

#include "lessons/chi_square.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace lessons {
namespace {

constexpr std::int64_t mostIndividuals = 1'000'000'000'000;

/// All heterozygote counts that these allele counts allow, from the likeliest one in both directions, so that
/// no weight overflows; those that underflow are too rare to matter.
class Heterozygotes {
public:
    Heterozygotes(std::int64_t first, std::int64_t second)
        : m_first(static_cast<double>(first)), m_second(static_cast<double>(second)),
          m_most(std::min(first, second)) {
        const double likeliest = m_first * m_second / (m_first + m_second);
        m_mode = std::min(m_most, static_cast<std::int64_t>(likeliest) / 2 * 2 + m_most % 2);
    }

    /// Calls `visit(count, weight)`, the weight in proportion to the chance: n! 2^h / (AA! h! aa!) (Levene
    /// 1949).
    template <typename Visit> void each(Visit visit) const {
        double weight = 1;
        for (std::int64_t h = m_mode; h >= 0 && weight > 0; h -= 2) {
            visit(h, weight);
            const auto count = static_cast<double>(h);
            weight *= count * (count - 1) / ((m_first - count + 2) * (m_second - count + 2));
        }
        weight = 1;
        for (std::int64_t h = m_mode; h + 2 <= m_most && weight > 0; h += 2) {
            const auto count = static_cast<double>(h);
            weight *= (m_first - count) * (m_second - count) / ((count + 2) * (count + 1));
            visit(h + 2, weight);
        }
    }

private:
    double m_first;
    double m_second;
    std::int64_t m_most;
    std::int64_t m_mode;
};

double exactPValue(std::int64_t first, std::int64_t second, std::int64_t observed) {
    const Heterozygotes all(first, second);
    double own = 0;
    all.each([&](std::int64_t count, double weight) { own = count == observed ? weight : own; });
    double rare = 0;
    double sum = 0;
    constexpr double tie = 1 + 1e-9; // equal chances may differ by rounding
    all.each([&](std::int64_t, double weight) {
        sum += weight;
        rare += weight <= own * tie ? weight : 0;
    });
    return boundedP(rare / sum);
}

} // namespace

HardyWeinbergTest hardyWeinbergTest(const std::array<std::int64_t, 3>& counts) {
    if (std::ranges::any_of(counts, [](std::int64_t count) { return count < 0 || count > mostIndividuals; }))
        throw std::invalid_argument("a count of genotypes is from 0 to 1000000000000");
    HardyWeinbergTest test;
    test.sampleSize = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    if (test.sampleSize > mostIndividuals)
        throw std::invalid_argument("there are at most 1000000000000 individuals");
    if (test.sampleSize == 0)
        return test;
    const std::int64_t first = 2 * counts[0] + counts[1];
    const std::int64_t second = 2 * counts[2] + counts[1];
    const auto n = static_cast<double>(test.sampleSize);
    const double p = static_cast<double>(first) / (2 * n);
    const double q = static_cast<double>(second) / (2 * n);
    test.frequency = p;
    test.expected = {p * p * n, 2 * p * q * n, q * q * n};
    if (first == 0 || second == 0)
        return test;
    for (std::size_t i = 0; i < counts.size(); ++i)
        test.statistic += std::pow(static_cast<double>(counts[i]) - test.expected[i], 2) / test.expected[i];
    test.degreesOfFreedom = 1;
    test.smallExpected = smallOnes(test.expected);
    test.pValue = chiSquareUpperTail(test.statistic, test.degreesOfFreedom);
    test.fixationIndex = 1 - static_cast<double>(counts[1]) / test.expected[1];
    if (std::min(first, second) <= mostExactAlleles)
        test.exactP = exactPValue(first, second, counts[1]);
    return test;
}

} // namespace lessons
