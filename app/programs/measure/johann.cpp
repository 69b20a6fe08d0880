// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/threads/parallel.h"
#include "app/programs/console/bots.h"
#include "app/programs/console/options.h"
#include "commands.h"
#include "engine/genotype/model/value_names.h"
#include "johann_report.h"

#include <algorithm>
#include <mutex>

namespace cli {

using namespace genotype;

namespace {

struct JohannOptions {
    /// Ids of bots.
    std::vector<std::string> bots{"apprentice"};
    /// easy, standard, hard for all six assistants, or single assistants; empty: all of them.
    std::vector<std::string> tables;
    /// Of each bot at each table.
    std::int64_t games = 100;
    JohannSeries series;
    /// Empty, or the file that keeps finished games.
    std::string into;
    int threads = 0;
};

std::vector<JohannTable> tablesNamed(const std::vector<std::string>& names) {
    std::vector<JohannTable> chosen;
    const auto isMeant = [](const JohannTable& table, const std::string& name) {
        return name == nameOf(table) || name == notation(table.difficulty);
    };
    for (const std::string& name : names)
        if (std::ranges::none_of(johannTables(), [&](const JohannTable& one) { return isMeant(one, name); }))
            throw UserError("--at " + name +
                            ": choose easy, standard, hard, or franz, omari, elisabeth, maria, may, leopold");
    for (const JohannTable& table : johannTables())
        if (names.empty() ||
            std::ranges::any_of(names, [&](const std::string& name) { return isMeant(table, name); }))
            chosen.push_back(table);
    return chosen;
}

/// Plays what is not in the file yet, one game of every bot at every table before the next, so that an
/// interrupted measurement has about as many of each.
void playMissing(const JohannOptions& options, const std::vector<JohannTable>& tables, JohannFile& file) {
    const auto seeds = seedsOf(options.series.seed, static_cast<std::size_t>(options.games));
    const Budget budget{.iterations = static_cast<int>(options.series.iterations)};
    const std::size_t perGame = tables.size() * options.bots.size();
    std::mutex lock;
    threads::inParallel(seeds.size() * perGame, options.threads, [&](std::size_t i) {
        const auto& [deal, choices] = seeds[i / perGame];
        const JohannTable& table = tables[i % perGame / options.bots.size()];
        const std::string& bot = options.bots[i % options.bots.size()];
        const JohannKey key{bot, std::string(nameOf(table)), static_cast<std::int64_t>(i / perGame)};
        {
            const std::lock_guard guard(lock);
            if (file.games().contains(key))
                return;
        }
        const Setup setup{.players = 1,
                          .rounds = options.series.rounds,
                          .seed = deal,
                          .johann = table.difficulty,
                          .johannAssistant = table.assistant};
        const JohannGame game = playedAgainstJohann(botNamed(bot), setup, choices, budget);
        const std::lock_guard guard(lock);
        file.add(key, game);
    });
}

/// How often bots win against Brother Johann at each difficulty, the hard game with each assistant, all on
/// the same deals, and the points, plants and traits of both sides. With a file, every finished game is kept
/// there and none is played twice: the command can be interrupted at any time and goes on where it stopped.
Answer johannAnswer(const JohannOptions& options) {
    for (const std::string& bot : options.bots)
        botNamed(bot);
    const std::vector<JohannTable> tables = tablesNamed(options.tables);
    JohannFile file(options.into, options.series);
    playMissing(options, tables, file);
    const Json rows = johannReport(file.games(), options.bots, tables, options.games);
    return {johannText(rows),
            {{"games", options.games},
             {"seed", options.series.seed},
             {"rounds", options.series.rounds},
             {"iterations", options.series.iterations},
             {"catalogue", catalogueVersion},
             {"rows", rows}}};
}

} // namespace

Run johann(CLI::App& command) {
    const auto options = std::make_shared<JohannOptions>();
    command.add_option("--bots", options->bots, "The levels that play against him (a,b,c)")->delimiter(',');
    command
        .add_option("--at", options->tables,
                    "easy, standard, hard or single assistants of the hard game; by default all")
        ->delimiter(',');
    addNumber(command, "--games", options->games, "Games of each level at each of these", 1, 1'000'000);
    addNumber(command, "--rounds", options->series.rounds, "Rounds of a game", 1, maxRounds);
    addNumber(command, "--iterations", options->series.iterations,
              "Playouts for each choice of a bot that searches", 1, 100'000'000);
    addNumber(command, "--seed", options->series.seed, "The same seed gives the same games");
    command.add_option("--into", options->into, "A file that keeps finished games; go on where it stops");
    addThreads(command, options->threads);
    return [options] { return johannAnswer(*options); };
}

} // namespace cli
