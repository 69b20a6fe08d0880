// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/goodness_of_fit.h"

namespace lessons {

/// Do the groups of a class differ from each other more than chance lets them? If the same ratio holds in all
/// of them, the chi-squares of the groups sum to one with the sum of their degrees of freedom; what is left
/// of it beside the chi-square of the pooled counts is heterogeneity (Mather 1951, The Measurement of Linkage
/// in Heredity; Strickberger 1985, Genetics).
struct Heterogeneity {
    double summed = 0; ///< Σχ² of the groups
    int summedDegrees = 0;
    double pooled = 0; ///< χ² of the pooled counts
    int pooledDegrees = 0;
    std::size_t groups = 0; ///< that counted anything
    /// Of the difference. `smallExpected`: the outcomes of which a group expects fewer than 5.
    TestResult test;
};

/// Compares groups, each with a count for every outcome. Groups without plants are left out. With
/// `probabilities` it is the test above; without, as for an experiment of unknown ratio, and where a group
/// counted what the ratio excludes, it is Pearson's test of independence of groups × outcomes, with `summed`
/// and `pooled` 0. Nothing with fewer than two groups. Throws std::invalid_argument as the tests of
/// goodness_of_fit.h do, and if the groups have different numbers of outcomes or fewer than two.
/// (R: sum of chisq.test(group, p = …)$statistic − chisq.test(pooled, p = …)$statistic, and pchisq.)
std::optional<Heterogeneity> heterogeneityOf(std::span<const std::vector<std::int64_t>> groups,
                                             std::span<const double> probabilities);

} // namespace lessons
