// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

/// What all tests with the chi-square distribution share.
namespace lessons {

/// Below this expected count the approximation is unreliable: the textbooks' rule of thumb (Cochran 1954).
inline constexpr double smallestTrusted = 5;

/// The chance, in 0…1, of a statistic this large or larger; 1 for no degrees of freedom. Taken from the
/// complement, so that tiny chances keep their digits. (R: pchisq(x, df, lower.tail = FALSE).)
double chiSquareUpperTail(double statistic, int degreesOfFreedom);

/// Indices of the expected counts that are possible (above 0), but smaller than `smallestTrusted`.
std::vector<std::size_t> smallOnes(std::span<const double> expected);

} // namespace lessons
