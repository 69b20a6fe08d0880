// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/bot_table.h"
#include "app/programs/console/bots.h"
#include "app/programs/console/options.h"
#include "commands.h"
#include "engine/genotype/record.h"

#include <bit>
#include <chrono>

namespace cli {

namespace {

struct SelfplayOptions {
    /// Its seed is that of the whole series.
    BotTable table;
    /// 1 … 100 000 000.
    std::int64_t games = 1;
    /// Ids of bots: one for all seats, or one for each.
    std::vector<std::string> bots{"random"};
};

template <core::RecordedGame G> class Selfplay {
    using Bot = core::Bot<G>;

public:
    explicit Selfplay(const SelfplayOptions& options)
        : m_options(options), m_setup(setupOf<G>(options.table)) {
        const auto seats = static_cast<std::size_t>(options.table.players);
        if (options.bots.size() != 1 && options.bots.size() != seats)
            throw UserError("--bots takes one bot, or one for each of the " + std::to_string(seats) +
                            " players");
        for (std::size_t seat = 0; seat < seats; ++seat)
            m_bots.push_back(&botNamed<G>(bot(seat)));
    }

    void play() {
        core::Random series(m_options.table.seed);
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

    Answer answer() const {
        Json json;
        if (!G::recordName.empty())
            json["game"] = G::id;
        json["players"] = m_options.table.players;
        if constexpr (requires { m_setup.rounds; })
            json["rounds"] = m_setup.rounds;
        if constexpr (requires { m_setup.target; })
            json["target"] = m_setup.target;
        json["seed"] = m_options.table.seed;
        json["bots"] = m_options.bots;
        json["games"] = m_options.games;
        json["decisions"] = m_decisions;
        json["decisions_per_second"] = decisionsPerSecond();
        json["decisions_per_game"] = decisionsPerGame();
        std::vector<double> means;
        for (const std::int64_t points : m_points)
            means.push_back(static_cast<double>(points) / games());
        if constexpr (std::is_same_v<G, genotype::Game>)
            if (m_setup.johann != genotype::Difficulty::None) {
                json["johann"] = genotype::johannText(m_setup).substr(7);
                json["player_mean_score"] = means[0];
                json["johann_mean_score"] = means[genotype::johannSeat];
            }
        json[std::is_same_v<G, genomewars::Game> ? "mean_populations" : "mean_scores"] = means;
        json["wins_by_seat"] = m_wins;
        std::string text =
            lineOf("%lld %s, %.1f decisions per game, %.0f decisions per second\n",
                   static_cast<long long>(m_options.games), m_options.games == 1 ? "game" : "games",
                   decisionsPerGame(), decisionsPerSecond()) +
            "seat  bot           mean score        wins\n";
        for (std::size_t seat = 0; seat < means.size(); ++seat) {
            // The seat without a bot is Brother Johann's.
            const std::string name = seat < m_bots.size() ? bot(seat) : "johann";
            text += lineOf("%4d  %-12s %11.2f %11.2f\n", static_cast<int>(seat) + 1, name.c_str(),
                           means[seat], m_wins[seat]);
        }
        return {text, json};
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

/// Plays the games one after another on one core. Game i of a seed is always the same. Whatever a game leaves
/// to its seed, such as the starting player, is drawn in each game.
Answer selfplayAnswer(const SelfplayOptions& options) {
    Answer answer;
    withGame(options.table.game, [&]<typename G>() {
        Selfplay<G> series(options);
        series.play();
        answer = series.answer();
    });
    return answer;
}

} // namespace

Run selfplay(CLI::App& command) {
    const auto options = std::make_shared<SelfplayOptions>();
    BotTable& table = options->table;
    command.add_option("--game", table.game, "genotype (the default), genome-wars or gene-expression");
    addNumber(command, "--players", table.players, "Players at the table")->required();
    addNumber(command, "--games", options->games, "Number of games", 1, 100'000'000)->required();
    addNumber(command, "--seed", table.seed, "The same seed gives the same games")->required();
    command.add_option("--johann", table.johann, "easy, standard or hard: with 1 player, the opponent");
    command.add_option("--assistant", table.assistant,
                       "With --johann hard: franz, omari, elisabeth, maria, may, leopold or drawn");
    addNumber(command, "--rounds", table.rounds, "Rounds of a game");
    addNumber(command, "--target", table.target, "gene-expression: the points that win the game");
    command.add_option("--overlay", table.overlays,
                       "flower-codominance, flower-incomplete or height-incomplete; may be given twice");
    command
        .add_option("--bots", options->bots,
                    "random, novice, apprentice …: one for all seats or one for each (a,b,c)")
        ->delimiter(',');
    return [options] { return selfplayAnswer(*options); };
}

} // namespace cli
