// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

/// Which of two ratios do counts fit better? No test and no p: how likely the counts are under the one,
/// compared with the other.
namespace lessons {

/// The natural logarithm of the likelihood of the counts under `first`, divided by that under `second`:
/// positive if they fit `first` better. Infinite if one of the two rules out something that was counted; 0 if
/// both do, or if nothing was counted. Chances need not add up to 1. Precondition: all three have the same
/// length.
double logLikelihoodRatio(std::span<const std::int64_t> counts, std::span<const double> first,
                          std::span<const double> second);

/// From this likelihood ratio on, counts are called evidence for one ratio over another: “fairly strong
/// evidence” in R. Royall, Statistical Evidence, 1997, section 1.6.
inline constexpr double evidenceFrom = 8;

enum class BetterFit : std::uint8_t {
    Same,      ///< the two are the same ratio
    First,     ///< at least `evidenceFrom` times as likely under the first
    Second,    ///< the same for the second
    Undecided, ///< neither
};
BetterFit betterFit(std::span<const std::int64_t> counts, std::span<const double> first,
                    std::span<const double> second);

} // namespace lessons
