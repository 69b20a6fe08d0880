// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace cli {

struct PedigreeOptions {
    /// A file as lessons/pedigree/README.md describes it, or the id of a published family.
    std::string file;
    std::string published;
    /// The id of a mode; empty for none.
    std::string mode;
    /// MOTHER,FATHER; needs a mode.
    std::string next;
    double frequency = 0.01;
    double penetrance = 1;
    bool json = false;
};

CLI::App* addPedigree(CLI::App& program, PedigreeOptions& options);

/// Prints which modes of inheritance a family rules out and by whom; for one mode also everybody's genotypes,
/// and for two parents the chances of their next child. Throws UserError for wrong options and files.
void pedigree(const PedigreeOptions& options);

} // namespace cli
