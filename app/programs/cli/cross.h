// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cli {

struct CrossOptions {
    /// Two, in notation (RrGg, RG/rg, IAi, XRXr), or a cross in one text or in three: "Rr x rr".
    std::vector<std::string> parents;
    /// 1 … 1 000 000 000; 0: none are counted, only the chances are printed.
    std::int64_t offspring = 0;
    std::uint64_t seed = 0;
    /// Ids from the catalogue, in order; empty: the genes that the letters stand for.
    std::vector<std::string> genes;
    /// Between each gene and the next; empty: independent.
    std::vector<double> recombination;
    /// An id of the catalogue of interactions, which brings its own genes; may be empty.
    std::string interaction;
    /// A genotype of one gene that dies: TT; may be empty.
    std::string lethal;
    /// Of a cross of one gene: the share, 0 … 1, of those with the dominant phenotype's genotypes that show
    /// it.
    std::optional<double> penetrance;
    bool everyGamete = false;
    bool json = false;
};

CLI::App* addCross(CLI::App& program, CrossOptions& options);

/// Prints the offspring of a cross, by genotype and by phenotype, beside the expected counts, or without
/// offspring the chances alone. Throws UserError for impossible parents.
void cross(const CrossOptions& options);

} // namespace cli
