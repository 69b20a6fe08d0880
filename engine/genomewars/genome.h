// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/catalogue.h"

#include <array>
#include <cstdint>

namespace genomewars {

/// The alleles of a haploid genome: how many copies of each. Their order has no meaning, so two genomes with
/// the same copies are equal.
struct Genome {
    std::array<std::uint8_t, alleleCount> copies{};

    constexpr int of(Allele allele) const { return copies[static_cast<std::size_t>(allele)]; }
    constexpr bool holds(Allele allele) const { return of(allele) > 0; }
    constexpr void add(Allele allele) { ++copies[static_cast<std::size_t>(allele)]; }
    /// Precondition: holds(allele).
    constexpr void remove(Allele allele) { --copies[static_cast<std::size_t>(allele)]; }
    constexpr int size() const {
        int sum = 0;
        for (const std::uint8_t count : copies)
            sum += count;
        return sum;
    }
    /// The alleles in the order of the catalogue, each as often as it is held, from place 0 on.
    /// Precondition: size() <= genomeSize; places beyond the size are the first allele.
    constexpr std::array<Allele, genomeSize> sorted() const {
        std::array<Allele, genomeSize> result{};
        std::size_t at = 0;
        for (const AlleleInfo& info : alleles)
            for (int copy = 0; copy < of(info.id); ++copy)
                result[at++] = info.id;
        return result;
    }

    bool operator==(const Genome&) const = default;
};

constexpr Genome genomeOf(const std::array<Allele, genomeSize>& held) {
    Genome genome;
    for (const Allele allele : held)
        genome.add(allele);
    return genome;
}

} // namespace genomewars
