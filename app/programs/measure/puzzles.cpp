// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/threads/parallel.h"
#include "app/programs/console/bots.h"
#include "app/programs/console/game_file.h"
#include "app/programs/console/options.h"
#include "bot_games.h"
#include "commands.h"
#include "engine/genotype/puzzles/puzzle_finder.h"
#include "engine/genotype/puzzles/puzzle_text.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <numeric>

namespace cli {

using namespace genotype;

namespace {

struct PuzzlesOptions {
    /// Finished games to look at; none: games that the bot plays against itself.
    std::vector<std::string> files;
    /// A file of puzzles to measure again instead.
    std::string check;
    std::string bot = "researcher";
    /// Of the games played, one after another.
    std::vector<int> players{2, 3, 4};
    std::vector<int> rounds{genotype::maxRounds};
    /// At most so many games are played.
    std::int64_t games = 200;
    std::uint64_t seed = 1;
    /// How many of each kind are wanted.
    int clear = 25;
    int unobvious = 20;
    int neutral = 18;
    /// Rounds that are still to be played, times players, of the moments that are looked at. With many,
    /// chance decides, and a thousand worlds show no difference; and they take long.
    int ahead = 8;
    genotype::PuzzleEffort effort;
    /// 0: one for each core.
    int threads = 0;
    /// Empty: standard output.
    std::string out;
};

using KindCounts = std::array<int, puzzleKinds>;

/// Games that are looked at before what is still wanted is counted again, and the file is written.
constexpr std::size_t batch = 2;
/// From one game; more would be alike.
constexpr int mostOfGame = 4;
constexpr int mostOfKind = 2;
constexpr int mostOfTopic = 2;
/// Moments of a game that are looked at, but for those without a choice.
constexpr int momentsOfGame = 24;
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
    game.record.setup.rounds = options.rounds[number % options.rounds.size()];
    game.record.setup.seed = seeds[0];
    game.record.seats.resize(static_cast<std::size_t>(game.record.setup.players));
    for (std::size_t seat = 0; seat < game.record.seats.size(); ++seat)
        game.record.seats[seat] = {.name = {}, .kind = options.bot, .colour = static_cast<int>(seat)};
    game.name = std::to_string(options.seed) + '-' + std::to_string(number + 1);
    playToTheEnd(game.record, bot, seeds[1]);
    return game;
}

std::uint64_t mixed(std::uint64_t seed, std::uint64_t number) {
    return core::mixedSeed(core::mixedSeed(seed) + number);
}

/// Whether two moments of a game offer the same choices: the second would teach nothing.
bool offersTheSame(const Puzzle& one, const Puzzle& other) {
    return std::ranges::equal(one.options, other.options, {}, &PuzzleOption::action, &PuzzleOption::action);
}

/// Looks at the moments of a game in random order, so that its rounds get the same chance.
std::vector<Puzzle> puzzlesIn(const SourceGame& game, const KindCounts& wanted, PuzzleEffort effort,
                              int ahead) {
    std::vector<std::size_t> steps(game.record.actions.size());
    std::iota(steps.begin(), steps.end(), std::size_t{0});
    const std::uint64_t seed = effort.seed;
    core::Random(seed).shuffle(steps);
    KindCounts kinds{};
    std::array<int, puzzleTopics> topics{};
    std::vector<Puzzle> found;
    int moments = 0;
    for (const std::size_t step : steps) {
        if (static_cast<int>(found.size()) == mostOfGame || moments == momentsOfGame)
            break;
        const State state = replay(game.record, step).state;
        ActionList legal;
        legalActions(state, legal);
        if (legal.size() < fewestOptions || state.persons() * (state.rounds - state.round + 1) > ahead)
            continue;
        ++moments;
        effort.seed = mixed(seed, step);
        for (std::size_t kind = 0; kind < kinds.size(); ++kind)
            effort.wanted[kind] = kinds[kind] < std::min(mostOfKind, wanted[kind]);
        auto puzzle = puzzleAt(game.record, step, effort);
        if (!puzzle)
            continue;
        int& ofTopic = topics[static_cast<std::size_t>(topicOf(*puzzle))];
        if (ofTopic == mostOfTopic ||
            std::ranges::any_of(found, [&](const Puzzle& one) { return offersTheSame(one, *puzzle); }))
            continue;
        ++kinds[at(*kindOf(*puzzle))];
        ++ofTopic;
        puzzle->id = game.name + '-' + std::to_string(step);
        found.push_back(std::move(*puzzle));
    }
    return found;
}

std::string commandOf(const PuzzlesOptions& options) {
    const auto listed = [](const std::vector<int>& numbers) {
        return joined(numbers, ",", [](int number) { return std::to_string(number); });
    };
    std::string text = "genotype-measure puzzles";
    for (const std::string& file : options.files)
        text += ' ' + file;
    if (options.files.empty())
        text += " --bot " + options.bot + " --players " + listed(options.players) + " --rounds " +
                listed(options.rounds) + " --games " + std::to_string(options.games);
    return text + " --ahead " + std::to_string(options.ahead) + " --seed " + std::to_string(options.seed) +
           " --clear " + std::to_string(options.clear) + " --unobvious " + std::to_string(options.unobvious) +
           " --neutral " + std::to_string(options.neutral) + " --search " +
           std::to_string(options.effort.searched) + " --compare " + std::to_string(options.effort.compared) +
           " --worlds " + std::to_string(options.effort.measured.most);
}

/// The comment of a file: what made it, and how far it has come.
const std::string lookedAt = "\n# Games looked at: ";

/// What there is so far: finding puzzles takes long.
struct Progress {
    std::size_t games = 0;
    std::vector<Puzzle> kept;
};

std::string textOf(const PuzzlesOptions& options, Progress& progress) {
    // The easiest come first.
    std::ranges::stable_sort(progress.kept, {}, difficultyOf);
    return puzzlesText(progress.kept,
                       "Made by: " + commandOf(options) + lookedAt + std::to_string(progress.games));
}

std::vector<Puzzle> puzzlesOf(const std::string& name, const std::string& text) {
    auto read = readPuzzles(text);
    if (const auto* fault = std::get_if<PuzzleFault>(&read))
        throw UserError(name + ':' + std::to_string(fault->line) + ": " + fault->what);
    return std::get<std::vector<Puzzle>>(std::move(read));
}

/// Where the same command has come to before it was stopped; from the start if the file is another one or
/// none.
Progress begun(const PuzzlesOptions& options) {
    if (options.out.empty() || !std::ifstream(options.out))
        return {};
    const std::string text = readFile(options.out, largestFile);
    const std::string made = "\n# Made by: " + commandOf(options) + lookedAt;
    const auto found = text.find(made);
    if (found == std::string::npos)
        return {};
    const auto begin = found + made.size();
    const auto games =
        core::plainNumber(std::string_view(text).substr(begin, text.find('\n', begin) - begin));
    if (!games)
        return {};
    return {static_cast<std::size_t>(*games), puzzlesOf(options.out, text)};
}

/// The puzzle in other worlds, measured until it shows its kind as it had to when it was found, or the limit
/// is reached.
Puzzle measuredAgain(const Puzzle& puzzle, std::uint64_t seed, const MeasureLimits& limits) {
    Puzzle again = puzzle;
    measure(replay(puzzle.record).state, again, seed, limits,
            [&](const Puzzle& seen) { return kindOf(seen) == kindOf(puzzle) && keepsItsKind(puzzle, seen); });
    return again;
}

/// Keeps the puzzles whose kind shows in a second measurement, too: of many moments, a few look decided in
/// one sample by luck.
void confirm(std::vector<Puzzle>& puzzles, std::uint64_t seed, const MeasureLimits& limits) {
    std::uint64_t number = 0;
    std::erase_if(puzzles, [&](const Puzzle& puzzle) {
        return kindOf(measuredAgain(puzzle, mixed(seed, ++number), limits)) != kindOf(puzzle);
    });
}

Progress findAll(const PuzzlesOptions& options) {
    const Bot& bot = botNamed(options.bot);
    const auto count = options.files.empty() ? static_cast<std::size_t>(options.games) : options.files.size();
    const auto seeds = seedsOf(options.seed, count);
    KindCounts wanted{options.clear, options.unobvious, options.neutral};
    const int all = std::accumulate(wanted.begin(), wanted.end(), 0);
    std::array<int, puzzleTopics> topics{};
    Progress progress = begun(options);
    for (const Puzzle& puzzle : progress.kept) {
        --wanted[at(*kindOf(puzzle))];
        ++topics[static_cast<std::size_t>(topicOf(puzzle))];
    }
    while (progress.games < count && static_cast<int>(progress.kept.size()) < all) {
        const std::size_t first = progress.games;
        std::vector<std::vector<Puzzle>> found(std::min(batch, count - first));
        threads::inParallel(found.size(), options.threads, [&](std::size_t i) {
            const std::size_t number = first + i;
            SourceGame game;
            if (options.files.empty())
                game = playedGame(options, bot, number, seeds[number]);
            else
                game = {FinishedGame({options.files[number]}).record, "game-" + std::to_string(number + 1)};
            PuzzleEffort effort = options.effort;
            effort.seed = seeds[number][1];
            found[i] = puzzlesIn(game, wanted, effort, options.ahead);
            confirm(found[i], mixed(effort.seed, 1), effort.measured);
        });
        for (std::vector<Puzzle>& game : found)
            for (Puzzle& puzzle : game) {
                int& left = wanted[at(*kindOf(puzzle))];
                int& ofTopic = topics[static_cast<std::size_t>(topicOf(puzzle))];
                if (left == 0 || 100 * ofTopic >= mostOfAll * all)
                    continue;
                --left;
                ++ofTopic;
                progress.kept.push_back(std::move(puzzle));
            }
        progress.games += found.size();
        if (!options.out.empty())
            writeFile(options.out, textOf(options, progress));
    }
    return progress;
}

std::string kindName(const Puzzle& puzzle) {
    const auto kind = kindOf(puzzle);
    return kind ? std::string(notation(*kind)) : "between";
}

/// Measures the puzzles again and says whether each keeps its kind. The exit code is 1 if one does not.
Answer checked(const PuzzlesOptions& options) {
    const std::vector<Puzzle> all = puzzlesOf(options.check, readFile(options.check, largestFile));
    std::vector<Puzzle> again(all.size());
    threads::inParallel(again.size(), options.threads, [&](std::size_t i) {
        again[i] = measuredAgain(all[i], mixed(options.seed, i), options.effort.measured);
    });
    Answer answer;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool same = keepsItsKind(all[i], again[i]);
        kept += same;
        answer.text += padded(all[i].id, 14) + padded(kindName(all[i]), 11) +
                       padded(std::string(notation(topicOf(all[i]))), 10) + padded(kindName(again[i]), 11) +
                       padded(howMany(static_cast<std::size_t>(again[i].worlds), "world", "worlds"), 13) +
                       (same                               ? "kept"
                        : all[i].best() == again[i].best() ? "another kind"
                                                           : "another option is best") +
                       '\n';
    }
    answer.text += std::to_string(kept) + " of " + std::to_string(all.size()) + " keep their kind.\n";
    answer.exitCode = kept == all.size() ? 0 : 1;
    return answer;
}

/// Finds puzzles in games and writes their file. The same options give the same file, with any number of
/// threads; if it was begun by the same command, it goes on where that was stopped.
Answer foundPuzzles(const PuzzlesOptions& options) {
    Progress found = findAll(options);
    const std::string text = textOf(options, found);
    if (options.out.empty())
        return {text};
    writeFile(options.out, text);
    return {};
}

} // namespace

Run puzzles(CLI::App& command) {
    const auto options = std::make_shared<PuzzlesOptions>();
    command.add_option("files", options->files, "Finished games; by default, games of bots");
    command.add_option("--check", options->check, "A file of puzzles: measure them again");
    command.add_option("--bot", options->bot, "The bot that plays: novice, apprentice …");
    command.add_option("--players", options->players, "2 to 4, one number or several to take turns: 2,3,4")
        ->delimiter(',')
        ->check(plainNumber())
        ->check(CLI::Range(2, 5));
    command.add_option("--rounds", options->rounds, "1 to 5, one number or several to take turns: 3,5")
        ->delimiter(',')
        ->check(plainNumber())
        ->check(CLI::Range(1, maxRounds));
    addNumber(command, "--games", options->games, "At most so many games are played", 1, 100'000);
    addNumber(command, "--seed", options->seed, "The same seed gives the same file");
    addNumber(command, "--clear", options->clear, "Puzzles with a clearly best choice", 0, 1000);
    addNumber(command, "--unobvious", options->unobvious, "… where another looks best at first sight", 0,
              1000);
    addNumber(command, "--neutral", options->neutral, "… where it hardly matters", 0, 1000);
    addNumber(command, "--ahead", options->ahead,
              "Only moments with at most so many rounds ahead, times players", 1, 25);
    addNumber(command, "--search", options->effort.searched, "Playouts that look for the best choices", 1,
              1'000'000);
    addNumber(command, "--compare", options->effort.compared, "Worlds in which options are chosen", 4,
              1'000'000);
    addNumber(command, "--worlds", options->effort.measured.most,
              "Worlds, others than these, in which they are measured", 2, 1'000'000);
    addThreads(command, options->threads, "By default, one for each core");
    command.add_option("--out", options->out, "The file to write; by default standard output");
    return [options] { return options->check.empty() ? foundPuzzles(*options) : checked(*options); };
}

} // namespace cli
