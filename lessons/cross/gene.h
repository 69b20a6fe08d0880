// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "engine/genotype/model/genetics.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lessons {

/// The place of an allele in `Gene::symbols`, from 0.
using AlleleIndex = std::uint8_t;

/// Where a gene of the catalogue comes from.
enum class GeneGroup : std::uint8_t {
    Game,         ///< the four traits that are in play
    Mendel,       ///< the other three of Mendel's seven
    BeyondMendel, ///< overlays of the game, snapdragon, dog coat, AB0
    Invented,     ///< in no real organism, so that no answer can be looked up
    XLinked,      ///< on the X chromosome of animals and people
};

/// One gene: its alleles, and the phenotype of each pair of them. A diploid genotype is an unordered pair of
/// alleles; genotypes are numbered by the first allele, then the second: RR, Rr, rr, which is the order of
/// `genotype::Genotype`, or AA, AB, A0, BB, B0, 00.
struct Gene {
    std::string id;    ///< "seed-shape": for files and links, never shown
    core::Phrase name; ///< "seed shape"
    GeneGroup group = GeneGroup::Invented;
    genotype::Inheritance inheritance =
        genotype::Inheritance::CompleteDominance; ///< of the first two alleles
    std::optional<genotype::Trait> trait; ///< the part of the pea plant that shows it, if the game has it
    std::vector<std::string> symbols;     ///< as they are written, the dominant one first: "R", "r"
    /// On the X chromosome; the last symbol is then "Y", the chromosome without the gene (x_linked.h).
    bool xLinked = false;
    std::vector<core::Phrase> phenotypes;          ///< "round", "wrinkled"
    std::vector<std::uint8_t> phenotypeOfGenotype; ///< for each genotype the place in `phenotypes`

    std::size_t alleleCount() const { return symbols.size(); }
    std::size_t genotypeCount() const { return phenotypeOfGenotype.size(); }
    std::size_t phenotypeCount() const { return phenotypes.size(); }

    /// The genotype that two gametes form, in either order.
    std::size_t genotypeOf(AlleleIndex one, AlleleIndex other) const;
    /// The two alleles of a genotype, the lower index first.
    std::array<AlleleIndex, 2> allelesOf(std::size_t genotype) const;
    bool isHeterozygous(std::size_t genotype) const;
    /// "Rr".
    std::string notation(std::size_t genotype) const;
    /// What the pea plant shows, for a place in `phenotypes`; nothing if the game has no such trait.
    std::optional<genotype::Phenotype> seen(std::size_t phenotype) const;
};

/// The words for what a gene with two alleles shows. `between` is the phenotype of the heterozygote under
/// incomplete dominance or codominance, unused under complete dominance.
struct TwoAlleleWords {
    core::Phrase dominant;
    core::Phrase recessive;
    core::Phrase between;
};

/// A gene with two alleles. Phenotypes are in the order dominant, between (if it exists), recessive.
Gene twoAlleleGene(std::string id, core::Phrase name, std::string dominantSymbol, std::string recessiveSymbol,
                   genotype::Inheritance inheritance, const TwoAlleleWords& words);

/// A gene known only by its letter: "gene B", "dominant form", "recessive form". `letter` is
/// an ASCII letter.
Gene letterGene(char letter);

/// All genes on offer, in display order: the game's four, Mendel's other
/// three, those beyond Mendel, the X-linked ones, the invented ones (with complete dominance).
const std::vector<Gene>& geneCatalogue();

/// The gene of the catalogue with that id; null if there is none.
const Gene* findGene(std::string_view id);

/// The invented genes with a given inheritance; the symbols of any two are different.
const std::vector<Gene>& inventedGenes(genotype::Inheritance inheritance);

} // namespace lessons
