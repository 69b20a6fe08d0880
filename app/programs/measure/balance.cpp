// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/threads/parallel.h"
#include "app/programs/console/bots.h"
#include "app/programs/console/options.h"
#include "balance_count.h"
#include "bot_games.h"
#include "commands.h"
#include "engine/genotype/model/value_names.h"
#include "engine/genotype/rules/rules.h"
#include "engine/genotype/words/words.h"
#include "gifts.h"
#include "price_option.h"

#include <algorithm>
#include <cmath>
#include <mutex>

namespace cli {

using namespace genotype;

namespace {

struct BalanceOptions {
    /// 2 … 5.
    int players = 4;
    /// 1 … 5.
    int rounds = genotype::maxRounds;
    /// Plain games, and as many with gifts.
    std::int64_t games = 1000;
    std::uint64_t seed = 0;
    std::string bot = "apprentice";
    /// Playouts for each choice of a bot that searches; 0: its default.
    std::int64_t iterations = 0;
    /// As `pricesOf` reads them; those not named are the catalogue's.
    std::vector<std::string> prices;
    /// As `giftsNamed` takes them.
    std::vector<std::string> gifts;
    int threads = 0;
};

Budget budgetOf(const BalanceOptions& options) {
    return {.iterations = static_cast<int>(options.iterations)};
}

/// A game whose upgrades cost what the options say.
State newTable(const BalanceOptions& options, const Prices& prices, std::uint64_t seed,
               EventSink* events = nullptr) {
    State state = newGame({.players = options.players, .rounds = options.rounds, .seed = seed}, events);
    setPrices(state, prices);
    return state;
}

BalanceCount plainGames(const BalanceOptions& options, const Prices& prices, const Bot& bot) {
    const auto seeds = seedsOf(options.seed, static_cast<std::size_t>(options.games));
    BalanceCount total;
    std::mutex lock;
    threads::inParallel(seeds.size(), options.threads, [&](std::size_t game) {
        std::vector<Event> events;
        State state = newTable(options, prices, seeds[game][0], &events);
        core::Random random(seeds[game][1]);
        while (!state.finished())
            applyLegal(state, choiceOf(bot, state, random, budgetOf(options)), &events);
        BalanceCount own;
        own.add(state, events);
        const std::lock_guard guard(lock);
        total.add(own);
    });
    return total;
}

/// By gift: the lead of its seat over the mean of the others, in hundredths of a point.
std::vector<Sample> giftGames(const BalanceOptions& options, const Prices& prices, const Bot& bot,
                              const std::vector<Gift>& gifts) {
    // Seeds that differ from those of the plain games.
    const auto seeds = seedsOf(options.seed ^ 0x9e3779b97f4a7c15u, static_cast<std::size_t>(options.games));
    std::vector<Sample> total(gifts.size());
    std::mutex lock;
    threads::inParallel(seeds.size(), options.threads, [&](std::size_t game) {
        State state = newTable(options, prices, seeds[game][0]);
        core::Random random(seeds[game][1]);
        while (state.phase == genotype::Phase::Setup)
            applyLegal(state, choiceOf(bot, state, random, budgetOf(options)));
        std::array<std::size_t, maxSeats> given{};
        for (Seat seat = 0; seat < state.seats; ++seat)
            do
                given[seat] = random.below(static_cast<std::uint32_t>(gifts.size()));
            while (!gifts[given[seat]].give(state, seat, gifts[given[seat]].which));
        while (!state.finished())
            applyLegal(state, choiceOf(bot, state, random, budgetOf(options)));
        int sum = 0;
        for (Seat seat = 0; seat < state.seats; ++seat)
            sum += score(state, seat).total();
        const std::lock_guard guard(lock);
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const int own = score(state, seat).total();
            total[given[seat]].add(100 * own - 100 * (sum - own) / (state.seats - 1));
        }
    });
    return total;
}

Json seatsJson(const BalanceCount& count, int players) {
    Json seats = Json::array();
    for (int order = 0; order < players; ++order) {
        const auto index = static_cast<std::size_t>(order);
        const double wins = static_cast<double>(count.wins[index]) / 60;
        Json seat{{"turn", order + 1}};
        addWinRate(seat, wins, count.games);
        seat["points"] = meanJson(count.points[index]);
        seats.push_back(seat);
    }
    return seats;
}

/// Times in a game.
Json useJson(const BalanceCount& count) {
    const auto each = [&count](std::int64_t times) {
        return rounded(static_cast<double>(times) / static_cast<double>(count.games));
    };
    Json use;
    for (const SpaceInfo& space : spaces)
        use["spaces"][std::string(space.notation)] = each(count.spaces[static_cast<std::size_t>(space.id)]);
    for (int kind = 0; kind < upgradeKinds; ++kind)
        use["upgrades"][std::string(notation(static_cast<Upgrade>(kind)))] =
            each(count.upgrades[static_cast<std::size_t>(kind)]);
    for (const ToolCard& card : toolCards) {
        const auto kind = static_cast<std::size_t>(card.id);
        use["tools"][std::string(card.notation)] = {{"taken", each(count.toolsTaken[kind])},
                                                    {"played", each(count.toolsPlayed[kind])}};
    }
    for (const AssistantCard& card : assistantCards)
        use["assistants"][std::string(card.notation)] = each(count.hired[static_cast<std::size_t>(card.id)]);
    for (const Trait trait : allTraits)
        for (std::size_t goal = 0; goal < 2; ++goal)
            use["goals"][std::string(1, letterOf(trait, goal == 0))] =
                each(count.claimed[static_cast<std::size_t>(trait)][goal]);
    for (PlantId plant = 0; plant < plantCardCount; ++plant)
        use["plants"][words::number(plant)] = {{"traits", words::traits(plant)},
                                               {"sown", each(count.sown[plant])},
                                               {"completed", each(count.completed[plant])}};
    return use;
}

Json giftsJson(const std::vector<Gift>& gifts, const std::vector<Sample>& samples) {
    Json json;
    const Sample& nothing = samples.front();
    for (std::size_t i = 1; i < samples.size(); ++i) {
        const double margin = std::hypot(samples[i].margin(), nothing.margin()) / 100;
        json[gifts[i].name] = {{"points", rounded((samples[i].mean() - nothing.mean()) / 100)},
                               {"margin", rounded(margin)},
                               {"times", samples[i].count}};
    }
    return json;
}

/// For each upgrade that was among the gifts: its price at the start of a game, what it is worth beyond that
/// price in coins of half the worth of two, and how often it is bought.
Json upgradesJson(const Prices& prices, const Json& gifts, const Json& use) {
    Json json = Json::object();
    for (int kind = 0; kind < upgradeKinds; ++kind) {
        const std::string name(notation(static_cast<Upgrade>(kind)));
        const auto gift = gifts.find("upgrade " + name);
        const auto coins = gifts.find("2 coins");
        if (gift == gifts.end() || coins == gifts.end())
            continue;
        const PriceScale& scale = prices[static_cast<std::size_t>(kind)];
        const double price = scale.steps[scale.start];
        const auto points = [](const auto& one) { return (*one)["points"].template get<double>(); };
        const auto margin = [](const auto& one) { return (*one)["margin"].template get<double>(); };
        json[name] = {{"prices", textOf(scale)},
                      {"beyond_price", rounded(points(gift) - price * points(coins) / 2)},
                      {"margin", rounded(std::hypot(margin(gift), price * margin(coins) / 2))},
                      {"bought", use["upgrades"][name]}};
    }
    return json;
}

Json reportOf(const BalanceOptions& options, const Prices& prices, const BalanceCount& count,
              const std::vector<Gift>& gifts, const std::vector<Sample>& samples) {
    const Json worth = giftsJson(gifts, samples);
    const Json use = useJson(count);
    return {{"players", options.players},
            {"rounds", options.rounds},
            {"bot", options.bot},
            {"games", options.games},
            {"seed", options.seed},
            {"seats", seatsJson(count, options.players)},
            {"points",
             {{"plants", meanJson(count.plants)},
              {"goals", meanJson(count.goals)},
              {"markers", meanJson(count.markers)},
              {"coins", meanJson(count.coins)}}},
            {"completed_plants", meanJson(count.harvested)},
            {"use", use},
            {"gifts", worth},
            {"upgrades", upgradesJson(prices, worth, use)}};
}

/// Markdown tables, as in engine/README.md.
std::string tablesOf(const Json& report) {
    std::string text;
    const auto add = [&text](const std::string& heading, const Json& rows, const char* pattern) {
        text += heading;
        for (const auto& [name, row] : rows.items())
            text += (rows.is_object() ? "| " + name + " | " : "| ") + filled(pattern, row) + " |\n";
    };
    const Json& use = report["use"];
    add("| turn | wins | 95 % | points |\n|---|---|---|---|\n", report["seats"],
        "{turn:%.0f} | {win_rate%:%.1f} % | {interval.0%:%.1f}–{interval.1%:%.1f} % | {points.mean:%.1f} ± "
        "{points.margin:%.1f}");
    add("\n| source | points |\n|---|---|\n", report["points"], "{mean:%.1f} ± {margin:%.1f}");
    add("\n| given at the start | points | times |\n|---|---|---|\n", report["gifts"],
        "{points:%+.1f} ± {margin:%.1f} | {times:%.0f}");
    add("\n| upgrade | prices | worth beyond the first | bought per game |\n|---|---|---|---|\n",
        report["upgrades"], "{prices:%s} | {beyond_price:%+.1f} ± {margin:%.1f} | {bought:%.2f}");
    add("\n| used | times per game |\n|---|---|\n", use["spaces"], "{:%.2f}");
    for (const char* kind : {"upgrades", "assistants", "goals"})
        add("", use[kind], "{:%.2f}");
    add("\n| tool | taken | played |\n|---|---|---|\n", use["tools"], "{taken:%.2f} | {played:%.2f}");
    add("\n| plant | traits | sown | completed |\n|---|---|---|---|\n", use["plants"],
        "{traits:%s} | {sown:%.2f} | {completed:%.2f}");
    return text;
}

/// What decides the games of bots of one level: wins by turn order, points by source, how often each space,
/// upgrade and card is used, and what items given at random at the start are worth. The same seed gives the
/// same report.
Answer balanceAnswer(const BalanceOptions& options) {
    const Bot& bot = botNamed(options.bot);
    const std::vector<Gift> gifts = giftsNamed(options.gifts);
    const Prices prices = pricesOf(options.prices);
    const BalanceCount count = plainGames(options, prices, bot);
    Json report = reportOf(options, prices, count, gifts, giftGames(options, prices, bot, gifts));
    return {tablesOf(report), std::move(report)};
}

} // namespace

Run balance(CLI::App& command) {
    const auto options = std::make_shared<BalanceOptions>();
    addNumber(command, "--players", options->players, "Players at the table", minSeats, maxSeats);
    addNumber(command, "--rounds", options->rounds, "Rounds of a game", 1, maxRounds);
    addNumber(command, "--games", options->games, "Plain games, and as many with gifts", 1, 1'000'000);
    addNumber(command, "--seed", options->seed, "The same seed gives the same report");
    command.add_option("--bot", options->bot, "The level that plays all seats");
    addNumber(command, "--iterations", options->iterations, "Playouts for each choice of a bot that searches",
              1, 100'000'000);
    command.add_option("--prices", options->prices,
                       "Other prices: an upgrade, its first price and its steps (plot=1:1,2,3,4 …)");
    command
        .add_option("--gifts", options->gifts,
                    "Give only what has one of these words in its name (coin,upgrade)")
        ->delimiter(',');
    addThreads(command, options->threads);
    return [options] { return balanceAnswer(*options); };
}

} // namespace cli
