// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace cli {

struct HardyWeinbergOptions {
    /// Three counts with commas between them: AA, Aa, aa. May be written with spaces, which makes them
    /// several words.
    std::vector<std::string> observed;
    bool json = false;
};

CLI::App* addHardyWeinberg(CLI::App& program, HardyWeinbergOptions& options);

/// Prints allele frequencies, the genotypes expected from them, and whether the counts fit. Throws UserError
/// for anything but three counts.
void hardyWeinberg(const HardyWeinbergOptions& options);

} // namespace cli
