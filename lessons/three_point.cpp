// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/three_point.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace lessons {

namespace {

constexpr std::int64_t mostInAClass = 1'000'000'000'000;

/// The bit of a class that says which allele of a gene it has.
constexpr std::size_t bitOf(std::size_t gene) {
    return std::size_t{4} >> gene;
}

constexpr std::size_t complementOf(std::size_t gameteClass) {
    return 7 - gameteClass;
}

std::int64_t pairCount(const GameteCounts& counts, std::size_t gameteClass) {
    return counts[gameteClass] + counts[complementOf(gameteClass)];
}

std::array<std::size_t, 2> pairOf(std::size_t gameteClass) {
    return {std::min(gameteClass, complementOf(gameteClass)),
            std::max(gameteClass, complementOf(gameteClass))};
}

/// k ln(k/n) + (n − k) ln(1 − k/n): the log likelihood of one interval, at most half of it recombinant.
double logLikelihood(std::int64_t recombinants, std::int64_t offspring) {
    const auto n = static_cast<double>(offspring);
    const auto k = static_cast<double>(recombinants);
    const double share = std::min(0.5, k / n);
    return (k == 0 ? 0 : k * std::log(share)) + (n - k) * std::log1p(-share);
}

std::array<GeneDistance, 3> pairDistances(const std::array<std::int64_t, 3>& alone, std::int64_t offspring,
                                          double confidence) {
    std::array<GeneDistance, 3> pairs{};
    constexpr std::array<std::array<std::size_t, 2>, 3> genes{{{0, 1}, {0, 2}, {1, 2}}};
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        // Two genes are separated if one of them alone has changed places.
        const std::int64_t recombinants = alone[genes[i][0]] + alone[genes[i][1]];
        pairs[i] = {genes[i], recombinants, recombinationFromTestCross(recombinants, offspring, confidence)};
    }
    return pairs;
}

const GeneDistance& between(const std::array<GeneDistance, 3>& pairs, std::size_t one, std::size_t other) {
    return pairs[one + other - 1];
}

ThreePointMap mapWith(std::size_t middle, std::size_t parental, const std::array<std::int64_t, 3>& alone,
                      const std::array<GeneDistance, 3>& pairs, std::int64_t offspring) {
    ThreePointMap map;
    const std::size_t left = middle == 0 ? 1 : 0;
    const std::size_t right = middle == 2 ? 1 : 2;
    map.order = {left, middle, right};
    map.intervals = {between(pairs, left, middle), between(pairs, middle, right)};
    map.intervals[0].genes = {left, middle};
    map.intervals[1].genes = {middle, right};
    map.outer = between(pairs, left, right);
    map.doubles = pairOf(parental ^ bitOf(middle));
    map.doubleCrossovers = alone[middle];
    const auto n = static_cast<double>(offspring);
    map.expectedDoubles = static_cast<double>(map.intervals[0].recombinants) / n *
                          static_cast<double>(map.intervals[1].recombinants);
    if (map.expectedDoubles > 0) {
        map.coincidence = static_cast<double>(map.doubleCrossovers) / map.expectedDoubles;
        map.interference = 1 - *map.coincidence;
    }
    // Each order takes two of the three pairs for its intervals, so orders differ in the pair left out.
    const double own = logLikelihood(map.outer.recombinants, offspring);
    const double next = std::min(logLikelihood(map.intervals[0].recombinants, offspring),
                                 logLikelihood(map.intervals[1].recombinants, offspring));
    map.orderLod = std::max(0.0, (next - own) / std::log(10.0));
    return map;
}

} // namespace

ThreePointAnalysis threePointAnalysis(const GameteCounts& counts, double confidence) {
    if (std::ranges::any_of(counts, [](auto count) { return count < 0 || count > mostInAClass; }))
        throw std::invalid_argument("a count of gametes is from 0 to 1000000000000");
    if (!(confidence > 0 && confidence < 1))
        throw std::invalid_argument("a confidence lies between 0 and 1");
    ThreePointAnalysis analysis;
    analysis.offspring = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    if (analysis.offspring == 0) {
        analysis.doubt = OrderDoubt::NoOffspring;
        return analysis;
    }
    std::array<std::size_t, 4> byFrequency{0, 1, 2, 3};
    std::ranges::stable_sort(byFrequency, std::ranges::greater{},
                             [&counts](std::size_t one) { return pairCount(counts, one); });
    if (pairCount(counts, byFrequency[0]) == pairCount(counts, byFrequency[1])) {
        analysis.doubt = OrderDoubt::ParentalTie;
        return analysis;
    }
    const std::size_t parental = byFrequency[0];
    analysis.parental = pairOf(parental);
    std::array<std::int64_t, 3> alone{}; // offspring in which only this gene has changed places
    for (std::size_t gene = 0; gene < alone.size(); ++gene)
        alone[gene] = pairCount(counts, parental ^ bitOf(gene));
    analysis.pairs = pairDistances(alone, analysis.offspring, confidence);
    const auto rarest = std::ranges::min_element(alone);
    if (std::ranges::count(alone, *rarest) > 1)
        analysis.doubt = OrderDoubt::RarestTie;
    else
        analysis.map = mapWith(static_cast<std::size_t>(rarest - alone.begin()), parental, alone,
                               *analysis.pairs, analysis.offspring);
    if (analysis.map && std::ranges::any_of(analysis.map->intervals, maybeUnlinked))
        analysis.doubt = OrderDoubt::NotLinked;
    else if (analysis.map && analysis.map->orderLod < leastOrderLod)
        analysis.doubt = OrderDoubt::WeakOrder;
    return analysis;
}

std::array<double, 8> gameteChances(const KnownMap& map) {
    const auto [left, right] = map.fractions;
    const double both = map.coincidence * left * right;
    if (!(left >= 0 && left <= 0.5 && right >= 0 && right <= 0.5 && map.coincidence >= 0) ||
        both > std::min(left, right))
        throw std::invalid_argument("no chromosome has such a map");
    std::array<double, 8> chances{};
    const auto setPair = [&chances](std::size_t gameteClass, double chance) {
        chances[gameteClass] = chances[complementOf(gameteClass)] = chance / 2;
    };
    setPair(map.parental, 1 - left - right + both);
    setPair(map.parental ^ bitOf(map.order[0]), left - both);
    setPair(map.parental ^ bitOf(map.order[2]), right - both);
    setPair(map.parental ^ bitOf(map.order[1]), both);
    return chances;
}

} // namespace lessons
