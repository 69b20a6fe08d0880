// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/gene_pool.h"

#include <algorithm>
#include <functional>
#include <limits>

namespace genomewars {

GenePool genePool(const State& state, Weighting weighting) {
    GenePool pool;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Team& team = state.team(seat);
        if (!state.isAlive(seat))
            continue;
        const std::uint32_t weight = weighting == Weighting::ByPopulation ? team.population : 1u;
        for (std::size_t allele = 0; allele < team.genome.copies.size(); ++allele) {
            pool.copies[allele] += weight * team.genome.copies[allele];
            pool.total += weight * team.genome.copies[allele];
        }
    }
    return pool;
}

std::uint8_t firstTeams(const State& state) {
    const GenePool pool = genePool(state, Weighting::EachGenomeOnce);
    using Frequencies = std::array<std::uint32_t, genomeSize>;
    Frequencies lowest;
    lowest.fill(std::numeric_limits<std::uint32_t>::max());
    unsigned best = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const auto held = state.team(seat).genome.sorted();
        Frequencies own{};
        std::transform(held.begin(), held.end(), own.begin(), [&](Allele one) { return pool.of(one); });
        std::sort(own.begin(), own.end());
        if (own < lowest)
            best = 0;
        if (own <= lowest) {
            lowest = own;
            best |= 1u << seat;
        }
    }
    return static_cast<std::uint8_t>(best);
}

std::uint8_t winners(const State& state) {
    const GenePool pool = genePool(state, state.weighting);
    /// Population first, then the frequencies of the different alleles held, highest first, padded with 0.
    using Standing = std::array<std::uint32_t, 1 + genomeSize>;
    Standing highest{};
    unsigned best = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (!state.isAlive(seat))
            continue;
        const Team& team = state.team(seat);
        Standing own{};
        own[0] = team.population;
        std::size_t at = 1;
        for (const AlleleInfo& info : alleles)
            if (team.genome.holds(info.id))
                own[at++] = pool.of(info.id);
        std::sort(own.begin() + 1, own.end(), std::greater<>());
        if (own > highest)
            best = 0;
        if (own >= highest) {
            highest = own;
            best |= 1u << seat;
        }
    }
    return static_cast<std::uint8_t>(best);
}

} // namespace genomewars
