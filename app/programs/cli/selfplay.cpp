// SPDX-License-Identifier: GPL-3.0-or-later
#include "selfplay.h"

#include "engine/games/games.h"
#include "levels.h"
#include "output.h"
#include "plain_number.h"
#include "selfplay_setup.h"

#include <bit>
#include <chrono>
#include <cstdio>

namespace cli {

namespace {

template <core::RecordedGame G> class Selfplay {
    using Bot = core::Bot<G>;

public:
    explicit Selfplay(const SelfplayOptions& options) : m_options(options), m_setup(setupOf<G>(options)) {
        const auto seats = static_cast<std::size_t>(options.players);
        if (options.bots.size() != 1 && options.bots.size() != seats)
            throw UserError("--bots takes one bot, or one for each of the " + std::to_string(seats) +
                            " players");
        for (std::size_t seat = 0; seat < seats; ++seat)
            m_bots.push_back(&botNamed<G>(bot(seat)));
    }

    void play() {
        core::Random series(m_options.seed);
        const auto began = std::chrono::steady_clock::now();
        for (std::int64_t game = 0; game < m_options.games; ++game) {
            typename G::Setup setup = m_setup;
            const auto number = [&series] {
                return std::uint64_t{series.below(1u << 31)} << 31 | series.below(1u << 31);
            };
            setup.seed = number();
            core::Random choice(number());
            playGame(setup, choice);
        }
        m_seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    }

    std::string json() const {
        nlohmann::ordered_json result;
        if (!G::recordName.empty())
            result["game"] = G::id;
        result["players"] = m_options.players;
        describe(m_setup, result);
        result["seed"] = m_options.seed;
        result["bots"] = m_options.bots;
        result["games"] = m_options.games;
        result["decisions"] = m_decisions;
        result["decisions_per_second"] = decisionsPerSecond();
        result["decisions_per_game"] = decisionsPerGame();
        std::vector<double> means;
        for (const std::int64_t points : m_points)
            means.push_back(static_cast<double>(points) / games());
        describeMeans(m_setup, means, result);
        result[pointsKey(m_setup)] = means;
        result["wins_by_seat"] = m_wins;
        return result.dump() + '\n';
    }

    std::string table() const {
        char line[160];
        std::snprintf(line, sizeof line, "%lld %s, %.1f decisions per game, %.0f decisions per second\n",
                      static_cast<long long>(m_options.games), m_options.games == 1 ? "game" : "games",
                      decisionsPerGame(), decisionsPerSecond());
        std::string text = std::string(line) + "seat  bot           mean score        wins\n";
        for (std::size_t seat = 0; seat < m_points.size(); ++seat) {
            // The seat without a bot is Brother Johann's.
            const std::string name = seat < m_bots.size() ? bot(seat) : "johann";
            std::snprintf(line, sizeof line, "%4d  %-12s %11.2f %11.2f\n", static_cast<int>(seat) + 1,
                          name.c_str(), static_cast<double>(m_points[seat]) / games(), m_wins[seat]);
            text += line;
        }
        return text;
    }

private:
    void playGame(const typename G::Setup& setup, core::Random& choice) {
        const Bot* const random = core::Roster<G>::find("random");
        typename G::State state = G::newGame(setup, nullptr);
        typename G::ActionList legal;
        while (!state.finished()) {
            G::legalActions(state, legal);
            const Bot* const bot = m_bots[state.actor];
            // The random bot ignores the observation: making one would only cost time.
            const auto action = bot == random
                                    ? legal[choice.below(static_cast<std::uint32_t>(legal.size()))]
                                    : bot->chooseAction(G::observe(state, state.actor), legal, choice);
            G::applyLegal(state, action, nullptr);
            ++m_decisions;
        }
        m_points.resize(state.seats);
        m_wins.resize(state.seats);
        const unsigned winning = G::winners(state);
        for (core::Seat seat = 0; seat < state.seats; ++seat) {
            m_points[seat] += G::points(state, seat);
            if ((winning >> seat) & 1)
                m_wins[seat] += 1.0 / std::popcount(winning);
        }
    }

    const std::string& bot(std::size_t seat) const {
        return m_options.bots[m_options.bots.size() == 1 ? 0 : seat];
    }
    double games() const { return static_cast<double>(m_options.games); }
    double decisionsPerGame() const { return static_cast<double>(m_decisions) / games(); }
    double decisionsPerSecond() const {
        return m_seconds > 0 ? static_cast<double>(m_decisions) / m_seconds : 0;
    }

    const SelfplayOptions& m_options;
    typename G::Setup m_setup;
    std::vector<const Bot*> m_bots;
    std::int64_t m_decisions = 0;
    std::vector<std::int64_t> m_points;
    std::vector<double> m_wins;
    double m_seconds = 0;
};

} // namespace

CLI::App* addSelfplay(CLI::App& program, SelfplayOptions& options) {
    CLI::App* const play = program.add_subcommand("selfplay", "Let bots play each other and print the means");
    play->add_option("--game", options.game, "genotype (the default), genome-wars or gene-expression");
    play->add_option("--players", options.players, "Players at the table")->required()->check(plainNumber());
    play->add_option("--games", options.games, "Number of games")
        ->required()
        ->check(plainNumber())
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{100'000'000}));
    play->add_option("--seed", options.seed, "The same seed gives the same games")
        ->required()
        ->check(plainNumber());
    play->add_option("--johann", options.johann, "easy, standard or hard: with 1 player, the opponent");
    play->add_option("--assistant", options.assistant,
                     "With --johann hard: franz, omari, elisabeth, maria, may, leopold or drawn");
    play->add_option("--rounds", options.rounds, "Rounds of a game")->check(plainNumber());
    play->add_option("--target", options.target, "gene-expression: the points that win the game")
        ->check(plainNumber());
    play->add_option("--overlay", options.overlays,
                     "flower-codominance, flower-incomplete or height-incomplete; may be given twice");
    play->add_option("--bots", options.bots,
                     "random, novice, apprentice …: one for all seats or one for each (a,b,c)")
        ->delimiter(',');
    play->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return play;
}

void selfplay(const SelfplayOptions& options) {
    std::string known;
    const bool found = games::Games::forEach([&]<typename G>() {
        known.append(known.empty() ? "" : ", ").append(G::id);
        if (G::id != options.game)
            return false;
        Selfplay<G> series(options);
        series.play();
        print(options.json ? series.json() : series.table());
        return true;
    });
    if (!found)
        throw UserError("unknown game " + options.game + " (known games: " + known + ")");
}

} // namespace cli
