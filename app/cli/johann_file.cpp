// SPDX-License-Identifier: GPL-3.0-or-later
#include "johann_file.h"

#include "json.h"
#include "output.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>

namespace cli {

using namespace genotype;

namespace {

constexpr int johannFormat = 1;
constexpr std::size_t mostBytes = std::size_t{1} << 28;
/// Points, plants or traits of one side: more than any game has.
constexpr int mostOfAnything = 999;

std::string headerOf(const JohannSeries& series) {
    return Json{{"johann_games", johannFormat},
                {"catalogue", catalogueVersion},
                {"seed", series.seed},
                {"rounds", series.rounds},
                {"iterations", series.iterations}}
        .dump();
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

JohannFile::JohannFile(const std::string& path, const JohannSeries& series) : m_path(path) {
    if (path.empty())
        return;
    const std::string header = headerOf(series) + '\n';
    std::error_code error;
    std::string text;
    if (std::filesystem::exists(path, error))
        text = readFile(path, mostBytes);
    // Cut off before the first line was whole: nothing is lost.
    const bool begun = text.size() >= header.size() || !header.starts_with(text);
    if (begun)
        read(text, header);
    const std::size_t whole = begun ? text.rfind('\n') + 1 : 0;
    if (whole < text.size()) {
        std::filesystem::resize_file(path, whole, error);
        if (error)
            throw UserError("cannot write " + path + ": " + error.message());
    }
    m_out.reset(std::fopen(path.c_str(), "ab"));
    if (!m_out)
        throw UserError("cannot write " + path);
    if (!begun)
        write(header);
}

void JohannFile::read(const std::string& text, const std::string& header) {
    if (!text.starts_with(header)) {
        if (!text.starts_with("{\"johann_games\":"))
            throw UserError(m_path + " is not a file of games against Brother Johann");
        throw UserError(m_path + " is of another measurement: it begins with " +
                        text.substr(0, text.find('\n')) + ", not with " +
                        header.substr(0, header.size() - 1));
    }
    int number = 2;
    for (std::size_t at = header.size(); at < text.size(); ++number) {
        const std::size_t end = text.find('\n', at);
        if (end == std::string::npos)
            return; // cut off
        bool good = false;
        try {
            good = m_games.insert(gameIn(text.substr(at, end - at))).second;
        } catch (const std::exception&) {
            // not such a line
        }
        if (!good)
            throw UserError(m_path + ':' + std::to_string(number) +
                            ": not a game of this measurement, or one that stands above");
        at = end + 1;
    }
}

void JohannFile::add(const JohannKey& key, const JohannGame& game) {
    if (m_games.emplace(key, game).second && m_out)
        write(gameLine(key, game) + '\n');
}

void JohannFile::write(const std::string& line) {
    if (std::fwrite(line.data(), 1, line.size(), m_out.get()) != line.size() || std::fflush(m_out.get()) != 0)
        throw UserError("cannot write " + m_path);
}

} // namespace cli
