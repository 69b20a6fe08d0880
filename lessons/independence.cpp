// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/independence.h"

#include "lessons/chi_square.h"

#include <boost/math/distributions/hypergeometric.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace lessons {

namespace {

struct Margins {
    std::vector<std::int64_t> rows;
    std::vector<std::int64_t> columns;
    std::int64_t all = 0;
};

Margins marginsOf(const ContingencyTable& table) {
    if (table.rows < 2 || table.columns < 2 || table.counts.size() != table.rows * table.columns)
        throw std::invalid_argument("a table needs two rows and columns or more, and a count for each cell");
    Margins margins{std::vector<std::int64_t>(table.rows), std::vector<std::int64_t>(table.columns), 0};
    for (std::size_t row = 0; row < table.rows; ++row)
        for (std::size_t column = 0; column < table.columns; ++column) {
            const std::int64_t count = table.at(row, column);
            if (count < 0)
                throw std::invalid_argument("a count is negative");
            margins.rows[row] += count;
            margins.columns[column] += count;
            margins.all += count;
        }
    return margins;
}

std::vector<double> expectedUnder(const Margins& margins) {
    std::vector<double> expected;
    for (const std::int64_t row : margins.rows)
        for (const std::int64_t column : margins.columns)
            expected.push_back(margins.all == 0 ? 0
                                                : static_cast<double>(row) * static_cast<double>(column) /
                                                      static_cast<double>(margins.all));
    return expected;
}

int degreesOf(const Margins& margins) {
    const auto filled = [](const std::vector<std::int64_t>& sums) {
        return static_cast<int>(std::count_if(sums.begin(), sums.end(), [](auto sum) { return sum > 0; }));
    };
    return std::max(0, filled(margins.rows) - 1) * std::max(0, filled(margins.columns) - 1);
}

/// Everything but statistic and p.
TestResult prepared(const Margins& margins, const std::vector<double>& expected, Method method) {
    TestResult result;
    result.sampleSize = margins.all;
    result.method = margins.all == 0 ? Method::EmptySample : method;
    result.degreesOfFreedom = degreesOf(margins);
    result.smallExpected = smallOnes(expected);
    return result;
}

double pearsonStatistic(const ContingencyTable& table, const std::vector<double>& expected) {
    double sum = 0;
    for (std::size_t i = 0; i < expected.size(); ++i)
        if (expected[i] > 0)
            sum += std::pow(static_cast<double>(table.counts[i]) - expected[i], 2) / expected[i];
    return sum;
}

} // namespace

TestResult independenceTest(const ContingencyTable& table) {
    const Margins margins = marginsOf(table);
    const auto expected = expectedUnder(margins);
    TestResult result = prepared(margins, expected, Method::ChiSquare);
    result.statistic = pearsonStatistic(table, expected);
    result.pValue = chiSquareUpperTail(result.statistic, result.degreesOfFreedom);
    return result;
}

TestResult fisherExactTest(const ContingencyTable& table) {
    if (table.rows != 2 || table.columns != 2)
        throw std::invalid_argument("Fisher's exact test takes a table of 2 x 2");
    const Margins margins = marginsOf(table);
    const auto expected = expectedUnder(margins);
    TestResult result = prepared(margins, expected, Method::FisherExact);
    result.statistic = pearsonStatistic(table, expected);
    if (result.degreesOfFreedom == 0)
        return result;
    const boost::math::hypergeometric_distribution<double> distribution(
        static_cast<unsigned>(margins.rows[0]), static_cast<unsigned>(margins.columns[0]),
        static_cast<unsigned>(margins.all));
    const std::int64_t low = std::max<std::int64_t>(0, margins.rows[0] - margins.columns[1]);
    const std::int64_t high = std::min(margins.rows[0], margins.columns[0]);
    const auto chance = [&distribution](std::int64_t count) {
        return boost::math::pdf(distribution, static_cast<unsigned>(count));
    };
    // Tables as likely as the observed one differ from it by rounding only (R has the same margin).
    const double observed = chance(table.counts[0]) * (1 + 1e-7);
    double tail = 0;
    for (std::int64_t count = low; count <= high; ++count)
        if (const double one = chance(count); one <= observed)
            tail += one;
    result.pValue = boundedP(tail);
    return result;
}

TestResult testOfIndependence(const ContingencyTable& table) {
    // Beyond some ten thousand the table of chances is long and its approximation good.
    constexpr std::int64_t mostExact = 20'000;
    const TestResult approximate = independenceTest(table);
    const bool exact = table.rows == 2 && table.columns == 2 && !approximate.smallExpected.empty() &&
                       approximate.sampleSize <= mostExact;
    return exact ? fisherExactTest(table) : approximate;
}

} // namespace lessons
