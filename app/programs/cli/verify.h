// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace cli {

struct VerifyOptions {
    /// A record whose dice were sealed and revealed.
    std::string file;
    /// What the players noted; empty: nothing.
    std::string commitment;
    /// What the player typed after that; empty: not given.
    std::string word;
    bool json = false;
};

CLI::App* addVerify(CLI::App& program, VerifyOptions& options);

/// Prints what is proved about the dice of a record, what that covers and what it does not. Returns the exit
/// code: 0 if the dice are proved, 1 if they are not, as when commitment or word were not given. Throws
/// UserError if the file cannot be read or played, has no sealed dice or still hides them, and if the
/// commitment is none.
int verify(const VerifyOptions& options);

} // namespace cli
