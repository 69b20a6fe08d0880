// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pool/heterogeneity.h"

#include "lessons/chi_square.h"
#include "lessons/independence.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace lessons {

namespace {

using Groups = std::vector<std::vector<std::int64_t>>;

Groups filledOnes(std::span<const std::vector<std::int64_t>> groups) {
    Groups filled;
    for (const std::vector<std::int64_t>& group : groups) {
        if (group.size() != groups.front().size() || group.size() < 2)
            throw std::invalid_argument("the groups need as many outcomes as each other, and two or more");
        if (std::any_of(group.begin(), group.end(), [](auto count) { return count != 0; }))
            filled.push_back(group);
    }
    return filled;
}

Heterogeneity ofTable(const Groups& groups) {
    ContingencyTable table{groups.size(), groups.front().size(), {}};
    for (const auto& group : groups)
        table.counts.insert(table.counts.end(), group.begin(), group.end());
    Heterogeneity result;
    result.groups = groups.size();
    result.test = independenceTest(table);
    // From cells to outcomes.
    std::vector<std::size_t> outcomes;
    for (const std::size_t cell : result.test.smallExpected)
        if (const std::size_t outcome = cell % table.columns;
            std::find(outcomes.begin(), outcomes.end(), outcome) == outcomes.end())
            outcomes.push_back(outcome);
    std::sort(outcomes.begin(), outcomes.end());
    result.test.smallExpected = std::move(outcomes);
    return result;
}

} // namespace

std::optional<Heterogeneity> heterogeneityOf(std::span<const std::vector<std::int64_t>> groups,
                                             std::span<const double> probabilities) {
    const Groups filled = filledOnes(groups);
    if (filled.size() < 2)
        return std::nullopt;
    if (probabilities.empty())
        return ofTable(filled);
    Heterogeneity result;
    result.groups = filled.size();
    std::vector<std::int64_t> pool(filled.front().size());
    for (const auto& group : filled) {
        const TestResult one = chiSquareTest(group, probabilities);
        if (one.impossible)
            return ofTable(filled);
        result.summed += one.statistic;
        result.summedDegrees += one.degreesOfFreedom;
        for (const std::size_t small : one.smallExpected)
            if (std::find(result.test.smallExpected.begin(), result.test.smallExpected.end(), small) ==
                result.test.smallExpected.end())
                result.test.smallExpected.push_back(small);
        std::transform(pool.begin(), pool.end(), group.begin(), pool.begin(), std::plus<>());
    }
    const TestResult pooled = chiSquareTest(pool, probabilities);
    result.pooled = pooled.statistic;
    result.pooledDegrees = pooled.degreesOfFreedom;
    std::sort(result.test.smallExpected.begin(), result.test.smallExpected.end());
    result.test.method = Method::ChiSquare;
    result.test.sampleSize = pooled.sampleSize;
    result.test.degreesOfFreedom = result.summedDegrees - result.pooledDegrees;
    // The pooled gap is never the larger one, but rounding may say so by a hair.
    result.test.statistic = std::max(0.0, result.summed - result.pooled);
    result.test.pValue = chiSquareUpperTail(result.test.statistic, result.test.degreesOfFreedom);
    return result;
}

} // namespace lessons
