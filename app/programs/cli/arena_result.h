// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace cli {

/// What came of a game of the arena, by player.
struct ArenaResult {
    /// A shared win counts its share; all of them add up to 1, or to 0 if nobody has won.
    std::vector<double> wins;
    std::vector<int> points;
    /// Not if the outside bot forfeited the game, and why.
    bool finished = true;
    std::string forfeit;
};

/// The line for a finished game, from 0, in the file that keeps them.
std::string arenaLine(std::size_t game, const ArenaResult& result);
/// The game of such a line, and its result. Throws what nlohmann::json throws, or std::invalid_argument, when
/// it is no line of a game with so many players.
std::pair<std::size_t, ArenaResult> arenaResultIn(const std::string& line, std::size_t players);

} // namespace cli
