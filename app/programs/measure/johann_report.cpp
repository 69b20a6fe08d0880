// SPDX-License-Identifier: GPL-3.0-or-later
#include "johann_report.h"

#include "app/programs/console/numbers.h"
#include "app/programs/console/sample.h"

#include <algorithm>
#include <numeric>

namespace cli {

using namespace genotype;

namespace {

struct SideSums {
    Sample points, plants, goals, markers, coins, completed, traits;
    std::array<std::int64_t, johannSources.size()> validated{}, lost{};

    void add(const JohannSide& side) {
        points.add(side.score.total());
        plants.add(side.score.plants);
        goals.add(side.score.goals);
        markers.add(side.score.markers);
        coins.add(side.score.coins);
        completed.add(side.score.harvestedPlants);
        traits.add(std::accumulate(side.validated.begin(), side.validated.end(), 0));
        for (std::size_t source = 0; source < johannSources.size(); ++source) {
            validated[source] += side.validated[source];
            lost[source] += side.lost[source];
        }
    }
};

struct Row {
    std::int64_t games = 0;
    std::int64_t halfWins = 0;
    std::array<SideSums, johannSides> sides{};

    void add(const JohannGame& game) {
        ++games;
        halfWins += game.halfWins;
        for (std::size_t side = 0; side < johannSides; ++side)
            sides[side].add(game.sides[side]);
    }
};

Json sideJson(const SideSums& side, std::int64_t games) {
    const auto each = [games](const auto& times) {
        Json json = Json::object();
        for (std::size_t source = 0; source < johannSources.size(); ++source)
            if (times[source] > 0)
                json[std::string(code(johannSources[source]))] =
                    rounded(static_cast<double>(times[source]) / static_cast<double>(games));
        return json;
    };
    return {{"points", meanJson(side.points)},    {"plants", meanJson(side.plants)},
            {"goals", meanJson(side.goals)},      {"markers", meanJson(side.markers)},
            {"coins", meanJson(side.coins)},      {"completed_plants", meanJson(side.completed)},
            {"traits", meanJson(side.traits)},    {"validations", each(side.validated)},
            {"validations_lost", each(side.lost)}};
}

Json rowJson(const std::string& bot, Difficulty difficulty, const Json& assistant, const Row& row) {
    const double wins = static_cast<double>(row.halfWins) / 2;
    Json json{{"bot", bot},
              {"difficulty", notation(difficulty)},
              {"assistant", assistant},
              {"games", row.games},
              {"wins", wins}};
    addWinRate(json, wins, row.games);
    for (std::size_t side = 0; side < johannSides; ++side)
        json[johannSideNames[side]] = sideJson(row.sides[side], row.games);
    return json;
}

std::string resultLine(const Json& row) {
    std::string against = row["difficulty"].get<std::string>();
    if (against == "hard")
        against += row["assistant"].is_null() ? ", all" : ", " + row["assistant"].get<std::string>();
    return filled("| {bot:%s} | " + against +
                      " | {games:%.0f} | {win_rate%:%.1f} % | {interval.0%:%.1f}–{interval.1%:%.1f} % | "
                      "{player.points.mean:%.1f} | {johann.points.mean:%.1f} | "
                      "{player.completed_plants.mean:%.1f} | {johann.completed_plants.mean:%.1f} | "
                      "{player.traits.mean:%.1f} | {johann.traits.mean:%.1f} |\n",
                  row);
}

/// A row for one assistant whose games are counted in a later row for all of them.
bool isPartOfAnother(const Json& row, const Json& report) {
    return !row["assistant"].is_null() &&
           std::any_of(report.begin(), report.end(), [&row](const Json& other) {
               return other["bot"] == row["bot"] && other["difficulty"] == row["difficulty"] &&
                      other["assistant"].is_null();
           });
}

/// Where the traits of both sides came from, for a bot's games of one difficulty.
std::string sourceTable(const Json& row) {
    std::string text = "\n| " + row["bot"].get<std::string>() + ", " + row["difficulty"].get<std::string>() +
                       ": traits by | player | Johann | lost by Johann |\n|---|---|---|---|\n";
    for (const ValidationSource source : johannSources) {
        const std::string name(code(source));
        text += lineOf("| %s | %.2f | %.2f | %.2f |\n", name.c_str(),
                       row["player"]["validations"].value(name, 0.0),
                       row["johann"]["validations"].value(name, 0.0),
                       row["johann"]["validations_lost"].value(name, 0.0));
    }
    return text;
}

} // namespace

Json johannReport(const std::map<JohannKey, JohannGame>& played, const std::vector<std::string>& bots,
                  const std::vector<JohannTable>& tables, std::int64_t games) {
    Json rows = Json::array();
    for (const std::string& bot : bots) {
        Row hard;
        int rungs = 0;
        for (const JohannTable& table : tables) {
            Row row;
            for (auto at = played.lower_bound({bot, std::string(nameOf(table)), 0});
                 at != played.end() && at->first < JohannKey{bot, std::string(nameOf(table)), games}; ++at) {
                row.add(at->second);
                if (table.difficulty == Difficulty::Hard)
                    hard.add(at->second);
            }
            rungs += row.games > 0 && table.difficulty == Difficulty::Hard;
            if (row.games > 0)
                rows.push_back(rowJson(bot, table.difficulty, assistantJson(table.assistant), row));
        }
        if (rungs > 1)
            rows.push_back(rowJson(bot, Difficulty::Hard, nullptr, hard));
    }
    return rows;
}

std::string johannText(const Json& report) {
    std::string text =
        "| player | against | games | wins | 95 % | points | Johann's | plants | Johann's | traits | "
        "Johann's |\n|---|---|---|---|---|---|---|---|---|---|---|\n";
    std::string sources;
    for (const Json& row : report) {
        text += resultLine(row);
        if (!isPartOfAnother(row, report))
            sources += sourceTable(row);
    }
    return text + sources;
}

} // namespace cli
