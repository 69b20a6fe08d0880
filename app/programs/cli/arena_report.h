// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena.h"
#include "arena_result.h"
#include "json.h"

#include <string>
#include <vector>

namespace cli {

/// What the arena prints: how often the first player and each level won, the points, and by how many points a
/// level was ahead of the others. `names`: one for each player.
Json arenaReport(const ArenaOptions& options, const std::vector<std::string>& names,
                 const std::vector<ArenaResult>& results);
/// The same for people.
std::string arenaText(const Json& report);

} // namespace cli
