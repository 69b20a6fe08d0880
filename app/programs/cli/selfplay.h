// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cli {

struct SelfplayOptions {
    /// The id of a game.
    std::string game = "genotype";
    int players = 2;
    /// 1 … 100 000 000.
    std::int64_t games = 1;
    /// Seed of the whole series.
    std::uint64_t seed = 0;
    /// Further options; not every one applies to every game (see setupOf).
    std::optional<int> rounds;
    std::optional<int> target;
    std::vector<std::string> overlays;
    std::string johann;
    std::string assistant;
    /// Ids of bots: one for all seats, or one for each.
    std::vector<std::string> bots{"random"};
    bool json = false;
};

CLI::App* addSelfplay(CLI::App& program, SelfplayOptions& options);

/// Plays the games one after another on one core and prints the means. Game i of a seed is always the same.
/// Whatever a game leaves to its seed, such as the starting player, is drawn in each game. Throws UserError
/// for an unknown game, bot or option and for a wrong number of bots.
void selfplay(const SelfplayOptions& options);

} // namespace cli
