// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

/// The words of a join code.
namespace app::join {

/// 2048 words of three to eight letters a–z, 11 bits each, that pupils of English and of German can spell:
/// words that are the same in both languages and words of the first years of English.
inline constexpr std::size_t wordCount = 2048;
/// No two words agree in so many first letters (or in all, if one is shorter).
inline constexpr std::size_t distinctLetters = 4;

/// `number`: 0 … wordCount − 1; else throws std::out_of_range.
std::string_view wordAt(std::size_t number);

/// The number of the word that was typed, in lower case: the word itself, or the only one that differs by a
/// single slip of a key. No value if there is none or more than one.
std::optional<std::size_t> numberOf(std::string_view typed);

/// The words that could have been meant, for a message: with a single slip, or begun with at least three
/// letters. In alphabetical order.
std::vector<std::string_view> wordsLike(std::string_view typed);

} // namespace app::join
