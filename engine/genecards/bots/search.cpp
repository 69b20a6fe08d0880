// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/bots/search.h"

#include "engine/core/draw_seed.h"
#include "engine/core/halving.h"
#include "engine/genecards/bots/playout.h"
#include "engine/genecards/bots/resample.h"
#include "engine/genecards/bots/thoughtful_bot.h"

namespace genecards {

namespace {

/// The weight of what the Thoughtful bot thinks of an action, in millionths of a chance for each point. The
/// players of the playouts go by rules of thumb, and their playouts alone play worse than it does; the two
/// err in different ways, and together they play better than either (README.md).
constexpr double chanceOfAPoint = 4000;

} // namespace

SearchResult search(const Observation& seen, const ActionList& legal, core::Random& random,
                    const core::Budget& budget) {
    std::vector<core::Candidate> candidates(legal.size());
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        candidates[i].index = i;
        candidates[i].prior =
            static_cast<std::int64_t>(chanceOfAPoint * ThoughtfulBot::worth(seen, legal[i]));
    }
    const int total = budget.iterations > 0 ? budget.iterations : usualPlayouts;
    const std::uint64_t worldSeed = core::drawSeed(random);
    const std::uint64_t playSeed = core::drawSeed(random);
    SearchResult result;
    result.playouts = core::halve(
        candidates, total, budget.stop,
        [&](std::uint64_t number) {
            core::Random chance(worldSeed + number);
            return resample(seen, chance);
        },
        [&](const State& world, std::uint64_t number, const core::Candidate& candidate) {
            State state = world;
            core::Random whims(playSeed + number);
            applyLegal(state, legal[candidate.index]);
            playOut(state, whims);
            return prospects(state, seen.seat);
        },
        [](const core::Candidate& candidate) { return candidate.mean() + candidate.prior; });
    for (const core::Candidate& one : candidates)
        result.ranked.push_back({legal[one.index], static_cast<int>(one.mean() / 100), one.playouts});
    return result;
}

} // namespace genecards
