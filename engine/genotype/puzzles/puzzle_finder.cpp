// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/puzzles/puzzle_finder.h"

#include "engine/genotype/bots/hint_choice.h"
#include "engine/genotype/bots/instinct.h"
#include "engine/genotype/bots/search.h"
#include "engine/genotype/words/words.h"

#include <algorithm>
#include <cmath>

namespace genotype {

namespace {

/// Choices that the first sample compares.
constexpr std::size_t mostCompared = 6;
/// Of them, those that the search likes best, whatever it says of the others.
constexpr std::size_t liked = 3;
/// In hundredths of a point: what the search must think of a choice, for it to be tried as one that is
/// clearly worse.
constexpr int worseBy = 200;
/// A neutral puzzle needs so many options: two that come to the same by chance teach nothing.
constexpr std::size_t fewestNeutral = 3;
/// In a game with fewer rounds than usual, which is one for beginners, there are at most so many.
constexpr std::size_t mostForBeginners = 3;

bool isTile(const Action& action) {
    return action.kind == ActionKind::PlaceGeneTile || action.kind == ActionKind::RemoveGeneTile;
}

/// With the smaller one first: it does not matter on which side of the square a parent stands.
Parents sorted(Parents parents) {
    if (parents.top < parents.left)
        std::swap(parents.left, parents.top);
    return parents;
}

/// The first so many choices, without those that come to the same as an earlier one.
std::vector<Action> different(const State& state, const std::vector<Action>& actions, std::size_t most) {
    std::vector<Action> kept;
    for (const Action& action : actions) {
        if (kept.size() == most)
            break;
        if (std::ranges::none_of(kept, [&](const Action& one) { return comesToTheSame(state, one, action); }))
            kept.push_back(action);
    }
    return kept;
}

void sortAsListed(const State& state, std::vector<Action>& actions) {
    ActionList legal;
    legalActions(state, legal);
    std::ranges::sort(actions, {}, [&legal](const Action& action) {
        return std::find(legal.begin(), legal.end(), action) - legal.begin();
    });
}

int feelingOf(const State& state, const Action& action) {
    const Observation seen = observe(state, state.actor);
    return Instinct(seen.visible, seen.seat).worth(action);
}

/// Of the options, the place of the one that looks best at first sight.
std::size_t obviousOf(const State& state, const std::vector<PuzzleOption>& options) {
    const auto most = std::ranges::max_element(
        options, {}, [&](const PuzzleOption& option) { return feelingOf(state, option.action); });
    return static_cast<std::size_t>(most - options.begin());
}

Puzzle puzzleWith(const Record& record, std::size_t step, const State& state, std::vector<Action> actions) {
    sortAsListed(state, actions);
    Puzzle puzzle{.id = {}, .record = record, .options = {}};
    puzzle.record.actions.resize(step);
    for (const Action& action : actions)
        puzzle.options.push_back({action, {}, {}});
    puzzle.obvious = obviousOf(state, puzzle.options);
    return puzzle;
}

std::size_t placeOf(const std::vector<PuzzleOption>& options, const Action& action) {
    const auto found = std::ranges::find(options, action, &PuzzleOption::action);
    return static_cast<std::size_t>(found - options.begin());
}

/// The figures of the actions in a small sample, the best first. Empty if it was stopped.
std::vector<PuzzleOption> compared(const State& state, const std::vector<Action>& actions, int worlds,
                                   std::uint64_t seed, const PuzzleEffort& effort,
                                   const std::stop_token& stop) {
    Measurement measurement(state, actions, seed);
    const auto isEnough = [&] {
        const int now = measurement.worlds();
        return now >= worlds || (now >= 2 && effort.goOnComparing && !effort.goOnComparing(now));
    };
    while (!isEnough())
        if (!measurement.addWorld(stop))
            return {};
    std::vector<PuzzleOption> options = measurement.options();
    std::ranges::stable_sort(options, {}, [](const PuzzleOption& option) { return option.behind.mean; });
    return options;
}

/// One that came to the same as the one before it in every world is no other choice.
std::vector<PuzzleOption> withoutTwins(std::vector<PuzzleOption> options) {
    // Not std::ranges::unique, whose result Debian 12's clang cannot take apart.
    const auto end =
        std::unique(options.begin(), options.end(), [](const PuzzleOption& one, const PuzzleOption& other) {
            return one.lead == other.lead && one.behind == other.behind;
        });
    options.erase(end, options.end());
    return options;
}

/// What a first sample suggests: the best, and the choices to offer beside it.
struct Plan {
    std::vector<Action> actions;
    bool neutral = false;
};

/// The best and those that are behind by so many points and standard errors, the closest ones; the one that
/// looks best at first sight among them if it can be.
std::optional<Plan> planOfClear(const State& state, const std::vector<PuzzleOption>& seen, double points,
                                double errors, std::size_t most) {
    std::vector<Action> others;
    for (std::size_t i = 1; i < seen.size(); ++i)
        if (seen[i].behind.mean >= points && seen[i].behind.mean >= errors * seen[i].behind.error)
            others.push_back(seen[i].action);
    if (others.empty())
        return std::nullopt;
    const auto obvious =
        std::ranges::max_element(others, {}, [&](const Action& action) { return feelingOf(state, action); });
    std::rotate(others.begin(), obvious, obvious + 1);
    others.resize(std::min(others.size(), most - 1));
    others.insert(others.begin(), seen.front().action);
    return Plan{std::move(others), false};
}

/// Those that are hardly behind the best, if a full measurement could show it.
std::optional<Plan> planOfNeutral(const std::vector<PuzzleOption>& seen, int worlds,
                                  const PuzzleEffort& effort, std::size_t most) {
    const double shrinks = std::sqrt(static_cast<double>(worlds) / std::max(worlds, effort.measured.most));
    Plan plan{{seen.front().action}, true};
    for (std::size_t i = 1; i < seen.size() && plan.actions.size() < most; ++i)
        if (seen[i].behind.mean <= neutralMargin + seen[i].behind.error &&
            sureErrors * shrinks * seen[i].behind.error <= 0.9 * surelyHardlyMatters)
            plan.actions.push_back(seen[i].action);
    if (plan.actions.size() < fewestNeutral)
        return std::nullopt;
    return plan;
}

std::vector<Action> candidates(const State& state, const ActionList& legal, const PuzzleEffort& effort,
                               const std::stop_token& stop) {
    core::Random random(effort.seed);
    const SearchResult found = search(observe(state, state.actor), legal, random,
                                      {.iterations = effort.searched, .stop = stop}, mendelOptions);
    std::vector<Action> ranked;
    for (std::size_t i = 0; i < found.ranked.size() && i < liked; ++i)
        ranked.push_back(found.ranked[i].action);
    ranked.push_back(obviousChoice(state));
    for (const RankedAction& one : found.ranked)
        if (found.ranked.front().margin - one.margin >= worseBy)
            ranked.push_back(one.action);
    for (const RankedAction& one : found.ranked)
        ranked.push_back(one.action);
    return different(state, ranked, mostCompared);
}

/// Compares in two steps, the second with what the first has left, and says what to measure.
std::optional<Plan> planned(const State& state, const std::vector<Action>& actions,
                            const PuzzleEffort& effort, const std::stop_token& stop) {
    const std::size_t most =
        state.rounds < maxRounds ? std::min(effort.options, mostForBeginners) : effort.options;
    const auto wants = [&effort](PuzzleKind kind) { return effort.wanted[static_cast<std::size_t>(kind)]; };
    const int few = std::max(2, effort.compared / 3);
    const int more = std::max(2, effort.compared - few);
    const std::vector<PuzzleOption> first =
        withoutTwins(compared(state, actions, few, seedOfComparison(effort), effort, stop));
    if (first.size() < fewestOptions)
        return std::nullopt;
    std::optional<Plan> plan;
    if (wants(PuzzleKind::Neutral))
        plan = planOfNeutral(first, few, effort, mostOptions);
    if (!plan && (wants(PuzzleKind::Clear) || wants(PuzzleKind::Unobvious)))
        plan = planOfClear(state, first, 0.75 * clearMargin, 1, most + 1);
    if (!plan)
        return std::nullopt;
    const std::vector<PuzzleOption> second = withoutTwins(
        compared(state, plan->actions, more, core::mixedSeed(seedOfComparison(effort)), effort, stop));
    if (second.size() < fewestOptions)
        return std::nullopt;
    return plan->neutral ? planOfNeutral(second, more, effort, most)
                         : planOfClear(state, second, clearMargin, 2, most);
}

/// One of two is soon guessed: where the best looks best, that is enough for beginners only.
bool isTooFew(const State& state, const Puzzle& puzzle, std::size_t best) {
    return state.rounds == maxRounds && puzzle.obvious == best && puzzle.options.size() == fewestOptions;
}

/// Whether a measurement can still show what it is meant to, if its figures stay about as they are.
bool isHopeless(const Puzzle& seen, const Action& best, bool neutral, int most) {
    const double shrinks = std::sqrt(static_cast<double>(seen.worlds) / most);
    if (!neutral && !(seen.options[seen.best()].action == best))
        return true;
    for (std::size_t i = 0; i < seen.options.size(); ++i) {
        const Estimate& behind = seen.options[i].behind;
        const double sure = sureErrors * shrinks * behind.error;
        if (i == seen.best())
            continue;
        if (neutral ? behind.mean - behind.error > std::min(neutralMargin, surelyHardlyMatters - sure)
                    : behind.mean + behind.error < std::max(clearMargin, surelyMatters + sure))
            return true;
    }
    return false;
}

/// In between, nobody can say whether the best looks best; and where all comes to the same, nothing is
/// learnt.
bool isWanted(const State& state, const Puzzle& puzzle, std::size_t best, bool neutral,
              const PuzzleEffort& effort) {
    const auto wants = [&effort](PuzzleKind kind) { return effort.wanted[static_cast<std::size_t>(kind)]; };
    if (neutral)
        return wants(PuzzleKind::Neutral);
    if (puzzle.obvious == best)
        return wants(PuzzleKind::Clear) && !isTooFew(state, puzzle, best);
    return wants(PuzzleKind::Unobvious) && feelingOf(state, puzzle.options[puzzle.obvious].action) -
                                                   feelingOf(state, puzzle.options[best].action) >
                                               static_cast<int>(taste);
}

/// Whether a measurement shows that an option is surely worse, by enough for a puzzle of one's own.
bool isSurelyWorse(const PuzzleOption& option) {
    return option.behind.mean >= ownMargin && option.behind.mean > sureErrors * option.behind.error;
}

} // namespace

bool comesToTheSame(const State& state, const Action& one, const Action& other) {
    const bool tiles = (isTile(one) || one.kind == ActionKind::LeaveGeneTiles) &&
                       (isTile(other) || other.kind == ActionKind::LeaveGeneTiles);
    if (tiles && !state.pending.empty()) {
        const Parents now = state.bench(state.now().trait).parents;
        const auto after = [&now](const Action& action) {
            return sorted(isTile(action) ? parentsAfter(now, action) : now);
        };
        return after(one) == after(other);
    }
    if (one.kind != other.kind)
        return false;
    // Two places of the same kind, such as the treasuries of a large table, have one name.
    const State visible = observe(state, state.actor).visible;
    if (core::english(words::label(visible, one)) == core::english(words::label(visible, other)))
        return true;
    switch (one.kind) {
    case ActionKind::PlaceMarker: return one.space() == other.space();
    case ActionKind::Sow: return one.plant() == other.plant();
    case ActionKind::TakeDie:
        return one.trait == other.trait && one.area == other.area && one.mode == other.mode;
    case ActionKind::Validate: return one.plot() == other.plot() && one.trait == other.trait;
    case ActionKind::Buy: return one.upgrade() == other.upgrade() && one.place == other.place;
    default: return one == other;
    }
}

std::uint64_t seedOfComparison(const PuzzleEffort& effort) {
    return core::mixedSeed(2 * effort.seed);
}

std::uint64_t seedOfMeasurement(const PuzzleEffort& effort) {
    return core::mixedSeed(2 * effort.seed + 1);
}

Action obviousChoice(const State& state) {
    ActionList legal;
    legalActions(state, legal);
    return *std::max_element(legal.begin(), legal.end(), [&](const Action& one, const Action& other) {
        return feelingOf(state, one) < feelingOf(state, other);
    });
}

std::optional<Puzzle> puzzleAt(const Record& record, std::size_t step, const PuzzleEffort& effort,
                               const std::stop_token& stop) {
    const State state = replay(record, step).state;
    ActionList legal;
    if (!state.finished())
        legalActions(state, legal);
    if (different(state, {legal.begin(), legal.end()}, fewestOptions).size() < fewestOptions)
        return std::nullopt;
    const auto plan = planned(state, candidates(state, legal, effort, stop), effort, stop);
    if (!plan)
        return std::nullopt;
    Puzzle puzzle = puzzleWith(record, step, state, plan->actions);
    const Action best = plan->actions.front();
    if (!isWanted(state, puzzle, placeOf(puzzle.options, best), plan->neutral, effort))
        return std::nullopt;
    const auto shown = [&](const Puzzle& seen) {
        return plan->neutral ? hardlyMatters(seen)
                             : clearlyBest(seen) && seen.options[seen.best()].action == best;
    };
    const auto look = [&](const Puzzle& seen) {
        return shown(seen) || isHopeless(seen, best, plan->neutral, effort.measured.most);
    };
    if (!measure(state, puzzle, seedOfMeasurement(effort), effort.measured, look, stop) || !shown(puzzle))
        return std::nullopt;
    return puzzle;
}

std::optional<Puzzle> puzzleOfMistake(const Record& record, std::size_t step, const Action& better,
                                      const PuzzleEffort& effort, const std::stop_token& stop) {
    const State state = replay(record, step).state;
    const Action& made = record.actions[step];
    ActionList legal;
    legalActions(state, legal);
    std::vector<Action> actions{better, made};
    if (!comesToTheSame(state, better, made)) {
        const std::vector<Action> others = candidates(state, legal, effort, stop);
        actions.insert(actions.end(), others.begin(), others.end());
    }
    actions = different(state, actions, mostOptions);
    if (actions.size() < fewestOptions)
        return std::nullopt;
    const std::vector<PuzzleOption> seen =
        compared(state, actions, effort.compared, seedOfComparison(effort), effort, stop);
    if (seen.size() < fewestOptions || seen.front().action == made)
        return std::nullopt;
    // What is about as good as the best would make both answers right.
    std::vector<Action> kept{seen.front().action};
    for (std::size_t i = 1; i < seen.size(); ++i)
        if (seen[i].action == made ||
            (seen[i].behind.mean >= ownMargin && seen[i].behind.mean > seen[i].behind.error))
            kept.push_back(seen[i].action);
    const Action best = kept.front();
    Puzzle puzzle = puzzleWith(record, step, state, kept);
    const auto isBest = [&best](const PuzzleOption& option) { return option.action == best; };
    const auto look = [&](const Puzzle& now) {
        return !isBest(now.options[now.best()]) ||
               std::ranges::all_of(now.options, [&](const PuzzleOption& option) {
                   return isBest(option) || isSurelyWorse(option) ||
                          option.behind.mean + 2 * option.behind.error < ownMargin;
               });
    };
    if (!measure(state, puzzle, seedOfMeasurement(effort), effort.measured, look, stop) ||
        !isBest(puzzle.options[puzzle.best()]))
        return std::nullopt;
    std::erase_if(puzzle.options,
                  [&](const PuzzleOption& option) { return !isBest(option) && !isSurelyWorse(option); });
    if (placeOf(puzzle.options, made) == puzzle.options.size())
        return std::nullopt;
    puzzle.obvious = obviousOf(state, puzzle.options);
    return puzzle;
}

} // namespace genotype
