// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/frequency_words.h"

#include <array>
#include <cmath>
#include <stdexcept>

namespace lessons {

namespace {

/// The cutoffs that readers know. No phrase covers p-values on both sides of one.
constexpr std::array readersLines{0.001, 0.01, 0.05};

} // namespace

GapFrequency frequencyOf(double pValue) {
    using Kind = GapFrequency::Kind;
    if (!(pValue >= 0 && pValue <= 1))
        throw std::invalid_argument("a p-value lies between 0 and 1");
    constexpr double oneIn1000 = 0.001;
    constexpr double rounding = 1e-12;
    if (pValue < oneIn1000)
        return {Kind::FewerThan, 1, 1000};
    // Below 1 in 100 thousandths, else hundredths: 0.0096 is already nearer to 10 than to 9 thousandths.
    const int outOf = pValue < 0.0095 ? 1000 : 100;
    const int times = static_cast<int>(std::lround(pValue * outOf));
    if (times == outOf)
        return {Kind::MoreThan, times - 1, outOf};
    for (const double line : readersLines)
        if (std::abs(line * outOf - times) < rounding && std::abs(line - pValue) > rounding)
            return {pValue < line ? Kind::FewerThan : Kind::MoreThan, times, outOf};
    return {Kind::About, times, outOf};
}

GapFrequency frequencyOf(const TestResult& result) {
    using Kind = GapFrequency::Kind;
    if (result.method == Method::EmptySample)
        return {Kind::NothingCounted, 0, 0};
    if (result.impossible)
        return {Kind::Impossible, 0, 0};
    if (result.degreesOfFreedom == 0)
        return {Kind::OnlyOutcome, 0, 0};
    if (result.nearest)
        return {Kind::Every, 0, 0};
    return frequencyOf(result.pValue);
}

} // namespace lessons
