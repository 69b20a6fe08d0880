// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cli {

struct ArenaOptions {
    /// The id of a game.
    std::string game = "genotype";
    /// Ids of bots, each with its playouts after a colon if they are not `iterations` ("mendel:1600"); with
    /// an outside bot, those of its opponents. The first is the one being measured.
    std::vector<std::string> levels;
    /// 1 … 1 000 000.
    std::int64_t games = 40;
    /// Playouts for each choice of a bot that searches; 0: its default.
    std::int64_t iterations = 0;
    std::uint64_t seed = 0;
    /// For games that have them (see setupOf).
    std::optional<int> rounds;
    std::optional<int> target;
    /// Empty, or Brother Johann's difficulty: one level then plays against him.
    std::string johann;
    /// Empty, or a shell command: an outside bot that plays first.
    std::string botCommand;
    /// How long the outside bot may take for a choice.
    int milliseconds = 2000;
    /// Empty, or the file that keeps finished games; not with an outside bot, whose games nobody can repeat.
    std::string into;
    /// 0: one for each core.
    int threads = 0;
    bool json = false;
};

CLI::App* addArena(CLI::App& program, ArenaOptions& options);

/// Plays the games, the seats rotated, and prints how often the first player and every level win. The same
/// seed gives the same result, whatever the number of threads. With a file, no game is played twice: the
/// command can be interrupted at any time and goes on where it stopped. Throws UserError if no game can be
/// played with these players, and as SeriesFile.
void arena(const ArenaOptions& options);

} // namespace cli
