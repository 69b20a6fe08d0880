// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

namespace cli {

/// Decimal digits without sign, spaces or leading zeros, at most 2^64 - 1: CLI11 alone would read 010 as 8
/// and -1 as a huge seed.
CLI::Validator plainNumber();

} // namespace cli
