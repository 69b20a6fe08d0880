// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace cli {

struct BreedOptions {
    std::string mystery;
    std::uint64_t seed = 1;
    /// Lines as in `lessons::breeding::Bench::history`, in order.
    std::vector<std::string> actions;
    bool judge = false;
    bool answer = false;
    bool json = false;
};

CLI::App* addBreed(CLI::App& program, BreedOptions& options);

/// Plays the actions on a breeding bench and prints strains, crosses and kept individuals; on request, which
/// modes the evidence excludes, and the answer. Throws UserError for a bad code or an action that is refused.
void breed(const BreedOptions& options);

} // namespace cli
