// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/threads/parallel.h"
#include "app/programs/console/bots.h"
#include "app/programs/console/options.h"
#include "bot_games.h"
#include "commands.h"
#include "engine/genotype/bots/roster.h"
#include "engine/genotype/bots/weight_fit.h"
#include "engine/genotype/bots/weight_text.h"
#include "engine/genotype/rules/rules.h"
#include "gifts.h"

#include <array>
#include <cstdio>
#include <mutex>

namespace cli {

using namespace genotype;

namespace {

struct FitOptions {
    /// "evaluation": for any moment of a game for two to five. "round": for the start of a round, in such
    /// games and against Brother Johann.
    std::string weights;
    /// Games with two to five players; for "round", as many again against Brother Johann.
    std::int64_t games = 1000;
    std::uint64_t seed = 0;
    /// The bot that plays all seats.
    std::string bot = "apprentice";
    /// Where the file is written; empty: to standard output.
    std::string file;
    int threads = 0;
};

/// One choice in this many is random, so that positions come up that good players avoid.
constexpr std::uint32_t oneChoiceInSo = 20;
/// One position in this many is used: neighbouring positions are nearly the same.
constexpr std::uint32_t onePositionInSo = 5;

struct Fits {
    WeightFit table;
    WeightFit solo;
    WeightFit johann;

    WeightFit& of(const State& state, Seat seat) {
        return !state.johann.plays() ? table : state.isJohann(seat) ? johann : solo;
    }
    void add(const Fits& other) {
        table.add(other.table);
        solo.add(other.solo);
        johann.add(other.johann);
    }
};

/// Most games are of four.
Setup tableSetup(std::size_t game, std::uint64_t seed) {
    constexpr std::array players{4, 2, 4, 3, 4, 5, 4, 4};
    return {.players = players[game % players.size()], .seed = seed};
}

/// Two games in three are hard.
Setup soloSetup(std::size_t game, std::uint64_t seed) {
    constexpr std::array difficulties{Difficulty::Hard,     Difficulty::Easy, Difficulty::Hard,
                                      Difficulty::Standard, Difficulty::Hard, Difficulty::Hard};
    Setup setup{.players = 1, .seed = seed};
    setup.johann = difficulties[game % difficulties.size()];
    return setup;
}

/// Gives every seat something at random: otherwise, owning it would be confounded with being ahead.
void giveToAll(State& state, core::Random& random) {
    static const std::vector<Gift> gifts = giftsNamed({});
    for (Seat seat = 0; seat < state.persons(); ++seat) {
        const Gift* gift = nullptr;
        do
            gift = &gifts[random.below(static_cast<std::uint32_t>(gifts.size()))];
        while (!gift->give(state, seat, gift->which));
    }
}

/// Features of positions in one game, by seat, until its end is known.
class Game {
public:
    Game(const Setup& setup, const Bot& bot, bool atRounds, std::uint64_t choices)
        : m_state(newGame(setup)), m_bot(bot), m_atRounds(atRounds), m_random(choices) {}

    void play(Fits& fits) {
        while (!m_state.finished()) {
            look();
            step();
        }
        for (const auto& [seat, features] : m_seen)
            fits.of(m_state, seat).add(features, score(m_state, seat).total());
    }

private:
    void look() {
        if (m_state.phase == genotype::Phase::Setup)
            return;
        if (m_atRounds) {
            if (m_state.round == m_round)
                return;
            m_round = m_state.round;
            giveToAll(m_state, m_random);
        } else if (m_random.below(onePositionInSo) > 0) {
            return;
        }
        const Outlook outlook(m_state);
        for (Seat seat = 0; seat < m_state.seats; ++seat)
            m_seen.emplace_back(seat, featuresOf(m_state, outlook, seat));
    }

    void step() {
        ActionList legal;
        legalActions(m_state, legal);
        if (legal.size() > 1 && m_random.below(oneChoiceInSo) == 0)
            return applyLegal(m_state, legal[m_random.below(static_cast<std::uint32_t>(legal.size()))]);
        applyLegal(m_state, m_bot.chooseAction(observe(m_state, m_state.actor), legal, m_random));
    }

    State m_state;
    const Bot& m_bot;
    bool m_atRounds;
    core::Random m_random;
    int m_round = 0;
    std::vector<std::pair<Seat, FeatureVector>> m_seen;
};

Fits playAll(const FitOptions& options, bool atRounds) {
    const Bot& bot = botNamed(options.bot);
    const auto games = static_cast<std::size_t>(options.games);
    const auto seeds = seedsOf(options.seed, atRounds ? 2 * games : games);
    Fits total;
    std::mutex lock;
    threads::inParallel(seeds.size(), options.threads, [&](std::size_t game) {
        const std::uint64_t seed = seeds[game][0];
        const Setup setup = game < games ? tableSetup(game, seed) : soloSetup(game - games, seed);
        Fits own;
        Game(setup, bot, atRounds, seeds[game][1]).play(own);
        const std::lock_guard guard(lock);
        total.add(own);
    });
    return total;
}

std::string headOf(const FitOptions& options, bool atRounds) {
    std::string text = "Written by `genotype-measure fit --weights " + options.weights + " --bot " +
                       options.bot + " --games " + std::to_string(options.games) + " --seed " +
                       std::to_string(options.seed) +
                       "`. Least squares of the final score on the features of ";
    text += atRounds
                ? "the positions at the start of a round, where every player was given something at random "
                  "(gifts.cpp)"
                : "one position in five";
    return text + ", in games that the bot played against itself with one choice in twenty at random. A "
                  "feature that never varied has the Apprentice's weight of that time. README.md above this "
                  "folder says how to make and test a new set.";
}

std::string qualityText(const FittedWeights& fit) {
    std::string text = "Positions with 1 to 5 breeding phases to come (R squared, error in points):";
    char part[120];
    for (std::size_t stage = 1; stage <= maxRounds; ++stage) {
        const FitQuality& one = fit.quality[stage];
        std::snprintf(part, sizeof part, " %lld (%.2f, %.1f)%s", static_cast<long long>(one.positions),
                      one.explained, one.error, stage < maxRounds ? "," : ".");
        text += part;
    }
    return text;
}

/// Plays bots of one level against each other, with one choice in twenty at random, and fits what features of
/// a position are worth at the end of the game (engine/genotype/bots/weight_fit.h). The same options give the
/// same file, with any number of threads.
Answer fitted(const FitOptions& options) {
    const bool atRounds = options.weights == "round";
    const Fits fits = playAll(options, atRounds);
    const std::string head = headOf(options, atRounds);
    const auto table = [](const std::string& about, const WeightFit& one) {
        const FittedWeights weights = one.solve(evaluationWeights);
        return WeightTable{about + ' ' + qualityText(weights), weights.weights};
    };
    const std::string text =
        weightHead(head) +
        (atRounds ? roundText(table("Games of two to five, most of four.", fits.table),
                              table("The player against Brother Johann, two games in three hard.", fits.solo),
                              table("Brother Johann in those games.", fits.johann))
                  : evaluationText(table("", fits.table)));
    if (options.file.empty())
        return {text};
    writeFile(options.file, text);
    return {};
}

} // namespace

Run fit(CLI::App& command) {
    const auto options = std::make_shared<FitOptions>();
    command.add_option("--weights", options->weights, "evaluation or round: which file")
        ->required()
        ->check(CLI::IsMember({"evaluation", "round"}));
    addNumber(command, "--games", options->games, "Games of two to five; for round, as many against Johann",
              1, 1'000'000);
    addNumber(command, "--seed", options->seed, "The same seed gives the same file");
    command.add_option("--bot", options->bot, "The bot that plays: novice, apprentice …");
    command.add_option("--out", options->file, "The file to write; by default standard output");
    addThreads(command, options->threads);
    return [options] { return fitted(*options); };
}

} // namespace cli
