// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "experiment.h"

namespace cli {

struct GermLineOptions {
    int divisions = 4;
    int germCells = 4;         ///< of the last cells
    std::string stage = "any"; ///< any, early or late
    ExperimentOptions experiment;
};

CLI::App* addGermLine(CLI::App& program, GermLineOptions& options);

/// Prints who has a mutation in the end that struck one cell of an embryo. Throws UserError if there are too
/// many germ cells.
void germLine(const GermLineOptions& options);

} // namespace cli
