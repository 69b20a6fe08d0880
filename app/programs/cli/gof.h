// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace cli {

struct GofOptions {
    /// Counts with commas between them: 315,108,101,32. Both values may be written with spaces, which makes
    /// them several words.
    std::vector<std::string> observed;
    /// See lessons::readRatio.
    std::vector<std::string> ratio;
    bool exam = false;
    bool json = false;
};

CLI::App* addGof(CLI::App& program, GofOptions& options);

/// Prints how well counts fit a ratio: the chi-square test, and the exact test if it takes no more than a few
/// seconds; with `exam` the working and the decision that examination boards ask for. Throws UserError for
/// invalid counts or ratios.
void gof(const GofOptions& options);

} // namespace cli
