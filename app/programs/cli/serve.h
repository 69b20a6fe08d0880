// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <istream>

namespace cli {

/// A longer line is answered with an error and skipped.
inline constexpr std::size_t maxRequestBytes = 4u << 20;

/// Reads requests, one per line, and prints one reply per line, until the input ends or there is a quit.
/// Empty lines are skipped. Throws OutputClosed if nobody reads the replies.
void serve(std::istream& input);

} // namespace cli
