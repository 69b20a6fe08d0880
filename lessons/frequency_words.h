// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/goodness_of_fit.h"

/// From a p-value to numbers that a sentence can say: how often does chance alone give a gap at least
/// this large? Numbers and kinds only; the words are made where they are shown. Nothing here calls a result
/// good, bad or significant.
namespace lessons {

struct GapFrequency {
    enum class Kind : std::uint8_t {
        NothingCounted, ///< the sample is empty: there is nothing to say
        OnlyOutcome,    ///< the null allows one outcome, which occurred: no gap was possible
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

/// How many of 100 samples, or of 1000 where p is below 0.0095, for a `pValue` in 0…1 (else
/// std::invalid_argument). Below 1 of 1000 it is FewerThan, from 99.5 of 100 on MoreThan 99. A number that is
/// rounded to 0.001, 0.01 or 0.05 is FewerThan or MoreThan as well, so that no phrase covers both sides of a
/// line that readers may draw: 0.048 is fewer than 5 of 100, 0.052 more than 5.
GapFrequency frequencyOf(double pValue);

/// The same for a test's outcome, and the cases that have no meaningful p-value. `Every` only where the test
/// decided that nothing lies nearer: a p that an approximation rounds to 1 is not enough.
GapFrequency frequencyOf(const TestResult& result);

} // namespace lessons
