// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena_report.h"

#include "app/programs/console/numbers.h"
#include "app/programs/console/sample.h"
#include "engine/genotype/game.h"

#include <algorithm>

namespace cli {

namespace {

/// The players of a level.
struct Side {
    std::string level;
    std::vector<std::size_t> players;
    double wins = 0;
    /// By how much its players are ahead of all others, on average in a game: in sixtieths of a point, which
    /// are whole numbers for any division of up to six players.
    Sample lead;
};
constexpr std::int64_t sixtieths = 60;

std::vector<Side> sidesOf(const std::vector<std::string>& names, const std::vector<ArenaResult>& results) {
    std::vector<Side> sides;
    for (std::size_t player = 0; player < names.size(); ++player) {
        auto found = std::ranges::find(sides, names[player], &Side::level);
        if (found == sides.end())
            found = sides.insert(found, Side{names[player], {}, 0, {}});
        found->players.push_back(player);
    }
    for (Side& side : sides) {
        const auto own = static_cast<std::int64_t>(side.players.size());
        const auto others = static_cast<std::int64_t>(names.size()) - own;
        for (const ArenaResult& one : results) {
            std::int64_t all = 0;
            std::int64_t ours = 0;
            for (const int points : one.points)
                all += points;
            for (const std::size_t player : side.players) {
                side.wins += one.wins[player];
                ours += one.points[player];
            }
            if (one.finished && others > 0)
                side.lead.add(sixtieths / own * ours - sixtieths / others * (all - ours));
        }
    }
    return sides;
}

} // namespace

Json arenaReport(const ArenaOptions& options, const std::vector<std::string>& names,
                 const std::vector<ArenaResult>& results) {
    std::vector<double> wins(names.size());
    std::vector<double> points(names.size());
    std::int64_t finished = 0;
    for (const ArenaResult& one : results) {
        for (std::size_t player = 0; player < names.size(); ++player) {
            wins[player] += one.wins[player];
            points[player] += one.points[player];
        }
        finished += one.finished;
    }
    Json json;
    if (options.table.game != genotype::Game::id)
        json["game"] = options.table.game;
    json["players"] = names;
    json["games"] = options.games;
    json["iterations"] = options.iterations;
    json["seed"] = options.table.seed;
    json["wins"] = rounded(wins[0]);
    addWinRate(json, wins[0], options.games);
    for (std::size_t player = 0; player < names.size(); ++player) {
        json["wins_by_player"].push_back(rounded(wins[player]));
        json["mean_scores"].push_back(
            rounded(points[player] / static_cast<double>(std::max<std::int64_t>(1, finished))));
    }
    for (const Side& side : sidesOf(names, results)) {
        Json level{{"level", side.level},
                   {"players", side.players.size()},
                   {"fair_share",
                    rounded(static_cast<double>(side.players.size()) / static_cast<double>(names.size()))}};
        addWinRate(level, side.wins, options.games);
        level["lead"] = meanJson(side.lead, sixtieths);
        json["levels"].push_back(level);
    }
    json["forfeits"] = static_cast<std::int64_t>(results.size()) - finished;
    return json;
}

std::string arenaText(const Json& report) {
    std::string text = filled("{players.0:%s} wins {wins:%.1f} of {games:%.0f} " +
                                  std::string(report["games"] == 1 ? "game" : "games") +
                                  ": {win_rate%:%.1f} % (95 %: {interval.0%:%.1f} to {interval.1%:%.1f})\n",
                              report);
    for (std::size_t player = 0; player < report["players"].size(); ++player)
        text += filled(
            "{0:%-12s} {1:%8.1f} wins  mean score {2:%6.2f}\n",
            {report["players"][player], report["wins_by_player"][player], report["mean_scores"][player]});
    for (const Json& side : report["levels"])
        text += filled(
            "{players:%.0f} × {level:%s}: {win_rate%:%.1f} % of the games (95 %: {interval.0%:%.1f} to "
            "{interval.1%:%.1f}), fair share {fair_share%:%.1f} %, ahead by {lead.mean:%.1f} ± "
            "{lead.margin:%.1f} points\n",
            side);
    return text;
}

} // namespace cli
