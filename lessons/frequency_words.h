// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/goodness_of_fit.h"

/// From a p-value to numbers that a sentence can say: how often does chance alone make a gap this large or
/// larger? Numbers and kinds only; the words are made where they are shown. Nothing here calls a result good,
/// bad or significant.
namespace lessons {

struct GapFrequency {
    enum class Kind : std::uint8_t {
        NothingCounted, ///< the sample is empty: there is nothing to say
        OnlyOutcome,    ///< the null leaves one outcome, and it came: no gap was possible
        Impossible,     ///< something was counted that the null rules out
        FewerThan,      ///< in fewer than `times` of `outOf` such samples
        About,          ///< in about `times` of `outOf`
        MoreThan,       ///< in more than `times` of `outOf`
        Every,          ///< in every one: no counts of this size lie nearer to the expectation
    };
    Kind kind = Kind::NothingCounted;
    int times = 0; ///< 0 < times < outOf for FewerThan, About and MoreThan, else 0
    int outOf = 0;

    bool operator==(const GapFrequency&) const = default;
};

/// The frequency nearest to `pValue` (0…1, else std::invalid_argument) on a scale that people can picture:
/// 1 in 1000, 500, 200, 100, 50, 30, 20, 10, 5, 4, 3, then 2 in 5, 1 in 2, 3 in 5 and so on up to 99 in 100.
/// Nearest in log odds, so that 1 in 20 is as far from 1 in 10 as 19 in 20 is from 9 in 10. Below 1 in 1000
/// it is FewerThan, above 99 in 100 MoreThan.
GapFrequency frequencyOf(double pValue);

/// The same for a test's outcome, with the cases in which there is no p-value to speak of. Every only where
/// the test decided that nothing lies nearer: a p that an approximation rounds to 1 is not enough.
GapFrequency frequencyOf(const TestResult& result);

} // namespace lessons
