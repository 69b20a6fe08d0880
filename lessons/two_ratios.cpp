// SPDX-License-Identifier: GPL-3.0-or-later
#include "two_ratios.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace lessons {

namespace {

double sumOf(std::span<const double> chances) {
    return std::accumulate(chances.begin(), chances.end(), 0.0);
}

bool rulesOut(std::span<const std::int64_t> counts, std::span<const double> chances) {
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0 && !(chances[i] > 0))
            return true;
    return false;
}

} // namespace

double logLikelihoodRatio(std::span<const std::int64_t> counts, std::span<const double> first,
                          std::span<const double> second) {
    const bool firstOut = rulesOut(counts, first);
    const bool secondOut = rulesOut(counts, second);
    if (firstOut || secondOut)
        return firstOut == secondOut ? 0
               : firstOut            ? -std::numeric_limits<double>::infinity()
                                     : std::numeric_limits<double>::infinity();
    const double scale = std::log(sumOf(second)) - std::log(sumOf(first));
    double ratio = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0)
            ratio += static_cast<double>(counts[i]) * (std::log(first[i]) - std::log(second[i]) + scale);
    return ratio;
}

BetterFit betterFit(std::span<const std::int64_t> counts, std::span<const double> first,
                    std::span<const double> second) {
    const double one = sumOf(first);
    const double other = sumOf(second);
    bool isSame = true;
    for (std::size_t i = 0; i < first.size(); ++i)
        isSame = isSame && std::abs(first[i] / one - second[i] / other) < 1e-9;
    if (isSame)
        return BetterFit::Same;
    const double ratio = logLikelihoodRatio(counts, first, second);
    if (std::abs(ratio) < std::log(evidenceFrom))
        return BetterFit::Undecided;
    return ratio > 0 ? BetterFit::First : BetterFit::Second;
}

} // namespace lessons
