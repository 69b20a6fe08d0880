// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/sampling/multinomial.h"

/// Charts of chance: how much samples differ from each other.
namespace lessons {

/// How many of `offspring` fall into one category, in each of `repeats` samples.
std::vector<std::int64_t> repeatedCounts(Generator& generator, std::int64_t repeats, std::int64_t offspring,
                                         double chance);

/// Pearson's chi-square statistic against `chances` of each of `repeats` samples that follow them.
std::vector<double> repeatedStatistics(Generator& generator, std::int64_t repeats, std::int64_t offspring,
                                       std::span<const double> chances);

/// How many values lie in each of some classes of equal width: class i holds the values from low + i · width,
/// inclusive, to low + (i + 1) · width, exclusive.
struct Histogram {
    double low = 0;
    double width = 1;
    std::vector<std::int64_t> counts;
    /// The expected number of values in each class, if asked for.
    std::vector<double> expected;
};

/// A histogram of counts, with at most `classes` (≥ 1) whole-numbered classes that begin at the least value;
/// beside it the expectation by the binomial distribution of `offspring` and `chance`. Empty for no values.
Histogram histogramOfCounts(std::span<const std::int64_t> values, std::size_t classes, std::int64_t offspring,
                            double chance);

/// A histogram from 0 of chi-square statistics with exactly `classes` classes up to the largest value (or 1,
/// if that is less), beside the chi-square distribution with `degreesOfFreedom` ≥ 1. Empty for no values.
Histogram histogramOfStatistics(std::span<const double> values, std::size_t classes, int degreesOfFreedom);

} // namespace lessons
