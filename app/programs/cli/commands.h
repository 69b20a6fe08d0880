// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/command.h"

/// The subcommands, each with its options in the file of its name; README.md says what they print. `main` has
/// the table of them. All throw UserError for values that cannot be read or are out of range.
namespace cli {

Run aftermath(CLI::App& command);
Run arena(CLI::App& command);
Run breed(CLI::App& command);
Run challenge(CLI::App& command);
Run cross(CLI::App& command);
Run cytoplasm(CLI::App& command);
Run family(CLI::App& command);
Run geneEditing(CLI::App& command);
Run germLine(CLI::App& command);
Run gof(CLI::App& command);
Run hardyWeinberg(CLI::App& command);
Run harvests(CLI::App& command);
Run lesson(CLI::App& command);
Run map(CLI::App& command);
Run nonDisjunction(CLI::App& command);
Run pedigree(CLI::App& command);
Run pool(CLI::App& command);
Run population(CLI::App& command);
Run replay(CLI::App& command);
Run selectiveBreeding(CLI::App& command);
Run serve(CLI::App& command);
Run table(CLI::App& command);
Run verify(CLI::App& command);

} // namespace cli
