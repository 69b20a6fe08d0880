// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>

namespace cli {

struct FitOptions {
    /// "evaluation": for any moment of a game for two to five. "round": for the start of a round, in such
    /// games and against Brother Johann.
    std::string weights;
    /// Games with two to five players; for "round", as many again against Brother Johann.
    std::int64_t games = 1000;
    std::uint64_t seed = 0;
    /// The bot that plays all seats.
    std::string bot = "apprentice";
    /// Where the file is written; empty: to standard output.
    std::string file;
    /// 0: one for each core.
    int threads = 0;
};

CLI::App* addFit(CLI::App& program, FitOptions& options);

/// Plays bots of one level against each other, with one choice in twenty at random, and fits what features of
/// a position are worth at the end of the game (engine/genotype/bots/weight_fit.h). Writes the source file
/// with these weights. The same options give the same file, with any number of threads. Throws UserError for
/// an unknown bot or kind of weights, and when the file cannot be written.
void fit(const FitOptions& options);

} // namespace cli
