// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "experiment.h"

namespace cli {

struct NonDisjunctionOptions {
    std::string pair = "any";      ///< any, flies or people
    std::string division = "none"; ///< none, first or second
    std::string parent = "mother"; ///< or father, of people
    ExperimentOptions experiment;
};

CLI::App* addNonDisjunction(CLI::App& program, NonDisjunctionOptions& options);

/// Prints the gametes or zygotes that come of cells in which a pair of chromosomes fails to separate. Throws
/// UserError for a father where only the mother is looked at.
void nonDisjunction(const NonDisjunctionOptions& options);

} // namespace cli
