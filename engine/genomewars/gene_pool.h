// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/state.h"

namespace genomewars {

/// All the alleles in the population. The frequency of an allele is copies / total.
struct GenePool {
    std::array<std::uint32_t, alleleCount> copies{};
    std::uint32_t total = 0;

    std::uint32_t of(Allele allele) const { return copies[static_cast<std::size_t>(allele)]; }
    bool operator==(const GenePool&) const = default;
};

/// The pool of the living teams that have chosen a genome, each counted once or by its population.
GenePool genePool(const State& state, Weighting weighting);

/// "Gene pool round 1": bit s when team s may begin; more than one only after a complete tie. The frequencies
/// of each team's own four copies are compared, lowest first (RULINGS.md 2).
std::uint8_t firstTeams(const State& state);

/// "The origin of species": bit s when team s shares in the win — the highest population, then the most
/// frequent allele held, then the next most frequent, then shared; the frequencies are those of the state's
/// weighting. 0 when no team is alive.
std::uint8_t winners(const State& state);

} // namespace genomewars
