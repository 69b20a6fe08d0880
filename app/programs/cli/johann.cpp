// SPDX-License-Identifier: GPL-3.0-or-later
#include "johann.h"

#include "app/base/threads/parallel.h"
#include "engine/genotype/model/value_names.h"
#include "game_seeds.h"
#include "johann_report.h"
#include "levels.h"
#include "output.h"
#include "plain_number.h"

#include <algorithm>
#include <mutex>

namespace cli {

using namespace genotype;

namespace {

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

} // namespace

CLI::App* addJohann(CLI::App& program, JohannOptions& options) {
    CLI::App* const johann = program.add_subcommand("johann", "Measure bots against Brother Johann");
    johann->add_option("--bots", options.bots, "The levels that play against him (a,b,c)")->delimiter(',');
    johann
        ->add_option("--at", options.tables,
                     "easy, standard, hard or single assistants of the hard game; by default all")
        ->delimiter(',');
    johann->add_option("--games", options.games, "Games of each level at each of these")
        ->check(plainNumber())
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000}));
    johann->add_option("--rounds", options.series.rounds, "Rounds of a game")
        ->check(plainNumber())
        ->check(CLI::Range(1, maxRounds));
    johann
        ->add_option("--iterations", options.series.iterations,
                     "Playouts for each choice of a bot that searches")
        ->check(plainNumber())
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{100'000'000}));
    johann->add_option("--seed", options.series.seed, "The same seed gives the same games")
        ->check(plainNumber());
    johann->add_option("--into", options.into, "A file that keeps finished games; go on where it stops");
    johann->add_option("--threads", options.threads, "Games played at once; by default one for each core")
        ->check(plainNumber())
        ->check(CLI::Range(1, 256));
    johann->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return johann;
}

void johann(const JohannOptions& options) {
    for (const std::string& bot : options.bots)
        botNamed(bot);
    const std::vector<JohannTable> tables = tablesNamed(options.tables);
    JohannFile file(options.into, options.series);
    playMissing(options, tables, file);
    const Json rows = johannReport(file.games(), options.bots, tables, options.games);
    const Json report{{"games", options.games},          {"seed", options.series.seed},
                      {"rounds", options.series.rounds}, {"iterations", options.series.iterations},
                      {"catalogue", catalogueVersion},   {"rows", rows}};
    print(options.json ? report.dump() + '\n' : johannText(rows));
}

} // namespace cli
