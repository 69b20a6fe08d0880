// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/playout.h"

#include "engine/genotype/bots/glance.h"
#include "engine/genotype/bots/instinct.h"
#include "engine/genotype/rules/rules.h"

#include <algorithm>

namespace genotype {

namespace {

constexpr std::uint32_t oneInSo = 20;

Action choice(const State& state, const ActionList& legal, Thought thought, core::Random& random,
              const Judge& judge) {
    if (legal.size() == 1)
        return legal[0];
    if (random.below(oneInSo) == 0)
        return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    if (thought == Thought::Glance)
        return glancedChoice(state, legal, random, judge);
    const Instinct instinct(state, state.actor);
    std::size_t best = 0;
    int bestWorth = -1'000'000;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const int worth = instinct.worth(legal[i]) + static_cast<int>(random.below(taste));
        if (worth > bestWorth) {
            best = i;
            bestWorth = worth;
        }
    }
    return legal[best];
}

} // namespace

void playOneChoice(State& state, Thought thought, core::Random& random, const Judge& judge) {
    ActionList legal;
    legalActions(state, legal);
    applyLegal(state, choice(state, legal, thought, random, judge));
}

void playOut(State& state, int rounds, Thought thought, core::Random& random, const Judge& judge) {
    const int last = state.round + rounds - 1;
    while (!state.finished() && state.round <= last)
        playOneChoice(state, thought, random, judge);
}

std::array<int, maxSeats> margins(const State& state, const Judge& judge) {
    const Outlook outlook(state);
    std::array<int, maxSeats> points{};
    int sum = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        points[seat] = judge.pointsOf(state, outlook, seat);
        sum += points[seat];
    }
    std::array<int, maxSeats> result{};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        int best = -1'000'000;
        for (Seat other = 0; other < state.seats; ++other)
            if (other != seat)
                best = std::max(best, points[other]);
        const int mean = (sum - points[seat]) / (state.seats - 1);
        result[seat] = points[seat] - (best + mean) / 2;
    }
    return result;
}

} // namespace genotype
