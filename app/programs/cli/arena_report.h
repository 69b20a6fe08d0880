// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/bot_table.h"
#include "app/programs/console/json.h"
#include "arena_result.h"

#include <string>
#include <vector>

namespace cli {

struct ArenaOptions {
    BotTable table;
    /// Ids of bots, each with its playouts after a colon if they are not `iterations` ("mendel:1600"); with
    /// an outside bot, those of its opponents. The first is the one being measured.
    std::vector<std::string> levels;
    /// 1 … 1 000 000.
    std::int64_t games = 40;
    /// Playouts for each choice of a bot that searches; 0: its default.
    std::int64_t iterations = 0;
    /// Empty, or a shell command: an outside bot that plays first.
    std::string botCommand;
    /// How long the outside bot may take for a choice.
    int milliseconds = 2000;
    /// Empty, or the file that keeps finished games; not with an outside bot, whose games nobody can repeat.
    std::string into;
    int threads = 0;
};

/// What the arena prints: how often the first player and each level won, the points, and by how many points a
/// level was ahead of the others. `names`: one for each player.
Json arenaReport(const ArenaOptions& options, const std::vector<std::string>& names,
                 const std::vector<ArenaResult>& results);
/// The same for people.
std::string arenaText(const Json& report);

} // namespace cli
