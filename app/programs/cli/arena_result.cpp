// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena_result.h"

#include "app/programs/console/json.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace cli {

namespace {

constexpr int mostPoints = 99'999;

} // namespace

std::string arenaLine(std::size_t game, const ArenaResult& result) {
    return Json{{"game", game}, {"wins", result.wins}, {"points", result.points}}.dump();
}

std::pair<std::size_t, ArenaResult> arenaResultIn(const std::string& line, std::size_t players) {
    const Json json = Json::parse(line);
    const auto game = json.at("game").get<std::size_t>();
    ArenaResult result{
        json.at("wins").get<std::vector<double>>(), json.at("points").get<std::vector<int>>(), true, {}};
    const double wins = std::accumulate(result.wins.begin(), result.wins.end(), 0.0);
    const auto isPossible = [](int points) { return std::abs(points) <= mostPoints; };
    const bool holds = result.wins.size() == players && result.points.size() == players &&
                       (wins == 0 || std::abs(wins - 1) < 1e-9) &&
                       std::ranges::all_of(result.points, isPossible);
    if (!holds || arenaLine(game, result) != line)
        throw std::invalid_argument("another spelling");
    return {game, std::move(result)};
}

} // namespace cli
