// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace cli {

struct ChallengeOptions {
    /// A challenge's file (TOML; lessons/challenges/README.md).
    std::string file;
    /// A choice to grade: "rr x Rr", for each trait that differs from the position.
    std::vector<std::string> parents;
    bool json = false;
};

CLI::App* addChallenge(CLI::App& program, ChallengeOptions& options);

/// Checks a challenge's file and prints each fault with file and line, or what the parents are worth that the
/// gene tiles can make. Returns the exit code: 1 if there is a fault. Throws UserError if the file cannot be
/// read or the choice cannot be made.
int challenge(const ChallengeOptions& options);

} // namespace cli
