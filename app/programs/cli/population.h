// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace cli {

/// As typed; `populationModel` in the source says what is allowed. Lists may be written with spaces, which
/// make them several words.
struct PopulationOptions {
    std::string size; ///< a number, or "infinite"
    std::string start = "0.5";
    std::vector<std::string> fitness;   ///< of AA, Aa, aa
    std::vector<std::string> migration; ///< rate, frequency of A in the source
    std::vector<std::string> mutation;  ///< A to a, a to A
    std::uint64_t generations = 0;
    std::uint64_t populations = 1;
    std::uint64_t seed = 0;
    bool json = false;
};

CLI::App* addPopulation(CLI::App& program, PopulationOptions& options);

/// Prints what becomes of an allele frequency in populations side by side, beside what is expected. Throws
/// UserError for a value out of range.
void population(const PopulationOptions& options);

} // namespace cli
