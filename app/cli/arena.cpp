// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena.h"
#include "numbers.h"

#include "app/threads/parallel.h"
#include "engine/genotype/record.h"
#include "engine/genotype/rules/rules.h"
#include "game_seeds.h"
#include "lessons/intervals.h"
#include "levels.h"
#include "output.h"
#include "outside_bot.h"
#include "plain_number.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <optional>

namespace cli {

using namespace genotype;

namespace {

struct Tournament {
    Setup setup;
    /// By player, not by seat; null stands for the outside bot.
    std::vector<const Bot*> bots;
    std::vector<std::string> names;
    std::string command;
    std::chrono::milliseconds limit{0};
    Budget budget;
};

/// By player.
struct Result {
    std::array<double, maxSeats> wins{};
    std::array<int, maxSeats> points{};
    bool finished = true;
    std::string forfeit;
};

Tournament tournamentOf(const ArenaOptions& options) {
    Tournament tournament;
    tournament.setup.rounds = options.rounds;
    tournament.budget.iterations = static_cast<int>(options.iterations);
    tournament.command = options.botCommand;
    tournament.limit = std::chrono::milliseconds(options.milliseconds);
    if (!options.botCommand.empty()) {
        tournament.bots.push_back(nullptr);
        tournament.names.emplace_back("outside bot");
    }
    for (const std::string& id : options.levels) {
        tournament.bots.push_back(&botNamed(id));
        tournament.names.push_back(id);
    }
    const auto players = static_cast<int>(tournament.bots.size());
    tournament.setup.players = players;
    if (!options.johann.empty()) {
        if (players != 1)
            throw UserError("--johann takes exactly one level");
        if (!setJohann(tournament.setup, options.johann == "hard" ? "hard drawn" : options.johann))
            throw UserError("--johann " + options.johann + ": choose easy, standard or hard");
        tournament.names.emplace_back("johann");
    } else if (players < minSeats || players > maxSeats) {
        throw UserError("a game has 2 to 5 players, not " + std::to_string(players));
    }
    return tournament;
}

/// Player p sits `turn` seats further on, so that every player plays in every seat.
Result playGame(const Tournament& tournament, std::uint64_t seed, std::uint64_t choices, std::size_t turn) {
    const std::size_t players = tournament.bots.size();
    const auto playerAt = [&](Seat seat) {
        return seat < players ? (seat + players - turn % players) % players : std::size_t{seat};
    };
    Setup setup = tournament.setup;
    setup.seed = seed;
    core::Random random(choices);
    std::optional<OutsideBot> outside;
    std::vector<Event> events;
    EventSink* const listener = tournament.command.empty() ? nullptr : &events;
    if (listener)
        outside.emplace(tournament.command, tournament.limit);
    State state = newGame(setup, listener);
    const words::Table words = words::tableOf(state, {});
    ActionList legal;
    Result result;
    try {
        while (!state.finished()) {
            legalActions(state, legal);
            const Bot* const bot = tournament.bots[playerAt(state.actor)];
            const Action action =
                bot ? bot->chooseAction(observe(state, state.actor), legal, random, tournament.budget)
                    : outside->choose(state, legal, events, words);
            applyLegal(state, action, listener);
        }
    } catch (const Forfeit& forfeit) {
        result.finished = false;
        result.forfeit = forfeit.what();
        for (std::size_t player = 1; player < players; ++player)
            result.wins[player] = 1.0 / static_cast<double>(players - 1);
        return result;
    }
    const unsigned winning = winners(state);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        result.points[playerAt(seat)] = score(state, seat).total();
        if ((winning >> seat) & 1)
            result.wins[playerAt(seat)] = 1.0 / std::popcount(winning);
    }
    return result;
}

/// Every game has its own seeds and its own slot for the result, so threads make no difference.
std::vector<Result> playAll(const Tournament& tournament, const ArenaOptions& options) {
    const auto seeds = seedsOf(options.seed, static_cast<std::size_t>(options.games));
    std::vector<Result> results(seeds.size());
    threads::inParallel(seeds.size(), options.threads, [&](std::size_t game) {
        results[game] = playGame(tournament, seeds[game][0], seeds[game][1], game);
    });
    return results;
}

struct Totals {
    std::array<double, maxSeats> wins{};
    std::array<double, maxSeats> points{};
    std::int64_t finished = 0;
    std::vector<std::string> forfeits;
};

Totals totalsOf(const std::vector<Result>& results) {
    Totals totals;
    for (std::size_t game = 0; game < results.size(); ++game) {
        const Result& one = results[game];
        for (std::size_t player = 0; player < maxSeats; ++player) {
            totals.wins[player] += one.wins[player];
            totals.points[player] += one.points[player];
        }
        totals.finished += one.finished;
        if (one.finished)
            continue;
        std::string line("game ");
        line.append(std::to_string(game + 1)).append(": the outside bot forfeits: ").append(one.forfeit);
        totals.forfeits.push_back(std::move(line));
    }
    return totals;
}

} // namespace

CLI::App* addArena(CLI::App& program, ArenaOptions& options) {
    CLI::App* const arena = program.add_subcommand("arena", "Let levels of bots play a tournament");
    arena
        ->add_option("--levels", options.levels,
                     "One level for each player, the one to measure first (a,b,c,d)")
        ->delimiter(',');
    arena->add_option("--games", options.games, "Number of games")
        ->check(plainNumber())
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000}));
    arena->add_option("--iterations", options.iterations, "Playouts for each choice of a bot that searches")
        ->check(plainNumber())
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{100'000'000}));
    arena->add_option("--seed", options.seed, "The same seed gives the same result")->check(plainNumber());
    arena->add_option("--rounds", options.rounds, "Rounds of a game")
        ->check(plainNumber())
        ->check(CLI::Range(1, maxRounds));
    arena->add_option("--johann", options.johann, "easy, standard or hard: one level plays against him");
    arena->add_option("--bot-command", options.botCommand, "A program that plays against the levels")
        ->check([](const std::string& command) {
            const bool blank = command.find_first_not_of(" \t\r\n") == std::string::npos;
            return blank ? std::string("a command is expected, such as 'python3 bot.py'") : std::string();
        });
    arena->add_option("--time-limit", options.milliseconds, "Milliseconds for each choice of that program")
        ->check(plainNumber())
        ->check(CLI::Range(1, 600'000));
    arena->add_option("--threads", options.threads, "Games played at once; by default one for each core")
        ->check(plainNumber())
        ->check(CLI::Range(1, 256));
    arena->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return arena;
}

void arena(const ArenaOptions& options) {
    const Tournament tournament = tournamentOf(options);
    const Totals totals = totalsOf(playAll(tournament, options));
    for (const std::string& line : totals.forfeits)
        std::fprintf(stderr, "%s\n", line.c_str());
    const auto games = static_cast<double>(options.games);
    const auto interval = lessons::wilsonInterval(std::llround(totals.wins[0]), options.games);
    const auto finished = static_cast<double>(std::max<std::int64_t>(1, totals.finished));
    if (options.json) {
        nlohmann::ordered_json json{{"players", tournament.names},
                                    {"games", options.games},
                                    {"iterations", options.iterations},
                                    {"seed", options.seed},
                                    {"wins", rounded(totals.wins[0])},
                                    {"win_rate", rounded(totals.wins[0] / games)},
                                    {"interval", {rounded(interval.low), rounded(interval.high)}}};
        for (std::size_t player = 0; player < tournament.names.size(); ++player) {
            json["wins_by_player"].push_back(rounded(totals.wins[player]));
            json["mean_scores"].push_back(rounded(totals.points[player] / finished));
        }
        json["forfeits"] = totals.forfeits.size();
        print(json.dump() + '\n');
        return;
    }
    char line[200];
    std::snprintf(line, sizeof line, "%s wins %.1f of %lld %s: %.1f %% (95 %%: %.1f to %.1f)\n",
                  tournament.names[0].c_str(), totals.wins[0], static_cast<long long>(options.games),
                  options.games == 1 ? "game" : "games", 100 * totals.wins[0] / games, 100 * interval.low,
                  100 * interval.high);
    std::string text = line;
    for (std::size_t player = 0; player < tournament.names.size(); ++player) {
        std::snprintf(line, sizeof line, "%-12s %8.1f wins  mean score %6.2f\n",
                      tournament.names[player].c_str(), totals.wins[player],
                      totals.points[player] / finished);
        text += line;
    }
    print(text);
}

} // namespace cli
