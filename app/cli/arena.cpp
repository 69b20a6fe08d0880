// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena.h"
#include "numbers.h"

#include "app/threads/parallel.h"
#include "engine/games/games.h"
#include "engine/genotype/record.h"
#include "game_seeds.h"
#include "lessons/intervals.h"
#include "levels.h"
#include "output.h"
#include "outside_bot.h"
#include "plain_number.h"
#include "selfplay_setup.h"

#include <nlohmann/json.hpp>

#include <bit>
#include <cmath>
#include <concepts>
#include <cstdio>
#include <numeric>
#include <optional>

namespace cli {

namespace {

/// By player.
struct Result {
    std::vector<double> wins;
    std::vector<int> points;
    bool finished = true;
    std::string forfeit;
};

/// What a table agrees on; the seeds follow.
template <typename G> typename G::Setup tableOf(const ArenaOptions& options, int players) {
    if (!options.johann.empty() || !options.botCommand.empty())
        throw UserError("--johann and --bot-command go with --game genotype");
    SelfplayOptions table;
    table.players = players;
    table.rounds = options.rounds;
    table.target = options.target;
    return setupOf<G>(table);
}
template <> genotype::Setup tableOf<genotype::Game>(const ArenaOptions& options, int players) {
    if (options.target)
        throw UserError("--target goes with --game gene-expression");
    genotype::Setup setup{.players = players, .rounds = options.rounds.value_or(genotype::maxRounds)};
    if (setup.rounds < 1 || setup.rounds > genotype::maxRounds)
        throw UserError("--rounds: Genotype has 1 to " + std::to_string(genotype::maxRounds));
    if (options.johann.empty()) {
        if (players < genotype::minSeats || players > genotype::maxSeats)
            throw UserError("a game has 2 to 5 players, not " + std::to_string(players));
        return setup;
    }
    if (players != 1)
        throw UserError("--johann takes exactly one level");
    if (!genotype::setJohann(setup, options.johann == "hard" ? "hard drawn" : options.johann))
        throw UserError("--johann " + options.johann + ": choose easy, standard or hard");
    return setup;
}

template <core::RecordedGame G> class Tournament {
public:
    explicit Tournament(const ArenaOptions& options) : m_options(options) {
        m_budget.iterations = static_cast<int>(options.iterations);
        if (!options.botCommand.empty()) {
            m_bots.push_back(nullptr);
            m_names.emplace_back("outside bot");
        }
        for (const std::string& id : options.levels) {
            m_bots.push_back(&botNamed<G>(id));
            m_names.push_back(id);
        }
        m_setup = tableOf<G>(options, static_cast<int>(m_bots.size()));
        if (!options.johann.empty())
            m_names.emplace_back("johann");
    }

    /// One for each player, and one for Brother Johann.
    const std::vector<std::string>& names() const { return m_names; }

    /// Every game has its own seeds and its own slot for the result, so threads make no difference.
    std::vector<Result> play() const {
        const auto seeds = seedsOf(m_options.seed, static_cast<std::size_t>(m_options.games));
        std::vector<Result> results(seeds.size());
        threads::inParallel(seeds.size(), m_options.threads,
                            [&](std::size_t game) { results[game] = playGame(seeds[game], game); });
        return results;
    }

private:
    using Bot = core::Bot<G>;

    /// Player p sits `turn` seats further on, so that every player plays in every seat.
    Result playGame(const GameSeeds& seeds, std::size_t turn) const {
        const std::size_t players = m_bots.size();
        const auto playerAt = [&](core::Seat seat) {
            return seat < players ? (seat + players - turn % players) % players : std::size_t{seat};
        };
        auto setup = m_setup;
        setup.seed = seeds[0];
        core::Random random(seeds[1]);
        Result result{std::vector<double>(m_names.size()), std::vector<int>(m_names.size()), true, {}};
        typename G::State state;
        if (m_options.botCommand.empty()) {
            state = G::newGame(setup, nullptr);
            typename G::ActionList legal;
            while (!state.finished()) {
                G::legalActions(state, legal);
                const Bot& bot = *m_bots[playerAt(state.actor)];
                G::applyLegal(state,
                              bot.chooseAction(G::observe(state, state.actor), legal, random, m_budget),
                              nullptr);
            }
        } else if constexpr (std::same_as<G, genotype::Game>) {
            try {
                state = playWithOutsider(setup, random, playerAt);
            } catch (const Forfeit& forfeit) {
                result.finished = false;
                result.forfeit = forfeit.what();
                for (std::size_t player = 1; player < players; ++player)
                    result.wins[player] = 1.0 / static_cast<double>(players - 1);
                return result;
            }
        }
        const unsigned winning = G::winners(state);
        for (core::Seat seat = 0; seat < state.seats; ++seat) {
            result.points[playerAt(seat)] = G::points(state, seat);
            if ((winning >> seat) & 1)
                result.wins[playerAt(seat)] = 1.0 / std::popcount(winning);
        }
        return result;
    }

    /// The end of a game in which the player without a bot is the outside bot.
    genotype::State playWithOutsider(const genotype::Setup& setup, core::Random& random,
                                     const auto& playerAt) const {
        using genotype::Game;
        OutsideBot outside(m_options.botCommand, std::chrono::milliseconds(m_options.milliseconds));
        std::vector<genotype::Event> events;
        genotype::State state = Game::newGame(setup, &events);
        const genotype::words::Table words = genotype::words::tableOf(state, {});
        genotype::ActionList legal;
        while (!state.finished()) {
            Game::legalActions(state, legal);
            const Bot* const bot = m_bots[playerAt(state.actor)];
            const auto action =
                bot ? bot->chooseAction(Game::observe(state, state.actor), legal, random, m_budget)
                    : outside.choose(state, legal, events, words);
            Game::applyLegal(state, action, &events);
        }
        return state;
    }

    const ArenaOptions& m_options;
    typename G::Setup m_setup;
    /// By player, not by seat; null stands for the outside bot.
    std::vector<const Bot*> m_bots;
    std::vector<std::string> m_names;
    core::Budget m_budget;
};

struct Totals {
    std::vector<double> wins;
    std::vector<double> points;
    std::int64_t finished = 0;
    std::vector<std::string> forfeits;
};

Totals totalsOf(const std::vector<Result>& results, std::size_t players) {
    Totals totals{std::vector<double>(players), std::vector<double>(players), 0, {}};
    for (std::size_t game = 0; game < results.size(); ++game) {
        const Result& one = results[game];
        for (std::size_t player = 0; player < players; ++player) {
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

/// A level that several players play.
struct Side {
    std::string level;
    int players = 0;
    double wins = 0;
};

std::vector<Side> sidesOf(const std::vector<std::string>& names, const Totals& totals) {
    std::vector<Side> sides;
    for (std::size_t player = 0; player < names.size(); ++player) {
        const auto found =
            std::ranges::find_if(sides, [&](const Side& side) { return side.level == names[player]; });
        Side& side = found == sides.end() ? sides.emplace_back(Side{names[player], 0, 0}) : *found;
        ++side.players;
        side.wins += totals.wins[player];
    }
    return sides;
}

lessons::Interval intervalOf(double wins, std::int64_t games) {
    return lessons::wilsonInterval(std::llround(wins), games);
}

std::string asJson(const ArenaOptions& options, const std::vector<std::string>& names, const Totals& totals) {
    const auto games = static_cast<double>(options.games);
    const auto finished = static_cast<double>(std::max<std::int64_t>(1, totals.finished));
    const auto interval = intervalOf(totals.wins[0], options.games);
    nlohmann::ordered_json json;
    if (options.game != genotype::Game::id)
        json["game"] = options.game;
    json["players"] = names;
    json["games"] = options.games;
    json["iterations"] = options.iterations;
    json["seed"] = options.seed;
    json["wins"] = rounded(totals.wins[0]);
    json["win_rate"] = rounded(totals.wins[0] / games);
    json["interval"] = {rounded(interval.low), rounded(interval.high)};
    for (std::size_t player = 0; player < names.size(); ++player) {
        json["wins_by_player"].push_back(rounded(totals.wins[player]));
        json["mean_scores"].push_back(rounded(totals.points[player] / finished));
    }
    for (const Side& side : sidesOf(names, totals)) {
        const auto range = intervalOf(side.wins, options.games);
        json["levels"].push_back({{"level", side.level},
                                  {"players", side.players},
                                  {"fair_share", rounded(side.players / static_cast<double>(names.size()))},
                                  {"win_rate", rounded(side.wins / games)},
                                  {"interval", {rounded(range.low), rounded(range.high)}}});
    }
    json["forfeits"] = totals.forfeits.size();
    return json.dump() + '\n';
}

std::string asTable(const ArenaOptions& options, const std::vector<std::string>& names,
                    const Totals& totals) {
    const auto games = static_cast<double>(options.games);
    const auto finished = static_cast<double>(std::max<std::int64_t>(1, totals.finished));
    const auto interval = intervalOf(totals.wins[0], options.games);
    char line[200];
    std::snprintf(line, sizeof line, "%s wins %.1f of %lld %s: %.1f %% (95 %%: %.1f to %.1f)\n",
                  names[0].c_str(), totals.wins[0], static_cast<long long>(options.games),
                  options.games == 1 ? "game" : "games", 100 * totals.wins[0] / games, 100 * interval.low,
                  100 * interval.high);
    std::string text = line;
    for (std::size_t player = 0; player < names.size(); ++player) {
        std::snprintf(line, sizeof line, "%-12s %8.1f wins  mean score %6.2f\n", names[player].c_str(),
                      totals.wins[player], totals.points[player] / finished);
        text += line;
    }
    for (const Side& side : sidesOf(names, totals)) {
        const auto range = intervalOf(side.wins, options.games);
        std::snprintf(line, sizeof line,
                      "%d × %s: %.1f %% of the games (95 %%: %.1f to %.1f), fair share %.1f %%\n",
                      side.players, side.level.c_str(), 100 * side.wins / games, 100 * range.low,
                      100 * range.high, 100.0 * side.players / static_cast<double>(names.size()));
        text += line;
    }
    return text;
}

} // namespace

CLI::App* addArena(CLI::App& program, ArenaOptions& options) {
    CLI::App* const arena = program.add_subcommand("arena", "Let levels of bots play a tournament");
    arena->add_option("--game", options.game, "genotype (the default), genome-wars or gene-expression");
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
    arena->add_option("--rounds", options.rounds, "Rounds of a game")->check(plainNumber());
    arena->add_option("--target", options.target, "gene-expression: the points that win the game")
        ->check(plainNumber());
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
    std::string known;
    const bool found = games::Games::forEach([&]<typename G>() {
        known.append(known.empty() ? "" : ", ").append(G::id);
        if (G::id != options.game)
            return false;
        const Tournament<G> tournament(options);
        const Totals totals = totalsOf(tournament.play(), tournament.names().size());
        for (const std::string& line : totals.forfeits)
            std::fprintf(stderr, "%s\n", line.c_str());
        print(options.json ? asJson(options, tournament.names(), totals)
                           : asTable(options, tournament.names(), totals));
        return true;
    });
    if (!found)
        throw UserError("unknown game " + options.game + " (known games: " + known + ")");
}

} // namespace cli
