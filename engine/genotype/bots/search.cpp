// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/search.h"

#include "engine/core/halving.h"
#include "engine/genotype/bots/lookahead.h"
#include "engine/genotype/bots/resample.h"

#include <algorithm>

namespace genotype {

namespace {

using core::Candidate;

/// How candidates are compared: the result of the playouts plus half of the one-step evaluation. Playouts are
/// played by instinct, so they err; the evaluation errs in a different way.
std::int64_t worthOf(const Candidate& candidate) {
    return candidate.mean() + candidate.prior / 2;
}

std::vector<Candidate> candidatesOf(const Observation& seen, const ActionList& legal, core::Random& random,
                                    const SearchOptions& options) {
    std::vector<Candidate> all(legal.size());
    const State world = heldOpen(resample(seen, random));
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = {.index = i, .prior = worthAfter(world, legal[i], *options.step), .sum = 0, .playouts = 0};
    std::stable_sort(all.begin(), all.end(),
                     [](const Candidate& a, const Candidate& b) { return a.prior > b.prior; });
    if (all.size() > static_cast<std::size_t>(options.candidates))
        all.resize(static_cast<std::size_t>(options.candidates));
    return all;
}

} // namespace

SearchResult search(const Observation& seen, const ActionList& legal, core::Random& random,
                    const Budget& budget, const SearchOptions& options) {
    SearchResult result;
    std::vector<Candidate> candidates = candidatesOf(seen, legal, random, options);
    const int total = budget.iterations > 0 ? budget.iterations : options.iterations;
    const std::uint64_t worldSeed = drawSeed(random);
    const std::uint64_t playSeed = drawSeed(random);
    const auto makeWorld = [&](std::uint64_t number) {
        core::Random worldRandom(worldSeed + number);
        return resample(seen, worldRandom);
    };
    const auto playOn = [&](const State& world, std::uint64_t number, const Candidate& candidate) {
        State state = world;
        core::Random playRandom(playSeed + number);
        applyLegal(state, legal[candidate.index]);
        // The round in which the choice is made, even when the action has ended it.
        const int rounds = options.rounds - (state.round - world.round);
        if (rounds > 0)
            playOut(state, rounds, options.thought, playRandom, *options.step);
        return margins(state, *options.end)[seen.seat];
    };
    result.playouts = core::halve(candidates, total, budget.stop, makeWorld, playOn, worthOf);
    for (const Candidate& one : candidates)
        result.ranked.push_back({legal[one.index], static_cast<int>(one.mean()), one.playouts});
    return result;
}

} // namespace genotype
