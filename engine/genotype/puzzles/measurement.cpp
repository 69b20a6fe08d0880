// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/puzzles/measurement.h"

#include "engine/genotype/aftermath/expected_lead.h"
#include "engine/genotype/bots/resample.h"
#include "engine/genotype/bots/roster.h"
#include "engine/genotype/rules/rules.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace genotype {

namespace {

/// As a file of puzzles keeps it, so that a puzzle is of the same kind when it is read back.
Estimate rounded(const Estimate& estimate) {
    return {std::round(estimate.mean * 100) / 100, std::round(estimate.error * 100) / 100};
}

std::uint64_t mixed(std::uint64_t seed, std::uint64_t number) {
    return core::mixedSeed(seed ^ core::mixedSeed(number));
}

/// Numbers the choices of a game on from some moment: by round, seat, and how many this seat has made in this
/// round.
class ChoiceNumbers {
public:
    explicit ChoiceNumbers(const State& state) : m_round(state.round) {}

    std::uint64_t next(const State& state) {
        if (state.round != m_round) {
            m_round = state.round;
            m_made = {};
        }
        return (std::uint64_t{m_round} << 32) | (std::uint64_t{state.actor} << 16) | ++m_made[state.actor];
    }
    int round() const { return m_round; }

private:
    std::uint8_t m_round;
    std::array<std::uint16_t, maxSeats> m_made{};
};

} // namespace

const Bot& botThatPlaysOn(const State& state, Seat asked) {
    static const Bot& researcher = *Roster::find("researcher");
    static const Bot& apprentice = *Roster::find("apprentice");
    return state.actor == asked ? researcher : apprentice;
}

bool playToTheEnd(State& state, Seat asked, std::uint64_t seed, const std::stop_token& stop) {
    ChoiceNumbers numbers(state);
    while (!state.finished()) {
        if (stop.stop_requested())
            return false;
        // However many dice and cards a choice has used up, the next round has the same chance.
        if (numbers.round() != state.round)
            state.random = core::Random(mixed(seed, state.round));
        const std::uint64_t number = numbers.next(state);
        ActionList legal;
        legalActions(state, legal);
        if (legal.size() == 1) {
            applyLegal(state, legal[0]);
            continue;
        }
        core::Random random(mixed(seed, number));
        const Bot& bot = botThatPlaysOn(state, asked);
        applyLegal(state, bot.chooseAction(observe(state, state.actor), legal, random));
    }
    return true;
}

Measurement::Measurement(const State& state, std::vector<Action> actions, std::uint64_t seed)
    : m_seen(observe(state, state.actor)), m_actions(std::move(actions)), m_samples(m_actions.size()),
      m_random(seed) {}

bool Measurement::addWorld(const std::stop_token& stop) {
    State world = resample(m_seen, m_random);
    const std::uint64_t seed = drawSeed(m_random);
    // One option may end the phase and roll the dice at once, another later: they are the same dice.
    world.random = core::Random(mixed(seed, world.round));
    std::vector<double> leads;
    for (const Action& action : m_actions) {
        State state = world;
        applyLegal(state, action);
        if (!playToTheEnd(state, m_seen.seat, seed, stop))
            return false;
        leads.push_back(leadsOf(state)[m_seen.seat]);
    }
    for (std::size_t i = 0; i < leads.size(); ++i)
        m_samples[i].push_back(leads[i]);
    return true;
}

std::vector<PuzzleOption> Measurement::options() const {
    std::vector<PuzzleOption> result;
    for (std::size_t i = 0; i < m_actions.size(); ++i)
        result.push_back({m_actions[i], rounded(estimateOf(m_samples[i])), {}});
    const auto best =
        std::ranges::max_element(result, {}, [](const PuzzleOption& option) { return option.lead.mean; });
    const auto first = static_cast<std::size_t>(best - result.begin());
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        if (i == first)
            continue;
        Samples differences(m_samples[i].size());
        std::ranges::transform(m_samples[first], m_samples[i], differences.begin(), std::minus{});
        result[i].behind = rounded(estimateOf(differences));
    }
    return result;
}

bool measure(const State& state, Puzzle& puzzle, std::uint64_t seed, const MeasureLimits& limits,
             const Look& look, const std::stop_token& stop) {
    std::vector<Action> actions;
    for (const PuzzleOption& option : puzzle.options)
        actions.push_back(option.action);
    Measurement measurement(state, std::move(actions), seed);
    const int most = std::max(2, limits.most);
    const int block = (most + mostLooks - 1) / mostLooks;
    Puzzle seen = puzzle;
    for (bool last = false; !last;) {
        if (!measurement.addWorld(stop))
            return false;
        seen.worlds = measurement.worlds();
        last = seen.worlds >= most || (limits.goOn && !limits.goOn(seen.worlds));
        if (seen.worlds < 2) {
            last = false;
        } else if (last || seen.worlds % block == 0) {
            seen.options = measurement.options();
            last = look(seen) || last;
        }
    }
    puzzle = std::move(seen);
    return true;
}

} // namespace genotype
