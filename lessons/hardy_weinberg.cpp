// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/hardy_weinberg.h"

#include "lessons/chi_square.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>
#include <utility>

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

/// Calls `visit(place, first, second)` for each genotype: the places of its two alleles.
template <typename Visit> void eachGenotype(std::size_t alleles, Visit visit) {
    std::size_t place = 0;
    for (std::size_t first = 0; first < alleles; ++first)
        for (std::size_t second = first; second < alleles; ++second)
            visit(place++, first, second);
}

} // namespace

std::optional<std::size_t> allelesWithGenotypes(std::size_t genotypes) {
    for (std::size_t alleles = 2; alleles <= mostAlleles; ++alleles)
        if (alleles * (alleles + 1) / 2 == genotypes)
            return alleles;
    return {};
}

std::string genotypeName(std::size_t alleles, std::size_t place) {
    std::string name;
    eachGenotype(alleles, [&](std::size_t one, std::size_t first, std::size_t second) {
        if (one == place)
            name = {static_cast<char>('A' + first), static_cast<char>('A' + second)};
    });
    return name;
}

AllelesTest hardyWeinbergOfAlleles(std::span<const std::int64_t> counts) {
    const auto alleles = allelesWithGenotypes(counts.size());
    if (!alleles)
        throw std::invalid_argument("no number of alleles has so many genotypes");
    if (std::ranges::any_of(counts, [](std::int64_t count) { return count < 0 || count > mostIndividuals; }))
        throw std::invalid_argument("a count of genotypes is from 0 to 1000000000000");
    AllelesTest test;
    test.sampleSize = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    if (test.sampleSize > mostIndividuals)
        throw std::invalid_argument("there are at most 1000000000000 individuals");
    test.frequencies.assign(*alleles, 0);
    test.expected.assign(counts.size(), 0);
    if (test.sampleSize == 0)
        return test;
    const auto n = static_cast<double>(test.sampleSize);
    std::vector<std::int64_t> copies(*alleles);
    eachGenotype(*alleles, [&](std::size_t place, std::size_t first, std::size_t second) {
        copies[first] += counts[place];
        copies[second] += counts[place];
    });
    for (std::size_t i = 0; i < *alleles; ++i)
        test.frequencies[i] = static_cast<double>(copies[i]) / (2 * n);
    double heterozygotes = 0;
    double expectedHeterozygotes = 0;
    eachGenotype(*alleles, [&](std::size_t place, std::size_t first, std::size_t second) {
        const bool same = first == second;
        test.expected[place] = (same ? 1 : 2) * test.frequencies[first] * test.frequencies[second] * n;
        heterozygotes += same ? 0 : static_cast<double>(counts[place]);
        expectedHeterozygotes += same ? 0 : test.expected[place];
    });
    const auto found = std::ranges::count_if(test.frequencies, [](double one) { return one > 0; });
    if (found < 2)
        return test;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (test.expected[i] > 0)
            test.statistic +=
                std::pow(static_cast<double>(counts[i]) - test.expected[i], 2) / test.expected[i];
    test.degreesOfFreedom = static_cast<int>(found * (found - 1) / 2);
    test.smallExpected = smallOnes(test.expected);
    test.pValue = chiSquareUpperTail(test.statistic, test.degreesOfFreedom);
    test.fixationIndex = 1 - heterozygotes / expectedHeterozygotes;
    return test;
}

HardyWeinbergTest hardyWeinbergTest(const std::array<std::int64_t, 3>& counts) {
    AllelesTest both = hardyWeinbergOfAlleles(counts);
    HardyWeinbergTest test{.sampleSize = both.sampleSize,
                           .frequency = both.frequencies[0],
                           .expected = {both.expected[0], both.expected[1], both.expected[2]},
                           .statistic = both.statistic,
                           .degreesOfFreedom = both.degreesOfFreedom,
                           .pValue = both.pValue,
                           .smallExpected = std::move(both.smallExpected),
                           .exactP = {},
                           .fixationIndex = both.fixationIndex};
    const std::int64_t first = 2 * counts[0] + counts[1];
    const std::int64_t second = 2 * counts[2] + counts[1];
    if (test.degreesOfFreedom > 0 && std::min(first, second) <= mostExactAlleles)
        test.exactP = exactPValue(first, second, counts[1]);
    return test;
}

} // namespace lessons
