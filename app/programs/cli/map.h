// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace cli {

struct MapOptions {
    std::string genes;                 ///< three symbols with commas between them
    std::vector<std::string> observed; ///< eight counts, or CLASS=COUNT
    std::string published;             ///< the id of a published cross instead of the two above
    bool json = false;
};

CLI::App* addMap(CLI::App& program, MapOptions& options);

/// Prints the classes with what each shows, the order of the genes, and the distances. Throws UserError for
/// counts or classes that cannot be read.
void map(const MapOptions& options);

} // namespace cli
