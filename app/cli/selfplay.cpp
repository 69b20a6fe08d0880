#include "selfplay.h"

#include "engine/genotype/record.h"
#include "engine/genotype/rules.h"
#include "levels.h"
#include "output.h"

#include <nlohmann/json.hpp>

#include <array>
#include <chrono>
#include <cstdio>

namespace cli {

using namespace genotype;

namespace {

struct Totals {
    std::int64_t decisions = 0;
    std::array<std::int64_t, maxSeats> scores{};
    std::array<double, maxSeats> wins{};
    double seconds = 0;
};

/// With Brother Johann's.
int seatsOf(const Setup& setup) {
    return setup.johann != Difficulty::None ? setup.players + 1 : setup.players;
}

std::vector<const Bot*> botsOf(const SelfplayOptions& options) {
    const auto seats = static_cast<std::size_t>(options.setup.players);
    if (options.bots.size() != 1 && options.bots.size() != seats)
        throw UserError("--bots takes one bot, or one for each of the " + std::to_string(seats) + " players");
    std::vector<const Bot*> bots;
    for (std::size_t seat = 0; seat < seats; ++seat)
        bots.push_back(&botNamed(options.bots[options.bots.size() == 1 ? 0 : seat]));
    return bots;
}

void playGame(const Setup& setup, const std::vector<const Bot*>& bots, core::Random& choice, Totals& totals) {
    const Bot* const random = findBot("random");
    State state = newGame(setup);
    ActionList legal;
    while (!state.finished()) {
        legalActions(state, legal);
        const Bot* const bot = bots[state.actor];
        // The random bot looks at nothing: an observation made for it would only cost time.
        const Action action = bot == random ? legal[choice.below(static_cast<std::uint32_t>(legal.size()))]
                                            : bot->chooseAction(observe(state, state.actor), legal, choice);
        applyLegal(state, action);
        ++totals.decisions;
    }
    const unsigned winning = winners(state);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        totals.scores[seat] += score(state, seat).total();
        if ((winning >> seat) & 1)
            totals.wins[seat] += 1.0 / std::popcount(winning);
    }
}

nlohmann::ordered_json resultOf(const SelfplayOptions& options, const Totals& totals) {
    const auto games = static_cast<double>(options.games);
    nlohmann::ordered_json result{{"players", options.setup.players}, {"rounds", options.setup.rounds},
                                  {"seed", options.setup.seed},       {"bots", options.bots},
                                  {"games", options.games},           {"decisions", totals.decisions}};
    result["decisions_per_second"] =
        totals.seconds > 0 ? static_cast<double>(totals.decisions) / totals.seconds : 0;
    result["decisions_per_game"] = static_cast<double>(totals.decisions) / games;
    const Setup& setup = options.setup;
    if (setup.johann != Difficulty::None) {
        result["johann"] = johannText(setup).substr(7);
        result["player_mean_score"] = static_cast<double>(totals.scores[0]) / games;
        result["johann_mean_score"] = static_cast<double>(totals.scores[johannSeat]) / games;
    }
    for (int seat = 0; seat < seatsOf(setup); ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        result["mean_scores"].push_back(static_cast<double>(totals.scores[index]) / games);
        result["wins_by_seat"].push_back(totals.wins[index]);
    }
    return result;
}

std::string tableOf(const SelfplayOptions& options, const Totals& totals) {
    const auto games = static_cast<double>(options.games);
    char line[160];
    std::snprintf(line, sizeof line, "%lld games, %.1f decisions a game, %.0f decisions a second\n",
                  static_cast<long long>(options.games), static_cast<double>(totals.decisions) / games,
                  totals.seconds > 0 ? static_cast<double>(totals.decisions) / totals.seconds : 0.0);
    std::string text = std::string(line) + "seat  bot           mean score        wins\n";
    for (int seat = 0; seat < seatsOf(options.setup); ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        const bool johann = seat >= options.setup.players;
        const std::string& bot = johann ? "johann" : options.bots[options.bots.size() == 1 ? 0 : index];
        std::snprintf(line, sizeof line, "%4d  %-12s %11.2f %11.2f\n", seat + 1, bot.c_str(),
                      static_cast<double>(totals.scores[index]) / games, totals.wins[index]);
        text += line;
    }
    return text;
}

} // namespace

void selfplay(const SelfplayOptions& options) {
    const std::vector<const Bot*> bots = botsOf(options);
    Totals totals;
    core::Random series(options.setup.seed);
    const auto began = std::chrono::steady_clock::now();
    for (std::int64_t game = 0; game < options.games; ++game) {
        Setup setup = options.setup;
        const auto number = [&series] {
            return std::uint64_t{series.below(1u << 31)} << 31 | series.below(1u << 31);
        };
        setup.seed = number();
        core::Random choice(number());
        playGame(setup, bots, choice, totals);
    }
    totals.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    print(options.json ? resultOf(options, totals).dump() + '\n' : tableOf(options, totals));
}

} // namespace cli
