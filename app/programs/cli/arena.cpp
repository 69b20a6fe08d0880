// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/threads/parallel.h"
#include "app/programs/console/bots.h"
#include "app/programs/console/options.h"
#include "app/programs/console/series_file.h"
#include "arena_report.h"
#include "commands.h"
#include "outside_bot.h"

#include <bit>
#include <cstdio>
#include <mutex>
#include <optional>

namespace cli {

namespace {

constexpr int arenaFormat = 1;
constexpr std::int64_t mostGames = 1'000'000;
constexpr std::int64_t mostPlayouts = 100'000'000;

/// A bot, and how many playouts it has for each choice.
template <core::RecordedGame G> struct Level {
    const core::Bot<G>* bot = nullptr;
    core::Budget budget;
};

/// "mendel", or "mendel:1600".
template <core::RecordedGame G> Level<G> levelNamed(const std::string& text, std::int64_t usual) {
    const std::size_t colon = text.find(':');
    Level<G> level{&botNamed<G>(text.substr(0, colon)), {.iterations = static_cast<int>(usual)}};
    if (colon == std::string::npos)
        return level;
    const auto playouts = core::plainNumber(std::string_view(text).substr(colon + 1));
    if (!playouts || *playouts < 1 || *playouts > std::uint64_t{mostPlayouts})
        throw UserError("--levels " + text + ": a number of playouts is expected after the colon");
    if (!level.bot->searches())
        throw UserError("--levels " + text + ": this bot makes no playouts");
    level.budget.iterations = static_cast<int>(*playouts);
    return level;
}

/// What a table agrees on; the seeds follow.
template <typename G> typename G::Setup tableOf(const ArenaOptions& options, int players) {
    const bool johann = !options.table.johann.empty();
    if constexpr (!std::is_same_v<G, genotype::Game>) {
        if (johann)
            throw UserError("--johann goes with --game genotype");
    } else if (johann && players != 1) {
        throw UserError("--johann takes exactly one level");
    } else if (!johann && (players < genotype::minSeats || players > genotype::maxSeats)) {
        throw UserError("a game has 2 to 5 players, not " + std::to_string(players));
    }
    BotTable table = options.table;
    table.players = players;
    return setupOf<G>(table);
}

template <core::RecordedGame G> class Tournament {
public:
    explicit Tournament(const ArenaOptions& options) : m_options(options) {
        if (!options.botCommand.empty()) {
            m_levels.emplace_back();
            m_names.emplace_back("outside bot");
            if (!options.into.empty())
                throw UserError("--into does not go with --bot-command, whose games nobody can repeat");
        }
        for (const std::string& level : options.levels) {
            m_levels.push_back(levelNamed<G>(level, options.iterations));
            m_names.push_back(level);
        }
        m_setup = tableOf<G>(options, static_cast<int>(m_levels.size()));
        if (!options.table.johann.empty())
            m_names.emplace_back("johann");
    }

    /// One for each player, and one for Brother Johann.
    const std::vector<std::string>& names() const { return m_names; }

    /// Every game has its own seeds and its own slot for the result, so threads make no difference.
    std::vector<ArenaResult> play() const {
        const auto seeds = seedsOf(m_options.table.seed, static_cast<std::size_t>(m_options.games));
        std::vector<std::optional<ArenaResult>> known(seeds.size());
        std::vector<bool> isInFile;
        SeriesFile file(m_options.into, kind(), [&](const std::string& line) {
            auto [game, result] = arenaResultIn(line, m_names.size());
            if (game >= std::size_t{mostGames})
                return false;
            if (game >= isInFile.size())
                isInFile.resize(game + 1);
            if (isInFile[game])
                return false;
            isInFile[game] = true;
            if (game < known.size())
                known[game] = std::move(result);
            return true;
        });
        std::mutex lock;
        threads::inParallel(seeds.size(), m_options.threads, [&](std::size_t game) {
            if (known[game])
                return;
            known[game] = playGame(seeds[game], game);
            const std::lock_guard guard(lock);
            file.add(arenaLine(game, *known[game]));
        });
        std::vector<ArenaResult> results;
        results.reserve(known.size());
        for (std::optional<ArenaResult>& one : known)
            results.push_back(std::move(*one));
        return results;
    }

private:
    SeriesFile::Kind kind() const {
        Json header{{"arena_games", arenaFormat},         {"game", G::id},
                    {"catalogue", G::catalogueVersion},   {"players", m_names},
                    {"iterations", m_options.iterations}, {"seed", m_options.table.seed}};
        header["rounds"] = orNull(m_options.table.rounds);
        header["target"] = orNull(m_options.table.target);
        header["johann"] = m_options.table.johann;
        return {"games of the arena", "arena_games", std::move(header)};
    }

    /// Player p sits `turn` seats further on, so that every player plays in every seat.
    ArenaResult playGame(const GameSeeds& seeds, std::size_t turn) const {
        const std::size_t players = m_levels.size();
        const auto playerAt = [&](core::Seat seat) {
            return seat < players ? (seat + players - turn % players) % players : std::size_t{seat};
        };
        auto setup = m_setup;
        setup.seed = seeds[0];
        core::Random random(seeds[1]);
        ArenaResult result{std::vector<double>(m_names.size()), std::vector<int>(m_names.size()), true, {}};
        typename G::State state;
        try {
            state = endOf(setup, random, playerAt);
        } catch (const Forfeit& forfeit) {
            result.finished = false;
            result.forfeit = forfeit.what();
            for (std::size_t player = 1; player < m_names.size(); ++player)
                result.wins[player] = 1.0 / static_cast<double>(m_names.size() - 1);
            return result;
        }
        const unsigned winning = G::winners(state);
        for (core::Seat seat = 0; seat < state.seats; ++seat) {
            result.points[playerAt(seat)] = G::points(state, seat);
            if ((winning >> seat) & 1)
                result.wins[playerAt(seat)] = 1.0 / std::popcount(winning);
        }
        return result;
    }

    /// The end of a game. The player without a bot is the outside bot. Throws Forfeit.
    typename G::State endOf(const typename G::Setup& setup, core::Random& random,
                            const auto& playerAt) const {
        std::optional<OutsideBot> outside;
        if (!m_options.botCommand.empty())
            outside.emplace(m_options.botCommand, std::chrono::milliseconds(m_options.milliseconds));
        std::vector<typename G::Event> events;
        std::vector<typename G::Event>* const told = outside ? &events : nullptr;
        typename G::State state = G::newGame(setup, told);
        typename G::ActionList legal;
        while (!state.finished()) {
            G::legalActions(state, legal);
            const auto& [bot, budget] = m_levels[playerAt(state.actor)];
            const auto action = bot ? bot->chooseAction(G::observe(state, state.actor), legal, random, budget)
                                    : outside->template choose<G>(state, legal, events);
            G::applyLegal(state, action, told);
        }
        return state;
    }

    const ArenaOptions& m_options;
    typename G::Setup m_setup;
    /// By player, not by seat; null stands for the outside bot.
    std::vector<Level<G>> m_levels;
    std::vector<std::string> m_names;
};

Answer arenaAnswer(const ArenaOptions& options) {
    Answer answer;
    withGame(options.table.game, [&]<typename G>() {
        const Tournament<G> tournament(options);
        const std::vector<ArenaResult> results = tournament.play();
        for (std::size_t game = 0; game < results.size(); ++game)
            if (!results[game].finished)
                std::fprintf(stderr, "game %zu: the outside bot forfeits: %s\n", game + 1,
                             results[game].forfeit.c_str());
        answer.json = arenaReport(options, tournament.names(), results);
        answer.text = arenaText(answer.json);
    });
    return answer;
}

} // namespace

Run arena(CLI::App& command) {
    const auto options = std::make_shared<ArenaOptions>();
    command.add_option("--game", options->table.game,
                       "genotype (the default), genome-wars or gene-expression");
    command
        .add_option("--levels", options->levels,
                    "One level for each player, the one to measure first (a,b,c,d); mendel:1600 has so many "
                    "playouts for each choice")
        ->delimiter(',');
    addNumber(command, "--games", options->games, "Number of games", 1, mostGames);
    addNumber(command, "--iterations", options->iterations, "Playouts for each choice of a bot that searches",
              1, mostPlayouts);
    addNumber(command, "--seed", options->table.seed, "The same seed gives the same result");
    addNumber(command, "--rounds", options->table.rounds, "Rounds of a game");
    addNumber(command, "--target", options->table.target, "gene-expression: the points that win the game");
    command.add_option("--johann", options->table.johann,
                       "easy, standard or hard: one level plays against him");
    command
        .add_option("--bot-command", options->botCommand,
                    "A program that plays against the levels, at any game")
        ->check([](const std::string& text) {
            const bool blank = text.find_first_not_of(" \t\r\n") == std::string::npos;
            return blank ? std::string("a command is expected, such as 'python3 bot.py'") : std::string();
        });
    addNumber(command, "--time-limit", options->milliseconds, "Milliseconds for each choice of that program",
              1, 600'000);
    command.add_option("--into", options->into, "A file that keeps finished games; go on where it stops");
    addThreads(command, options->threads);
    return [options] { return arenaAnswer(*options); };
}

} // namespace cli
