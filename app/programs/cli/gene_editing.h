// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "experiment.h"

#include <optional>
#include <string>

namespace cli {

struct GeneEditingOptions {
    std::string gene;                  ///< its letters; empty: the beginning of the human gene HBB
    std::uint64_t site = 1;            ///< from 1, of those that Cas9 can cut
    std::optional<std::uint64_t> lost; ///< letters lost in the repair; without it, the gene is not cut
    std::optional<std::uint64_t> most; ///< 1 … that many letters are lost, each number equally often
    ExperimentOptions experiment;
};

CLI::App* addGeneEditing(CLI::App& program, GeneEditingOptions& options);

/// Prints where Cas9 cuts a gene and what a repair without a template leaves of it. Throws UserError for what
/// is not a gene, has no such site, or has not so many letters.
void geneEditing(const GeneEditingOptions& options);

} // namespace cli
