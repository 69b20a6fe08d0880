// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>

namespace cli {

struct FitOptions {
    /// "evaluation": for any moment of a game of two to five. "round": for the moment when a round begins, in
    /// such games and against Brother Johann.
    std::string weights;
    /// Of two to five players, and for "round" as many against Brother Johann.
    std::int64_t games = 1000;
    std::uint64_t seed = 0;
    /// Who plays on both sides.
    std::string bot = "apprentice";
    /// Where the file goes; empty: to standard output.
    std::string file;
    /// 0: one for each core.
    int threads = 0;
};

CLI::App* addFit(CLI::App& program, FitOptions& options);

/// Plays bots against their like, with one choice in twenty at random, and fits what features of a position
/// are worth at the end of the game (engine/genotype/bots/weight_fit.h). Writes the source file that holds
/// such weights. The same options give the same file, with any number of threads. Throws UserError for an
/// unknown bot or kind of weights, and when the file cannot be written.
void fit(const FitOptions& options);

} // namespace cli
