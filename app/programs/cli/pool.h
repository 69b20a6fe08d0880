// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace cli {

struct PoolOptions {
    /// Results codes to be pooled; in groups of four they may be several words.
    std::vector<std::string> codes;
    /// A text file with codes, "" for none.
    std::string file;
    /// The ratio of an experiment of one's own; see lessons::readRatio.
    std::vector<std::string> ratio;
    bool encode = false;
    int experiment = 0;
    int group = 1;
    int serial = 0;
    std::vector<std::string> observed;
    bool experiments = false;
    bool json = false;
};

CLI::App* addPool(CLI::App& program, PoolOptions& options);

/// Decodes results codes and tests the pooled counts; or makes a code, or lists the experiments. Returns 1 if
/// something was no code. Throws UserError for counts or ratios that cannot be.
int pool(const PoolOptions& options);

} // namespace cli
