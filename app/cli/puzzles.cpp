// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles.h"

#include "app/threads/parallel.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "finished_game.h"
#include "game_seeds.h"
#include "levels.h"
#include "numbers.h"
#include "output.h"
#include "plain_number.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <numeric>

namespace cli {

using namespace genotype;

namespace {

using KindCounts = std::array<int, puzzleKinds>;

/// Games that are looked at before what is still wanted is counted again.
constexpr std::size_t batch = 4;
/// From one game; more would be alike.
constexpr int mostOfGame = 5;
constexpr int mostOfKind = 3;
constexpr int mostOfTopic = 2;
/// Of all puzzles, the share of one topic, in per cent.
constexpr int mostOfAll = 40;
constexpr std::size_t largestFile = 8u << 20;

std::size_t at(PuzzleKind kind) {
    return static_cast<std::size_t>(kind);
}

struct SourceGame {
    Record record;
    std::string name;
};

SourceGame playedGame(const PuzzlesOptions& options, const Bot& bot, std::size_t number,
                      const GameSeeds& seeds) {
    SourceGame game;
    game.record.setup.players = options.players[number % options.players.size()];
    game.record.setup.seed = seeds[0];
    game.record.seats.resize(static_cast<std::size_t>(game.record.setup.players));
    for (std::size_t seat = 0; seat < game.record.seats.size(); ++seat)
        game.record.seats[seat] = {.name = {}, .kind = options.bot, .colour = static_cast<int>(seat)};
    game.name = std::to_string(options.seed) + '-' + std::to_string(number + 1);
    State state = newGame(game.record.setup);
    core::Random random(seeds[1]);
    ActionList legal;
    while (!state.finished()) {
        legalActions(state, legal);
        game.record.actions.push_back(bot.chooseAction(observe(state, state.actor), legal, random));
        applyLegal(state, game.record.actions.back());
    }
    return game;
}

/// Looks at the moments of a game in random order, so that its rounds get the same chance.
std::vector<Puzzle> puzzlesIn(const SourceGame& game, const KindCounts& wanted, const PuzzleEffort& effort) {
    std::vector<std::size_t> steps(game.record.actions.size());
    std::iota(steps.begin(), steps.end(), std::size_t{0});
    core::Random(game.record.setup.seed).shuffle(steps);
    KindCounts kinds{};
    std::array<int, puzzleTopics> topics{};
    std::vector<Puzzle> found;
    for (const std::size_t step : steps) {
        if (static_cast<int>(found.size()) == mostOfGame)
            break;
        auto puzzle = puzzleAt(game.record, step, effort);
        if (!puzzle)
            continue;
        const PuzzleKind kind = *kindOf(*puzzle);
        int& ofTopic = topics[static_cast<std::size_t>(topicOf(*puzzle))];
        if (kinds[at(kind)] >= std::min(mostOfKind, wanted[at(kind)]) || ofTopic == mostOfTopic)
            continue;
        ++kinds[at(kind)];
        ++ofTopic;
        puzzle->id = game.name + '-' + std::to_string(step);
        found.push_back(std::move(*puzzle));
    }
    std::ranges::sort(found, {}, [](const Puzzle& puzzle) { return puzzle.record.actions.size(); });
    return found;
}

std::string commandOf(const PuzzlesOptions& options) {
    std::string text = "genotype-cli puzzles";
    for (const std::string& file : options.files)
        text += ' ' + file;
    if (options.files.empty()) {
        text += " --bot " + options.bot + " --players ";
        for (std::size_t i = 0; i < options.players.size(); ++i)
            text += (i > 0 ? "," : "") + std::to_string(options.players[i]);
        text += " --games " + std::to_string(options.games) + " --seed " + std::to_string(options.seed);
    }
    return text + " --clear " + std::to_string(options.clear) + " --unobvious " +
           std::to_string(options.unobvious) + " --neutral " + std::to_string(options.neutral) +
           " --search " + std::to_string(options.effort.searched) + " --screen " +
           std::to_string(options.effort.screened) + " --worlds " + std::to_string(options.effort.verified);
}

void write(const PuzzlesOptions& options, const std::vector<Puzzle>& found) {
    const std::string text = puzzlesText(found, "Made by: " + commandOf(options));
    if (options.out.empty())
        return print(text);
    std::ofstream file(options.out, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    if (!file)
        throw UserError(options.out + ": cannot be written");
}

std::vector<Puzzle> findAll(const PuzzlesOptions& options) {
    const Bot& bot = botNamed(options.bot);
    const auto count = options.files.empty() ? static_cast<std::size_t>(options.games) : options.files.size();
    const auto seeds = seedsOf(options.seed, count);
    KindCounts wanted{options.clear, options.unobvious, options.neutral};
    const int all = std::accumulate(wanted.begin(), wanted.end(), 0);
    std::array<int, puzzleTopics> topics{};
    std::vector<Puzzle> kept;
    for (std::size_t first = 0; first < count && static_cast<int>(kept.size()) < all; first += batch) {
        std::vector<std::vector<Puzzle>> found(std::min(batch, count - first));
        threads::inParallel(found.size(), options.threads, [&](std::size_t i) {
            const std::size_t number = first + i;
            SourceGame game;
            if (options.files.empty())
                game = playedGame(options, bot, number, seeds[number]);
            else
                game = {FinishedGame(options.files[number], {}).record, "game-" + std::to_string(number + 1)};
            PuzzleEffort effort = options.effort;
            effort.seed = seeds[number][1];
            found[i] = puzzlesIn(game, wanted, effort);
        });
        for (std::vector<Puzzle>& game : found)
            for (Puzzle& puzzle : game) {
                int& left = wanted[at(*kindOf(puzzle))];
                int& ofTopic = topics[static_cast<std::size_t>(topicOf(puzzle))];
                if (left == 0 || 100 * ofTopic >= mostOfAll * all)
                    continue;
                --left;
                ++ofTopic;
                kept.push_back(std::move(puzzle));
            }
        // What there is so far: finding them takes long.
        if (!options.out.empty())
            write(options, kept);
    }
    return kept;
}

std::string kindName(const Puzzle& puzzle) {
    const auto kind = kindOf(puzzle);
    return kind ? std::string(notation(*kind)) : "none";
}

int check(const PuzzlesOptions& options) {
    const auto read = readPuzzles(readFile(options.check, largestFile));
    if (const auto* fault = std::get_if<PuzzleFault>(&read))
        throw UserError(options.check + ':' + std::to_string(fault->line) + ": " + fault->what);
    const auto& all = std::get<std::vector<Puzzle>>(read);
    std::vector<Puzzle> again = all;
    threads::inParallel(again.size(), options.threads, [&](std::size_t i) {
        Puzzle& puzzle = again[i];
        measure(replay(puzzle.record).state, puzzle.options, options.effort.verified,
                options.seed + std::uint64_t{i});
    });
    bool changed = false;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool same = all[i].best() == again[i].best() || kindOf(all[i]) == PuzzleKind::Neutral;
        changed = changed || !same;
        print(padded(all[i].id, 14) + padded(kindName(all[i]), 11) +
              padded(std::string(notation(topicOf(all[i]))), 10) + padded(kindName(again[i]), 11) +
              (same ? "" : "another option is best") + '\n');
    }
    return changed ? 1 : 0;
}

} // namespace

CLI::App* addPuzzles(CLI::App& program, PuzzlesOptions& options) {
    CLI::App* const added =
        program.add_subcommand("puzzles", "Find puzzles in games of Genotype and write their file");
    added->add_option("files", options.files, "Finished games; by default, games of bots");
    added->add_option("--check", options.check, "A file of puzzles: measure them again");
    added->add_option("--bot", options.bot, "The bot that plays: novice, apprentice …");
    added->add_option("--players", options.players, "2 to 4, one number or several to take turns: 2,3,4")
        ->delimiter(',')
        ->check(plainNumber())
        ->check(CLI::Range(2, 5));
    added->add_option("--games", options.games, "At most so many games are played")
        ->check(plainNumber())
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{100'000}));
    added->add_option("--seed", options.seed, "The same seed gives the same file")->check(plainNumber());
    const auto count = [&](const char* name, int& value, const char* about, int least, int most) {
        added->add_option(name, value, about)->check(plainNumber())->check(CLI::Range(least, most));
    };
    count("--clear", options.clear, "Puzzles with a clearly best choice", 0, 1000);
    count("--unobvious", options.unobvious, "… where another looks best at first sight", 0, 1000);
    count("--neutral", options.neutral, "… where it hardly matters", 0, 1000);
    count("--search", options.effort.searched, "Playouts that look for the best choices", 1, 1'000'000);
    count("--screen", options.effort.screened, "Worlds in which they are first compared", 2, 1'000'000);
    count("--worlds", options.effort.verified, "Worlds in which they are measured", 2, 1'000'000);
    count("--threads", options.threads, "By default, one for each core", 1, 256);
    added->add_option("--out", options.out, "The file to write; by default standard output");
    return added;
}

int puzzles(const PuzzlesOptions& options) {
    if (!options.check.empty())
        return check(options);
    const std::vector<Puzzle> found = findAll(options);
    write(options, found);
    return 0;
}

} // namespace cli
