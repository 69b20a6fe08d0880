// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/record_text.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>

namespace cli {

struct AftermathCommand {
    std::string file;
    core::ReadOptions reading;
    /// 2 … 100 000, for each position.
    int samples = 256;
    /// 0 … 100 000 playouts in which the best choice is looked for; 0 leaves this column out.
    int searched = 32;
    /// Plays every position on to the end of the round, instead of judging it as it stands.
    bool playOn = false;
    std::uint64_t seed = 1;
    /// 0: one for each core.
    int threads = 0;
    bool json = false;
};

CLI::App* addAftermath(CLI::App& program, AftermathCommand& command);

/// Prints how much of a finished game of Genotype was luck and how much was skill
/// (engine/genotype/aftermath). The same file, seed and samples give the same report. Throws UserError if the
/// file cannot be read, is of another game, or the game is not finished.
void aftermath(const AftermathCommand& command);

} // namespace cli
