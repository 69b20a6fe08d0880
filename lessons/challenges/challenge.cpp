// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/challenges/challenge.h"

#include "lessons/garden_odds.h"

#include <algorithm>
#include <cmath>

namespace lessons {

using namespace genotype;

namespace {

std::size_t at(Trait trait) {
    return static_cast<std::size_t>(trait);
}

/// Differences below this are those of rounding.
constexpr double same = 1e-9;

/// E[min(copies, dice that show the genotype)].
double usable(const NeededGenotype& need, const Parents& parents) {
    const auto shares = distributionOf(need.genotype, {.parents = parents, .dice = dicePerTrait});
    double expected = 0;
    for (std::size_t shown = 0; shown < shares.size(); ++shown)
        expected += shares[shown] * std::min(static_cast<double>(shown), static_cast<double>(need.copies));
    return expected;
}

/// Gene tiles work alike on both sides of a square.
bool sameCross(const Parents& one, const Parents& other) {
    return one == other || (one.left == other.top && one.top == other.left);
}

} // namespace

ChallengeBench::ChallengeBench(const Challenge& challenge)
    : m_tiles(challenge.tiles), m_state(genotype::replay(challenge.record).state) {
    const auto needed = neededGenotypes(observe(m_state, challenge.seat), challenge.seat);
    for (const Trait trait : allTraits) {
        std::vector<ReachableCross>& reached = m_crosses[at(trait)];
        reached.push_back({m_state.bench(trait).parents, 0, 0});
        // From what some tiles can make to what one more can: shorter ways come first.
        for (std::size_t i = 0; i < reached.size(); ++i) {
            if (reached[i].tiles == m_tiles)
                break;
            const ReachableCross from = reached[i];
            for (const TileChange& change : tileChanges(from.parents)) {
                const Parents to = afterChange(from.parents, change);
                if (std::ranges::none_of(
                        reached, [&to](const ReachableCross& known) { return sameCross(known.parents, to); }))
                    reached.push_back({to, from.tiles + 1, 0});
            }
        }
        for (const NeededGenotype& need : needed) {
            if (need.trait != trait)
                continue;
            m_needs[at(trait)] = true;
            for (ReachableCross& cross : reached)
                cross.dice += usable(need, cross.parents);
        }
    }
}

bool ChallengeBench::needs(Trait trait) const {
    return m_needs[at(trait)];
}

const std::vector<ReachableCross>& ChallengeBench::crosses(Trait trait) const {
    return m_crosses[at(trait)];
}

const ReachableCross* ChallengeBench::find(Trait trait, const Parents& parents) const {
    const auto& all = m_crosses[at(trait)];
    const auto found = std::ranges::find_if(
        all, [&parents](const ReachableCross& one) { return sameCross(one.parents, parents); });
    return found == all.end() ? nullptr : &*found;
}

double ChallengeBench::dice(const Crosses& crosses) const {
    double sum = 0;
    for (const Trait trait : allTraits)
        if (const ReachableCross* one = find(trait, crosses[at(trait)]))
            sum += one->dice;
    return sum;
}

std::optional<int> ChallengeBench::tiles(const Crosses& crosses) const {
    int sum = 0;
    for (const Trait trait : allTraits) {
        const ReachableCross* one = find(trait, crosses[at(trait)]);
        if (!one)
            return std::nullopt;
        sum += one->tiles;
    }
    return sum <= m_tiles ? std::optional(sum) : std::nullopt;
}

Crosses ChallengeBench::present() const {
    Crosses parents;
    for (const Trait trait : allTraits)
        parents[at(trait)] = m_state.bench(trait).parents;
    return parents;
}

Crosses ChallengeBench::best() const {
    // best[n]: the best with n tiles or fewer for the traits so far.
    struct Sum {
        Crosses crosses;
        double dice = 0;
        int tiles = 0;
    };
    std::vector<Sum> best(static_cast<std::size_t>(m_tiles) + 1, Sum{present(), 0, 0});
    for (const Trait trait : allTraits) {
        std::vector<Sum> next;
        for (int most = 0; most <= m_tiles; ++most) {
            std::optional<Sum> found;
            for (const ReachableCross& one : m_crosses[at(trait)]) {
                if (one.tiles > most)
                    continue;
                Sum sum = best[static_cast<std::size_t>(most - one.tiles)];
                sum.crosses[at(trait)] = one.parents;
                sum.dice += one.dice;
                sum.tiles += one.tiles;
                if (!found || sum.dice > found->dice + same ||
                    (sum.dice > found->dice - same && sum.tiles < found->tiles))
                    found = sum;
            }
            next.push_back(*found);
        }
        best = std::move(next);
    }
    return best.back().crosses;
}

int percentOfBest(const ChallengeBench& bench, const Crosses& chosen) {
    const double present = bench.dice(bench.present());
    const double gain = bench.dice(chosen) - present;
    const double most = bench.dice(bench.best()) - present;
    if (most < same)
        return gain > -same ? 100 : 0;
    return static_cast<int>(std::floor(std::clamp(gain / most, 0.0, 1.0) * 100 + 1e-6));
}

} // namespace lessons
