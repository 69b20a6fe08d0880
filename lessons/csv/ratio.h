// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Ratios as people write them: "9 : 3 : 3 : 1", "1:2:1", "2/1", "3 1", "2,5 : 1".
namespace lessons {

/// The limits for a part that is not 0. Within these limits no test overflows, and no probability is rounded
/// to 0 or 1.
inline constexpr double smallestRatioPart = 1e-6;
inline constexpr double largestRatioPart = 1e9;

struct RatioError {
    enum class Kind : std::uint8_t {
        Empty,        ///< nothing is written
        NotAPart,     ///< detail: what is not a number of 0 or more
        TwoMeanings,  ///< detail: "1,250", a decimal or thousands
        OutsideRange, ///< detail: a part that is not 0 and outside the limits above
        TooManyParts, ///< more than `maxKinds`
        AllZero,
    };
    Kind kind = Kind::Empty;
    std::string detail; ///< short

    bool operator==(const RatioError&) const = default;
};

/// The error in one sentence.
core::Phrase phrase(const RatioError& error);

/// Reads a ratio: parts with colons between them, or else slashes, or else spaces; with colons or spaces
/// between them, the parts may be fractions such as 9/16. A point or a comma is a decimal mark; "1,250" is
/// refused, since it could also be thousands. The result has one part or more, up to `maxKinds`, each 0 or
/// within the limits, and at least one of them above 0.
std::variant<std::vector<double>, RatioError> readRatio(std::string_view text);

} // namespace lessons
