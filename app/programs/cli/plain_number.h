// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace cli {

/// Decimal digits without sign, spaces or leading zeros, at most 2^64 - 1.
std::optional<std::uint64_t> plainNumberIn(std::string_view text);
/// Takes such numbers alone: CLI11 would read 010 as 8 and -1 as a huge seed.
CLI::Validator plainNumber();

} // namespace cli
