// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/experiment.h"

/// What a threshold does: classes that test a ratio which is true, and still find chi-square above the
/// critical value now and then; more often, the more often they look (Armitage, McPherson and Rowe 1969).
namespace lessons {

/// How a class tests its counts.
struct LookPlan {
    std::vector<std::int64_t> ratio; ///< of the classes of offspring; what the null hypothesis says is true
    std::int64_t each = 0;           ///< offspring counted before each look, 1 or more
    int looks = 1;                   ///< 1 or more; each look tests everything counted until then
};

/// The chance that chi-square exceeds the critical value at 5 % in at least one look, by going through all
/// counts. Throws std::invalid_argument for a plan that is not as described, and for several looks at more
/// than two classes of offspring.
double chanceOfExceeding(const LookPlan& plan);

/// Counts classes by whether any of their looks found chi-square above the critical value. They are played
/// one by one.
Experiment lookExperiment(const LookPlan& plan);

/// Chi-square against the plan's ratio; 0 for no offspring.
double chiSquareOf(const LookPlan& plan, std::span<const std::int64_t> counts);
/// The plan's critical value at 5 %.
double criticalValueOf(const LookPlan& plan);

} // namespace lessons
