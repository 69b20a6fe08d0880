// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace cli {

struct TableOptions {
    /// Counts or observations, as lessons/csv/README.md describes them.
    std::string file;
    bool json = false;
};

CLI::App* addTable(CLI::App& program, TableOptions& options);

/// Prints how a table is read: its columns, its categories with their counts, and what was left out and why;
/// by the same code as the Lab. Throws UserError, with the file and the line, for a table that is refused.
void table(const TableOptions& options);

} // namespace cli
