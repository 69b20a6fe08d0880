// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/gene.h"

#include <vector>

/// Two parents, and the laws that their offspring follow: the laws of segregation and of independent
/// assortment (Mendel 1866), and where genes are linked, recombination (Morgan 1911).
namespace lessons {

/// Mendel's seven. A parent that is heterozygous for all makes 128 kinds of gametes.
inline constexpr std::size_t maxGenes = 7;

/// What a parent carries: for each gene the alleles on its two chromosomes. Which allele lies on which
/// chromosome (the phase) matters for linked genes only: RG/rg and Rg/rG.
struct Individual {
    std::vector<std::array<AlleleIndex, 2>> loci;

    bool operator==(const Individual&) const = default;
};

struct Cross {
    std::vector<Gene> genes; ///< 1 … maxGenes
    Individual first;
    Individual second;
    /// Between each gene and the next one the recombination fraction: the share, in 0…0.5, of gametes that
    /// are recombinant for the two; 0.5 is independence, 0 complete linkage. Empty: all genes are
    /// independent. Crossovers in different intervals are independent of each other (no interference,
    /// Haldane 1919), and both parents have the same fractions.
    std::vector<double> recombination;

    /// The fraction between a gene and the next one.
    double recombinationAfter(std::size_t gene) const {
        return recombination.empty() ? 0.5 : recombination[gene];
    }
    bool isLinked() const;
};

/// Throws std::invalid_argument with a reason if the numbers of genes, loci or fractions do not fit, an
/// allele does not exist, or a fraction is outside 0…0.5. At most one gene may be X-linked, with one Y in
/// one of the parents only, and it is independent of its neighbours, which are on other chromosomes. (Two
/// X-linked genes would recombine in the mother but not in the father.) Everything below that takes a cross
/// does this first.
void requireValid(const Cross& cross);

/// One kind of gamete: the allele of each gene, and the share, in 0…1, of the parent's gametes.
struct Gamete {
    std::vector<AlleleIndex> alleles;
    double chance = 0;

    bool operator==(const Gamete&) const = default;
};

enum class GameteList : std::uint8_t {
    Distinct,   ///< each kind once: a homozygous parent has one
    EveryChoice ///< one for each choice of chromosomes, 2ⁿ for n genes: what a printed square lists
};

/// The gametes of a parent of this cross; chances sum to 1. The first gene varies slowest and each gene
/// begins with its first-written chromosome: RG, Rg, rG, rg. Kinds that never occur are left out of
/// `Distinct`.
std::vector<Gamete> gametesOf(const Cross& cross, const Individual& parent,
                              GameteList list = GameteList::Distinct);

/// "Rg".
std::string notation(const Cross& cross, const Gamete& gamete);
/// "RrGg"; genes that are linked are written with their phase if it matters, apart from the others: "RG/rg",
/// "RG/rg Tt".
std::string notation(const Cross& cross, const Individual& individual);

} // namespace lessons
