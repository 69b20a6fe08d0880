// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// How many plants must be examined to find one new mutation?
namespace lessons {

/// The chance, in 0…1, of at least one mutant among `plants` ≥ 0 if each is a mutant with chance `rate` in
/// 0…1: 1 − (1 − rate)ⁿ, without losing the digits of tiny rates. Throws std::invalid_argument outside those
/// ranges.
double chanceOfAMutant(double rate, std::int64_t plants);

/// The least number of plants among which there is a mutant with at least the chance `wanted`. Throws
/// std::invalid_argument unless 0 < rate ≤ 1 and 0 < wanted < 1, or if it is more than 10¹⁸.
std::int64_t plantsToScreen(double rate, double wanted);

} // namespace lessons
