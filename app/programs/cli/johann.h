// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "johann_file.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace cli {

struct JohannOptions {
    /// Ids of bots.
    std::vector<std::string> bots{"apprentice"};
    /// easy, standard, hard for all six assistants, or single assistants; empty: all of them.
    std::vector<std::string> tables;
    /// Of each bot at each table.
    std::int64_t games = 100;
    JohannSeries series;
    /// Empty, or the file that keeps finished games.
    std::string into;
    /// 0: one for each core.
    int threads = 0;
    bool json = false;
};

CLI::App* addJohann(CLI::App& program, JohannOptions& options);

/// Plays bots against Brother Johann at each difficulty, the hard game with each assistant, all on the same
/// deals, and prints how often they win, the points, plants and traits of both sides and what validated them.
/// With a file, every finished game is kept there and none is played twice: the command can be interrupted at
/// any time and goes on where it stopped. The same options give the same report. Throws UserError for an
/// unknown bot or table and for a file of something else.
void johann(const JohannOptions& options);

} // namespace cli
