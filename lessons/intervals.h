// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lessons {

struct Interval {
    double low = 0;
    double high = 1;

    bool operator==(const Interval&) const = default;
};

/// Wilson's score interval for a proportion: those shares p for which `successes` of `trials` lie within the
/// normal approximation's two-sided bounds. It never leaves 0…1 and holds near the ends too (Wilson 1927;
/// R: prop.test(successes, trials, correct = FALSE)$conf.int). All of 0…1 for no trials. Throws
/// std::invalid_argument unless 0 ≤ successes ≤ trials and 0 < confidence < 1.
Interval wilsonInterval(std::int64_t successes, std::int64_t trials, double confidence = 0.95);

/// The 95 % range of one count taken by itself, as charts draw it: `expected` ± 1.96 standard deviations, cut
/// off at 0 and at `trials`, all of which are counts. The normal approximation (Fisher 1925, Statistical
/// Methods for Research Workers, §12: "the value for which P = .05 … is 1.96"). `variance` ≥ 0, in counts².
Interval countRange(double expected, double variance, std::int64_t trials);
/// The same for a category that each of `trials` falls into with a chance in 0…1: np ± 1.96 √(np(1 − p)).
Interval binomialRange(std::int64_t trials, double chance);

} // namespace lessons
