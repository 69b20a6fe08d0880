// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>

namespace cli {

struct SelectiveBreedingOptions {
    double share = 0; ///< of the plants become parents, above 0 to 1
    std::uint64_t generations = 1;
    std::uint64_t genes = 10;
    double frequency = 0.5;    ///< of the plus alleles at the start
    double heritability = 0.5; ///< at the start, above 0 to 1 (exclusive)
    bool pureLine = false;     ///< all plants alike, with the same mean and environment
    bool json = false;
};

CLI::App* addSelectiveBreeding(CLI::App& program, SelectiveBreedingOptions& options);

/// Prints generation by generation what breeding from the best plants gains. Throws UserError for a value out
/// of range.
void selectiveBreeding(const SelectiveBreedingOptions& options);

} // namespace cli
