// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cli {

/// The most parts that spaces may split the value of an option into.
inline constexpr int mostWords = 10'000;

/// The arguments of one option as one text: 9 : 3 : 3 : 1 arrives as seven.
std::string joined(const std::vector<std::string>& words);

/// As much of the input as a message needs.
std::string shown(const std::string& text);

/// Reads "315, 108, 101, 32" as the value of --observed. Throws UserError if a part is not a count from 0 to
/// 1 000 000 000 000.
std::vector<std::int64_t> countsIn(const std::string& text);

} // namespace cli
