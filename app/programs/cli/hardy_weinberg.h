// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace cli {

struct HardyWeinbergOptions {
    /// Counts with commas between them: three for two alleles (AA, Aa, aa), else as many as these alleles
    /// have genotypes, in the order of lessons::AllelesTest. May be written with spaces, which makes them
    /// several words.
    std::vector<std::string> observed;
    bool json = false;
};

CLI::App* addHardyWeinberg(CLI::App& program, HardyWeinbergOptions& options);

/// Prints allele frequencies, the genotypes expected from them, and whether the counts fit. Throws UserError
/// for counts that are those of no number of alleles.
void hardyWeinberg(const HardyWeinbergOptions& options);

} // namespace cli
