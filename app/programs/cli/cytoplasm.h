// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "experiment.h"

namespace cli {

struct CytoplasmOptions {
    std::string mother = "variegated"; ///< green, variegated or white
    std::string father = "green";
    int plastids = 4; ///< of an egg cell, 1 … 8
    ExperimentOptions experiment;
};

CLI::App* addCytoplasm(CLI::App& program, CytoplasmOptions& options);

/// Prints the seedlings of the four o'clock by their leaves, which they have from their mother.
void cytoplasm(const CytoplasmOptions& options);

} // namespace cli
