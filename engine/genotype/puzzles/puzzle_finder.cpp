// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/puzzles/puzzle_finder.h"

#include "engine/genotype/aftermath/expected_lead.h"
#include "engine/genotype/bots/hint_choice.h"
#include "engine/genotype/bots/instinct.h"
#include "engine/genotype/bots/resample.h"
#include "engine/genotype/bots/search.h"
#include "engine/genotype/words/words.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace genotype {

namespace {

/// A difference that a screening lets through, in points; the verification asks for more.
constexpr double promising = 1.2;
/// Worlds after which a verification that cannot end well is given up.
constexpr int firstLook = 400;

bool isTile(const Action& action) {
    return action.kind == ActionKind::PlaceGeneTile || action.kind == ActionKind::RemoveGeneTile;
}

/// With the smaller one first: it does not matter on which side of the square a parent stands.
Parents sorted(Parents parents) {
    if (parents.top < parents.left)
        std::swap(parents.left, parents.top);
    return parents;
}

/// As a file of puzzles keeps it, so that a puzzle is of the same kind when it is read back.
Estimate rounded(const Estimate& estimate) {
    return {std::round(estimate.mean * 100) / 100, std::round(estimate.error * 100) / 100};
}

/// What a playout covers.
enum class Until : std::uint8_t { EndOfRound, EndOfGame };

/// For each option and world, the lead that it came to.
class Rollouts {
public:
    Rollouts(const State& state, const std::vector<Action>& actions, std::uint64_t seed)
        : m_seen(observe(state, state.actor)), m_actions(actions), m_samples(actions.size()), m_random(seed) {
    }

    void add(Until until) {
        const State world = resample(m_seen, m_random);
        const std::uint64_t choiceSeed = drawSeed(m_random);
        for (std::size_t i = 0; i < m_actions.size(); ++i) {
            State state = world;
            applyLegal(state, m_actions[i]);
            core::Random choices(choiceSeed);
            const int rounds = until == Until::EndOfGame ? world.rounds : 1 - (state.round - world.round);
            if (!state.finished() && rounds > 0)
                playOut(state, rounds, Thought::Glance, choices);
            m_samples[i].push_back(leadsOf(state)[m_seen.seat]);
        }
    }

    std::vector<PuzzleOption> options() const {
        std::vector<PuzzleOption> result;
        for (std::size_t i = 0; i < m_actions.size(); ++i)
            result.push_back({m_actions[i], rounded(estimateOf(m_samples[i])), {}});
        const auto best =
            std::ranges::max_element(result, {}, [](const PuzzleOption& option) { return option.lead.mean; });
        const auto first = static_cast<std::size_t>(best - result.begin());
        for (std::size_t i = 0; i < m_actions.size(); ++i) {
            Samples differences(m_samples[i].size());
            std::ranges::transform(m_samples[first], m_samples[i], differences.begin(), std::minus{});
            if (i != first)
                result[i].behind = rounded(estimateOf(differences));
        }
        return result;
    }

private:
    Observation m_seen;
    std::vector<Action> m_actions;
    std::vector<Samples> m_samples;
    core::Random m_random;
};

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

std::vector<Action> actionsOf(const std::vector<PuzzleOption>& options) {
    std::vector<Action> actions;
    for (const PuzzleOption& option : options)
        actions.push_back(option.action);
    return actions;
}

void sortAsListed(const State& state, std::vector<Action>& actions) {
    ActionList legal;
    legalActions(state, legal);
    std::ranges::sort(actions, {}, [&legal](const Action& action) {
        return std::find(legal.begin(), legal.end(), action) - legal.begin();
    });
}

/// How much further the best is ahead of the second; of a single option, nothing.
double marginOf(const std::vector<PuzzleOption>& options) {
    double least = 1e9;
    int best = 0;
    for (const PuzzleOption& option : options) {
        best += option.behind == Estimate{};
        if (option.behind != Estimate{})
            least = std::min(least, option.behind.mean);
    }
    return best == 1 && options.size() > 1 ? least : 0;
}

/// Those of the options that are about as good as the best.
std::vector<Action> closeOnes(const std::vector<PuzzleOption>& options) {
    std::vector<Action> close;
    for (const PuzzleOption& option : options)
        if (option.behind.mean <= neutralMargin + option.behind.error)
            close.push_back(option.action);
    return close;
}

Puzzle assembled(const Record& record, std::size_t step, const State& state,
                 std::vector<PuzzleOption> options, int worlds) {
    Puzzle puzzle{.id = {}, .record = record, .options = std::move(options), .worlds = worlds};
    puzzle.record.actions.resize(step);
    const Observation seen = observe(state, state.actor);
    const Instinct instinct(seen.visible, seen.seat);
    const auto obvious = std::ranges::max_element(
        puzzle.options, {}, [&](const PuzzleOption& option) { return instinct.worth(option.action); });
    puzzle.obvious = static_cast<std::size_t>(obvious - puzzle.options.begin());
    return puzzle;
}

/// Whether instinct would not hesitate between the first and another option.
bool looksDifferent(const State& state, const Puzzle& puzzle) {
    const Observation seen = observe(state, state.actor);
    const Instinct instinct(seen.visible, seen.seat);
    const int most = instinct.worth(puzzle.options[puzzle.obvious].action);
    return most - instinct.worth(puzzle.options[puzzle.best()].action) > static_cast<int>(taste);
}

std::optional<std::vector<PuzzleOption>> verified(const State& state, std::vector<Action> actions,
                                                  bool neutral, const PuzzleEffort& effort,
                                                  const std::stop_token& stop) {
    sortAsListed(state, actions);
    Rollouts rollouts(state, actions, effort.seed + 2);
    for (int world = 0; world < effort.verified; ++world) {
        if (stop.stop_requested())
            return std::nullopt;
        rollouts.add(Until::EndOfGame);
        if (world + 1 != firstLook || effort.verified <= firstLook)
            continue;
        for (const PuzzleOption& option : rollouts.options()) {
            if (option.behind == Estimate{})
                continue;
            const double slack = 2 * option.behind.error;
            if (neutral ? option.behind.mean - slack > neutralMargin
                        : option.behind.mean + slack < clearMargin)
                return std::nullopt;
        }
    }
    return rollouts.options();
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

Action obviousChoice(const State& state) {
    ActionList legal;
    legalActions(state, legal);
    const Observation seen = observe(state, state.actor);
    const Instinct instinct(seen.visible, seen.seat);
    return *std::max_element(legal.begin(), legal.end(), [&](const Action& one, const Action& other) {
        return instinct.worth(one) < instinct.worth(other);
    });
}

bool measure(const State& state, std::vector<PuzzleOption>& options, int worlds, std::uint64_t seed,
             const std::stop_token& stop) {
    Rollouts rollouts(state, actionsOf(options), seed);
    for (int world = 0; world < worlds; ++world) {
        if (stop.stop_requested())
            return false;
        rollouts.add(Until::EndOfGame);
    }
    options = rollouts.options();
    return true;
}

std::optional<Puzzle> puzzleAt(const Record& record, std::size_t step, const PuzzleEffort& effort,
                               const std::stop_token& stop) {
    const State state = replay(record, step).state;
    ActionList legal;
    if (!state.finished())
        legalActions(state, legal);
    if (different(state, {legal.begin(), legal.end()}, fewestOptions).size() < fewestOptions)
        return std::nullopt;
    core::Random random(effort.seed);
    const SearchResult found = search(observe(state, state.actor), legal, random,
                                      {.iterations = effort.searched, .stop = stop}, mendelOptions);
    std::vector<Action> ranked;
    for (const RankedAction& one : found.ranked)
        ranked.push_back(one.action);
    // The best four, and what looks best.
    ranked = different(state, ranked, mostOptions - 1);
    ranked.push_back(obviousChoice(state));
    ranked = different(state, ranked, mostOptions);
    if (ranked.size() < fewestOptions || stop.stop_requested())
        return std::nullopt;

    Rollouts screening(state, ranked, effort.seed + 1);
    for (int world = 0; world < effort.screened && !stop.stop_requested(); ++world)
        screening.add(Until::EndOfRound);
    const std::vector<PuzzleOption> seen = screening.options();
    const std::vector<Action> close = closeOnes(seen);
    const bool neutral = close.size() >= fewestOptions;
    if (!neutral && marginOf(seen) < promising)
        return std::nullopt;
    const auto options = verified(state, neutral ? close : ranked, neutral, effort, stop);
    if (!options)
        return std::nullopt;
    const Puzzle puzzle = assembled(record, step, state, *options, effort.verified);
    const auto kind = kindOf(puzzle);
    const bool atStake = std::ranges::any_of(
        puzzle.options, [](const PuzzleOption& option) { return option.behind.error > 0; });
    // In between, nobody can say whether it is obvious; and where all comes to the same, nothing is learnt.
    if (!kind || !atStake || (kind == PuzzleKind::Unobvious && !looksDifferent(state, puzzle)))
        return std::nullopt;
    return puzzle;
}

std::optional<Puzzle> puzzleOfMistake(const Record& record, std::size_t step, const Action& best,
                                      const PuzzleEffort& effort, const std::stop_token& stop) {
    const State state = replay(record, step).state;
    ActionList legal;
    legalActions(state, legal);
    core::Random random(effort.seed);
    const SearchResult found = search(observe(state, state.actor), legal, random,
                                      {.iterations = effort.searched, .stop = stop}, mendelOptions);
    std::vector<Action> actions{best, record.actions[step], obviousChoice(state)};
    for (const RankedAction& one : found.ranked)
        actions.push_back(one.action);
    actions = different(state, actions, mostOptions);
    sortAsListed(state, actions);
    std::vector<PuzzleOption> options;
    for (const Action& action : actions)
        options.push_back({action, {}, {}});
    if (!measure(state, options, effort.verified, effort.seed + 2, stop))
        return std::nullopt;
    // What is about as good as the best would make both answers right.
    std::erase_if(options, [](const PuzzleOption& option) {
        return option.behind != Estimate{} && (option.behind.mean <= neutralMargin ||
                                               option.behind.mean <= clearErrors * option.behind.error);
    });
    const auto made = std::ranges::find_if(options, [&](const PuzzleOption& option) {
        return comesToTheSame(state, option.action, record.actions[step]);
    });
    if (options.size() < 2 || made == options.end() || made->behind == Estimate{})
        return std::nullopt;
    return assembled(record, step, state, std::move(options), effort.verified);
}

} // namespace genotype
