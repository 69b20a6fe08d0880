// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

/// What all tests with the chi-square distribution share.
namespace lessons {

/// Below this expected count the approximation is unreliable: the textbooks' rule of thumb (Cochran 1954).
inline constexpr double smallestTrusted = 5;

/// The smallest p-value that is told apart from smaller ones. Below 1e-308 a double is 0, which would say
/// that the null hypothesis allows no such counts; so a p of `leastP` says “at most that”, and only an
/// impossible count has a p of 0.
inline constexpr double leastP = 1e-300;
/// A computed p-value as every test gives it: from `leastP` to 1.
inline double boundedP(double p) {
    return std::clamp(p, leastP, 1.0);
}
/// Whether the p-value is a bound: the counts are possible, and p is at most `leastP`.
inline bool isBound(double p) {
    return p > 0 && p <= leastP;
}

/// The chance, in `leastP`…1, of a statistic this large or larger; 1 for no degrees of freedom. Taken from
/// the complement, so that tiny chances keep their digits. (R: pchisq(x, df, lower.tail = FALSE).)
double chiSquareUpperTail(double statistic, int degreesOfFreedom);

/// Indices of the expected counts that are possible (above 0), but smaller than `smallestTrusted`.
std::vector<std::size_t> smallOnes(std::span<const double> expected);

} // namespace lessons
