// SPDX-License-Identifier: GPL-3.0-or-later
#include "johann_file.h"

#include <algorithm>

namespace cli {

using namespace genotype;

namespace {

constexpr int johannFormat = 1;
/// Points, plants or traits of one side: more than any game has.
constexpr int mostOfAnything = 999;

SeriesFile::Kind kindOf(const JohannSeries& series) {
    return {"games against Brother Johann",
            "johann_games",
            {{"johann_games", johannFormat},
             {"catalogue", catalogueVersion},
             {"seed", series.seed},
             {"rounds", series.rounds},
             {"iterations", series.iterations}}};
}

Json timesJson(const std::array<int, johannSources.size()>& times) {
    Json json = Json::object();
    for (std::size_t source = 0; source < johannSources.size(); ++source)
        if (times[source] > 0)
            json[std::string(code(johannSources[source]))] = times[source];
    return json;
}

std::string gameLine(const JohannKey& key, const JohannGame& game) {
    Json json{{"bot", key.bot}, {"at", key.table}, {"game", key.game}, {"half_wins", game.halfWins}};
    for (std::size_t side = 0; side < johannSides; ++side) {
        const JohannSide& one = game.sides[side];
        json[johannSideNames[side]] = {{"plants", one.score.plants},
                                       {"goals", one.score.goals},
                                       {"markers", one.score.markers},
                                       {"coins", one.score.coins},
                                       {"completed", one.score.harvestedPlants},
                                       {"validated", timesJson(one.validated)},
                                       {"lost", timesJson(one.lost)}};
    }
    return json.dump();
}

/// Throws whatever Json throws when the line is not of the form that `gameLine` writes.
int numberIn(const Json& json, const char* name, int most = mostOfAnything) {
    const int number = json.at(name).get<int>();
    if (number < 0 || number > most)
        throw std::out_of_range(name);
    return number;
}

std::array<int, johannSources.size()> timesIn(const Json& json) {
    std::array<int, johannSources.size()> times{};
    for (std::size_t source = 0; source < johannSources.size(); ++source)
        if (const std::string name(code(johannSources[source])); json.contains(name))
            times[source] = numberIn(json, name.c_str());
    return times;
}

std::pair<JohannKey, JohannGame> gameIn(const std::string& line) {
    const Json json = Json::parse(line);
    JohannKey key{json.at("bot").get<std::string>(), json.at("at").get<std::string>(),
                  json.at("game").get<std::int64_t>()};
    JohannGame game;
    game.halfWins = numberIn(json, "half_wins", 2);
    for (std::size_t side = 0; side < johannSides; ++side) {
        const Json& from = json.at(johannSideNames[side]);
        game.sides[side] = {.score = {.plants = numberIn(from, "plants"),
                                      .goals = numberIn(from, "goals"),
                                      .markers = numberIn(from, "markers"),
                                      .coins = numberIn(from, "coins"),
                                      .harvestedPlants = numberIn(from, "completed")},
                            .validated = timesIn(from.at("validated")),
                            .lost = timesIn(from.at("lost"))};
    }
    if (gameLine(key, game) != line)
        throw std::invalid_argument("another spelling");
    return {std::move(key), game};
}

} // namespace

JohannFile::JohannFile(const std::string& path, const JohannSeries& series)
    : m_file(path, kindOf(series), [this](const std::string& line) { return take(line); }) {}

bool JohannFile::take(const std::string& line) {
    return m_games.insert(gameIn(line)).second;
}

void JohannFile::add(const JohannKey& key, const JohannGame& game) {
    if (m_games.emplace(key, game).second)
        m_file.add(gameLine(key, game));
}

} // namespace cli
