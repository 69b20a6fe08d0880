// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/puzzles/puzzle_finder.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace cli {

struct PuzzlesOptions {
    /// Finished games to look at; none: games that the bot plays against itself.
    std::vector<std::string> files;
    /// A file of puzzles to measure again instead.
    std::string check;
    std::string bot = "researcher";
    /// Of the games played, one after another.
    std::vector<int> players{2, 3, 4};
    std::vector<int> rounds{genotype::maxRounds};
    /// At most so many games are played.
    std::int64_t games = 200;
    std::uint64_t seed = 1;
    /// How many of each kind are wanted.
    int clear = 25;
    int unobvious = 20;
    int neutral = 18;
    /// Rounds that are still to be played, times players, of the moments that are looked at. With many,
    /// chance decides, and a thousand worlds show no difference; and they take long.
    int ahead = 8;
    genotype::PuzzleEffort effort;
    /// 0: one for each core.
    int threads = 0;
    /// Empty: standard output.
    std::string out;
};

CLI::App* addPuzzles(CLI::App& program, PuzzlesOptions& options);

/// Finds puzzles in games and writes their file, or measures those of a file again. The same options give the
/// same file, with any number of threads; if it was begun by the same command, it goes on where that was
/// stopped. Returns 1 if a puzzle that was measured again does not keep its kind. Throws UserError for an
/// unknown bot, a file that cannot be read, or a game that is not finished.
int puzzles(const PuzzlesOptions& options);

} // namespace cli
