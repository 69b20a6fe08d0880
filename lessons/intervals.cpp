// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/intervals.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace lessons {

namespace {

/// So many standard deviations to either side hold 95 % of a normal distribution.
constexpr double reach = 1.96;

} // namespace

Interval wilsonInterval(std::int64_t successes, std::int64_t trials, double confidence) {
    if (successes < 0 || successes > trials || !(confidence > 0 && confidence < 1))
        throw std::invalid_argument(
            "an interval needs successes among trials and a confidence within 0 to 1");
    if (trials == 0)
        return {0, 1};
    const boost::math::normal_distribution<double> normal;
    const double z = boost::math::quantile(boost::math::complement(normal, (1 - confidence) / 2));
    const auto n = static_cast<double>(trials);
    const double share = static_cast<double>(successes) / n;
    const double scale = 1 + z * z / n;
    const double middle = (share + z * z / (2 * n)) / scale;
    const double half = z / scale * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {successes == 0 ? 0 : std::max(0.0, middle - half),
            successes == trials ? 1 : std::min(1.0, middle + half)};
}

Interval countRange(double expected, double variance, std::int64_t trials) {
    // A variance that was summed up may lie below 0 by a rounding error.
    const double half = reach * std::sqrt(std::max(0.0, variance));
    return {std::max(0.0, expected - half), std::min(static_cast<double>(trials), expected + half)};
}

Interval binomialRange(std::int64_t trials, double chance) {
    const auto n = static_cast<double>(trials);
    return countRange(n * chance, n * chance * (1 - chance), trials);
}

} // namespace lessons
