// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/command.h"

/// The subcommands, each with its options in the file of its name; README.md says what they measure. `main`
/// has the table of them. All throw UserError for an unknown bot, for values that are out of range and for
/// files that cannot be read or written.
namespace cli {

Run balance(CLI::App& command);
Run fit(CLI::App& command);
Run johann(CLI::App& command);
Run luckCheck(CLI::App& command);
Run puzzles(CLI::App& command);
Run selfplay(CLI::App& command);

} // namespace cli
