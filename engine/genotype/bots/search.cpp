// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/search.h"

#include "engine/genotype/bots/lookahead.h"
#include "engine/genotype/bots/resample.h"

#include <algorithm>
#include <bit>

namespace genotype {

namespace {

struct Candidate {
    std::size_t index = 0;
    /// One step ahead: the points that the seat can expect.
    int prior = 0;
    std::int64_t sum = 0;
    int playouts = 0;

    std::int64_t margin() const { return playouts == 0 ? 0 : sum / playouts; }
    /// How candidates are compared: the result of the playouts plus half of the one-step evaluation. Playouts
    /// are played by instinct, so they err; the evaluation errs in a different way.
    std::int64_t worth() const { return margin() + prior / 2; }
};

std::vector<Candidate> candidatesOf(const Observation& seen, const ActionList& legal, core::Random& random,
                                    const SearchOptions& options) {
    std::vector<Candidate> all(legal.size());
    const State world = heldOpen(resample(seen, random));
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = {.index = i, .prior = worthAfter(world, legal[i], *options.step)};
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
    std::vector<Candidate> alive = candidatesOf(seen, legal, random, options);
    std::vector<Candidate> out;
    const int total = budget.iterations > 0 ? budget.iterations : options.iterations;
    const std::uint64_t worldSeed = drawSeed(random);
    const std::uint64_t playSeed = drawSeed(random);
    const int halvings = std::bit_width(alive.size() - 1);
    std::uint64_t worldNumber = 0;
    for (int stage = 0; stage < halvings && alive.size() > 1 && !budget.stop.stop_requested(); ++stage) {
        const int worlds = std::max(1, total / halvings / static_cast<int>(alive.size()));
        for (int i = 0; i < worlds && !budget.stop.stop_requested(); ++i, ++worldNumber) {
            core::Random worldRandom(worldSeed + worldNumber);
            const State world = resample(seen, worldRandom);
            for (Candidate& candidate : alive) {
                State state = world;
                core::Random playRandom(playSeed + worldNumber);
                applyLegal(state, legal[candidate.index]);
                // The round in which the choice is made, even when the action has ended it.
                const int rounds = options.rounds - (state.round - world.round);
                if (rounds > 0)
                    playOut(state, rounds, options.thought, playRandom, *options.step);
                candidate.sum += margins(state, *options.end)[seen.seat];
                ++candidate.playouts;
                ++result.playouts;
            }
        }
        std::stable_sort(alive.begin(), alive.end(),
                         [](const Candidate& a, const Candidate& b) { return a.worth() > b.worth(); });
        const std::size_t kept = (alive.size() + 1) / 2;
        out.insert(out.begin(), alive.begin() + static_cast<std::ptrdiff_t>(kept), alive.end());
        alive.resize(kept);
    }
    alive.insert(alive.end(), out.begin(), out.end());
    for (const Candidate& one : alive)
        result.ranked.push_back({legal[one.index], static_cast<int>(one.margin()), one.playouts});
    return result;
}

} // namespace genotype
