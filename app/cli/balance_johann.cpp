// SPDX-License-Identifier: GPL-3.0-or-later
#include "balance_johann.h"
#include "numbers.h"

#include "app/threads/parallel.h"
#include "balance_count.h"
#include "engine/genotype/record.h"
#include "engine/genotype/rules/rules.h"
#include "game_seeds.h"
#include "json_names.h"
#include "lessons/intervals.h"
#include "levels.h"
#include "output.h"

#include <cstdio>
#include <mutex>

namespace cli {

using namespace genotype;

namespace {

constexpr int sides = 2;
/// In the order of the table.
constexpr std::array sources{ValidationSource::University, sourceOf(Tool::WateringFunnel),
                             sourceOf(Assistant::Anna),    sourceOf(Assistant::Elisabeth),
                             sourceOf(Assistant::Omari),   ValidationSource::Die,
                             ValidationSource::ToolShed,   ValidationSource::Assistants,
                             ValidationSource::FullGarden, sourceOf(Assistant::Maria)};
constexpr std::size_t sourceCodes = firstCardReason + cardCount;

/// What one side has at the end, and how its traits were validated.
struct Side {
    Sample points, plants, goals, markers, coins, harvested;
    /// By source; and Brother Johann's validations that found no trait.
    std::array<std::int64_t, sourceCodes> validated{}, lost{};

    void add(const Score& score) {
        points.add(score.total());
        plants.add(score.plants);
        goals.add(score.goals);
        markers.add(score.markers);
        coins.add(score.coins);
        harvested.add(score.harvestedPlants);
    }
    void add(const Side& other) {
        points.add(other.points);
        plants.add(other.plants);
        goals.add(other.goals);
        markers.add(other.markers);
        coins.add(other.coins);
        harvested.add(other.harvested);
        for (std::size_t source = 0; source < sourceCodes; ++source) {
            validated[source] += other.validated[source];
            lost[source] += other.lost[source];
        }
    }
};

/// The games with one of his assistants, or with any.
struct Row {
    std::int64_t games = 0;
    /// The player's wins, in halves: a shared win counts half.
    std::int64_t halves = 0;
    std::array<Side, sides> by{};

    void add(const State& end, const std::vector<Event>& events) {
        ++games;
        const unsigned winning = winners(end);
        halves += winning == 1 ? 2 : winning == 3 ? 1 : 0;
        for (Seat seat = 0; seat < sides; ++seat)
            by[seat].add(score(end, seat));
        for (const Event& event : events) {
            if (const auto* validated = std::get_if<event::TraitValidated>(&event))
                ++by[validated->seat].validated[static_cast<std::size_t>(validated->source)];
            else if (const auto* lost = std::get_if<event::ValidationLost>(&event))
                ++by[lost->seat].lost[static_cast<std::size_t>(lost->source)];
        }
    }
    void add(const Row& other) {
        games += other.games;
        halves += other.halves;
        for (std::size_t side = 0; side < sides; ++side)
            by[side].add(other.by[side]);
    }
};

/// One setup for each assistant of a hard game, otherwise one.
std::vector<Setup> setupsOf(const BalanceOptions& options) {
    Setup setup{.players = 1, .rounds = options.rounds};
    if (!setJohann(setup, options.johann == "hard" ? "hard drawn" : options.johann))
        throw UserError("--johann " + options.johann + ": choose easy, standard or hard");
    if (setup.johann != Difficulty::Hard)
        return {setup};
    std::vector<Setup> setups(hardAssistants.size(), setup);
    for (std::size_t i = 0; i < setups.size(); ++i)
        setups[i].johannAssistant = static_cast<std::uint8_t>(hardAssistants[i]);
    return setups;
}

/// Row i: the games of setup i. All rows play the same deals; if the games cannot be divided evenly, the
/// first rows play one more.
std::vector<Row> play(const BalanceOptions& options, const std::vector<Setup>& setups) {
    const Bot& bot = botNamed(options.bot);
    const auto games = static_cast<std::size_t>(options.games);
    const auto seeds = seedsOf(options.seed, (games + setups.size() - 1) / setups.size());
    std::vector<Row> rows(setups.size());
    std::mutex lock;
    threads::inParallel(games, options.threads, [&](std::size_t game) {
        const std::size_t row = game % setups.size();
        const GameSeeds& own = seeds[game / setups.size()];
        Setup setup = setups[row];
        setup.seed = own[0];
        core::Random random(own[1]);
        std::vector<Event> events;
        State state = newGame(setup, &events);
        ActionList legal;
        while (!state.finished()) {
            legalActions(state, legal);
            const Budget budget{.iterations = static_cast<int>(options.iterations)};
            applyLegal(state, bot.chooseAction(observe(state, state.actor), legal, random, budget), &events);
        }
        const std::lock_guard guard(lock);
        rows[row].add(state, events);
    });
    return rows;
}

Json sampleJson(const Sample& sample) {
    return {{"mean", rounded(sample.mean())}, {"margin", rounded(sample.margin())}};
}

Json sideJson(const Side& side, std::int64_t games) {
    const auto each = [games](const auto& times) {
        Json json = Json::object();
        for (const ValidationSource source : sources)
            if (const auto count = times[static_cast<std::size_t>(source)]; count > 0)
                json[std::string(code(source))] =
                    rounded(static_cast<double>(count) / static_cast<double>(games));
        return json;
    };
    return {{"points", sampleJson(side.points)},   {"plants", sampleJson(side.plants)},
            {"goals", sampleJson(side.goals)},     {"markers", sampleJson(side.markers)},
            {"coins", sampleJson(side.coins)},     {"completed_plants", sampleJson(side.harvested)},
            {"validations", each(side.validated)}, {"validations_lost", each(side.lost)}};
}

Json rowJson(const Row& row, const Json& assistant) {
    const double wins = static_cast<double>(row.halves) / 2;
    const auto interval = lessons::wilsonInterval(std::llround(wins), row.games);
    return {{"assistant", assistant},
            {"games", row.games},
            {"win_rate", rounded(wins / static_cast<double>(row.games))},
            {"interval", {rounded(interval.low), rounded(interval.high)}},
            {"player", sideJson(row.by[0], row.games)},
            {"johann", sideJson(row.by[johannSeat], row.games)}};
}

/// A row for each assistant and one for all games together.
Json johannReport(const BalanceOptions& options, const std::vector<Setup>& setups,
                  const std::vector<Row>& rows) {
    Json report{{"johann", options.johann},         {"rounds", options.rounds}, {"bot", options.bot},
                {"iterations", options.iterations}, {"games", options.games},   {"seed", options.seed},
                {"assistants", Json::array()}};
    Row all;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        all.add(rows[i]);
        if (setups[i].johannAssistant != noAssistant && rows[i].games > 0)
            report["assistants"].push_back(rowJson(rows[i], assistantJson(setups[i].johannAssistant)));
    }
    report["all"] = rowJson(all, nullptr);
    return report;
}

std::string resultLine(const std::string& name, const Json& row) {
    const auto mean = [&row](const char* side, const char* what) {
        return row[side][what]["mean"].get<double>();
    };
    return lineOf("| %s | %d | %.1f %% | %.1f–%.1f %% | %.1f | %.1f | %.1f | %.1f |\n", name.c_str(),
                  row["games"].get<int>(), 100 * row["win_rate"].get<double>(),
                  100 * row["interval"][0].get<double>(), 100 * row["interval"][1].get<double>(),
                  mean("player", "points"), mean("johann", "points"), mean("player", "completed_plants"),
                  mean("johann", "completed_plants"));
}

/// Markdown tables, as in the bots' README.
std::string johannTables(const Json& report) {
    std::string text =
        "| his assistant | games | wins | 95 % | points | Johann's | completed plants | Johann's "
        "|\n|---|---|---|---|---|---|---|---|\n";
    for (const Json& row : report["assistants"])
        text += resultLine(row["assistant"].get<std::string>(), row);
    const Json& all = report["all"];
    text += resultLine("all", all) + "\n| points from | player | Johann |\n|---|---|---|\n";
    for (const char* source : {"plants", "goals", "markers", "coins"})
        text += lineOf("| %s | %.1f | %.1f |\n", source, all["player"][source]["mean"].get<double>(),
                       all["johann"][source]["mean"].get<double>());
    text += "\n| traits validated per game by | player | Johann | lost by Johann |\n|---|---|---|---|\n";
    for (const ValidationSource source : sources) {
        const std::string name(code(source));
        text += lineOf("| %s | %.2f | %.2f | %.2f |\n", name.c_str(),
                       all["player"]["validations"].value(name, 0.0),
                       all["johann"]["validations"].value(name, 0.0),
                       all["johann"]["validations_lost"].value(name, 0.0));
    }
    return text;
}

} // namespace

void balanceJohann(const BalanceOptions& options) {
    const std::vector<Setup> setups = setupsOf(options);
    const Json report = johannReport(options, setups, play(options, setups));
    print(options.json ? report.dump() + '\n' : johannTables(report));
}

} // namespace cli
