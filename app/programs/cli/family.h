// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cli {

struct FamilyOptions {
    std::vector<std::string> ratio; ///< "3:1"; spaces make it several words
    std::uint64_t size = 0;
    std::optional<std::uint64_t> aClass;  ///< from 1; the last one if empty
    std::optional<std::uint64_t> atLeast; ///< offspring of that class
    std::vector<std::string> observed;    ///< a count for each class
    bool json = false;
};

CLI::App* addFamily(CLI::App& program, FamilyOptions& options);

/// Prints how likely each number of offspring of a class is in families of that size. Throws UserError for a
/// ratio, size or counts that cannot be read.
void family(const FamilyOptions& options);

} // namespace cli
