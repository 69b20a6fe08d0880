// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/compare.h"

#include "engine/genotype/bots/resample.h"
#include "engine/genotype/bots/search.h"
#include "engine/genotype/rules/rules.h"

namespace genotype {

namespace {

double leadAfter(const State& world, const Action& action, std::uint64_t choiceSeed) {
    State state = world;
    applyLegal(state, action);
    if (!state.finished() && state.round == world.round) {
        core::Random choices(choiceSeed);
        playOut(state, 1, mendelOptions.thought, choices);
    }
    return leadsOf(state)[world.actor];
}

} // namespace

std::optional<Choice> comparedWithBest(const State& state, const Action& action,
                                       const ComparisonOptions& options, const std::stop_token& stop) {
    ActionList legal;
    legalActions(state, legal);
    if (legal.size() < 2)
        return std::nullopt;
    core::Random random(options.seed);
    const Observation seen = observe(state, state.actor);
    const SearchResult found =
        search(seen, legal, random, {.iterations = options.searched, .stop = stop}, mendelOptions);
    const Action best = found.ranked.front().action;
    if (best == action)
        return Choice{best, {}};
    Samples differences;
    for (int i = 0; i < options.compared; ++i) {
        if (stop.stop_requested())
            return std::nullopt;
        const State world = resample(seen, random);
        const std::uint64_t choiceSeed = drawSeed(random);
        differences.push_back(leadAfter(world, best, choiceSeed) - leadAfter(world, action, choiceSeed));
    }
    return Choice{best, estimateOf(differences)};
}

} // namespace genotype
