// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/threads/parallel.h"
#include "app/programs/console/bots.h"
#include "app/programs/console/options.h"
#include "bot_games.h"
#include "commands.h"
#include "engine/genotype/aftermath/aftermath.h"

#include <chrono>
#include <cmath>

namespace cli {

using namespace genotype;

namespace {

struct LuckCheckOptions {
    /// 1 (against Brother Johann, standard) … 5.
    int players = 4;
    std::string bot = "apprentice";
    /// At least 2.
    std::int64_t games = 40;
    std::uint64_t seed = 1;
    /// 2 … 100 000, for each position.
    int samples = 64;
    /// Plays positions on to the end of the round, instead of judging them as they stand.
    bool playOn = false;
    /// 0: one for each core.
    int threads = 0;
};

struct CheckedGame {
    AftermathReport report;
    double seconds = 0;
};

Record playedByBots(const LuckCheckOptions& options, const Bot& bot, const GameSeeds& seeds) {
    Record record;
    record.setup.players = options.players;
    record.setup.seed = seeds[0];
    if (options.players == 1)
        record.setup.johann = Difficulty::Standard;
    playToTheEnd(record, bot, seeds[1]);
    return record;
}

CheckedGame checked(const Record& record, const LuckCheckOptions& options) {
    const auto start = std::chrono::steady_clock::now();
    Aftermath work(record, {.samples = options.samples,
                            .horizon = options.playOn ? Horizon::EndOfRound : Horizon::Now,
                            .searched = 0,
                            .seed = record.setup.seed});
    for (std::size_t piece = 0; piece < work.pieces(); ++piece)
        work.work(piece);
    return {work.report(), std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count()};
}

/// The root of the mean square over games and seats.
template <typename Number> double spread(const std::vector<CheckedGame>& games, const Number& number) {
    double squares = 0;
    int count = 0;
    for (const CheckedGame& game : games)
        for (Seat seat = 0; seat < game.report.seats; ++seat, ++count)
            squares += std::pow(number(game.report, seat), 2);
    return std::sqrt(squares / count);
}

std::string checkText(const LuckCheckOptions& options, const std::vector<CheckedGame>& games) {
    Samples luck;
    double seconds = 0;
    for (const CheckedGame& game : games) {
        luck.push_back(game.report.game[0].luck.mean);
        seconds += game.seconds;
    }
    const Estimate mean = estimateOf(luck);
    const double real =
        spread(games, [](const AftermathReport& report, Seat seat) { return report.result[seat]; });
    const double adjusted =
        spread(games, [](const AftermathReport& report, Seat seat) { return report.adjusted[seat].mean; });
    const double noise =
        spread(games, [](const AftermathReport& report, Seat seat) { return report.game[seat].luck.error; });
    const double remainder = spread(games, [](const AftermathReport& report, Seat seat) {
        return report.game[seat][Share::Remainder].mean;
    });
    return lineOf("%s, bot %s, %s\n", howMany(games.size(), "game", "games").c_str(), options.bot.c_str(),
                  options.playOn ? "positions played on to the end of the round"
                                 : "positions judged as they stand") +
           lineOf("mean luck of the first seat: %+.2f ± %.2f\n", mean.mean, mean.halfWidth()) +
           lineOf("spread of the lead: %.2f; with average luck: %.2f (%.0f %% of the variance)\n", real,
                  adjusted, 100 * adjusted * adjusted / (real * real)) +
           lineOf("standard error of the luck of one game: %.2f; remainder: %.2f\n", noise, remainder) +
           lineOf("%.2f s a game on one core\n", seconds / static_cast<double>(games.size()));
}

/// How well luck is told from skill in games of one bot (engine/genotype/aftermath/README.md).
Answer luckCheckAnswer(const LuckCheckOptions& options) {
    const Bot& bot = botNamed(options.bot);
    const auto seeds = seedsOf(options.seed, static_cast<std::size_t>(options.games));
    std::vector<CheckedGame> games(seeds.size());
    threads::inParallel(seeds.size(), options.threads, [&](std::size_t game) {
        games[game] = checked(playedByBots(options, bot, seeds[game]), options);
    });
    return {checkText(options, games)};
}

} // namespace

Run luckCheck(CLI::App& command) {
    const auto options = std::make_shared<LuckCheckOptions>();
    addNumber(command, "--players", options->players, "1 (against Brother Johann) to 5", 1, maxSeats);
    command.add_option("--bot", options->bot, "The level of all players");
    addNumber(command, "--games", options->games, "Number of games", 2, 1'000'000);
    addNumber(command, "--seed", options->seed, "The same seed gives the same games");
    addNumber(command, "--samples", options->samples, "Samples of what chance could have brought", 2,
              100'000);
    addFlag(command, "--play-on", options->playOn, "Play positions on to the end of the round");
    addThreads(command, options->threads, "By default, one for each core");
    return [options] { return luckCheckAnswer(*options); };
}

} // namespace cli
