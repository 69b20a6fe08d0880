// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Counts as one number, so that no digit is spent on counts that cannot be: the combinatorial number system
/// (Knuth, The Art of Computer Programming 4A, 7.2.1.3, theorem L).
namespace lessons {

/// What a pool code carries, as a number.
using CodeNumber = boost::multiprecision::uint256_t;

/// Numbers from here on are too large for any code.
CodeNumber codeNumberLimit();

/// The place, from 0, of counts among all counts of as many outcomes: those of fewer plants come first. With
/// s(j) = c(1) + … + c(j) + j − 1 it is the sum of the binomials (s(j) over j), so that all counts of up to n
/// plants in k outcomes have the first (n + k over k) places. Nothing if that is `codeNumberLimit` or more.
/// Precondition: no count is negative.
std::optional<CodeNumber> rankOfCounts(std::span<const std::int64_t> counts);

/// The counts of `outcomes` ≥ 1 outcomes in that place; nothing if they have more than `most` plants.
std::optional<std::vector<std::int64_t>> countsOfRank(const CodeNumber& rank, std::size_t outcomes,
                                                      std::int64_t most);

} // namespace lessons
