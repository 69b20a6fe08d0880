// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/offspring.h"

#include <optional>
#include <string_view>

/// Genotypes that do not simply show what each gene shows alone: two genes that decide one phenotype together
/// (Bateson and Punnett 1905), genotypes that die before anybody counts them (Cuénot 1905), and genotypes
/// that do not always show.
namespace lessons {

/// What each combined genotype of one or more genes shows.
struct Interaction {
    /// In `phenotypeOfGenotype`: the embryo dies and is not counted.
    static constexpr std::uint8_t dies = 255;

    std::string id;       ///< "recessive-epistasis": for files and links, never shown
    core::Phrase name;    ///< "recessive epistasis"
    core::Phrase example; ///< "coat of Labrador retrievers"
    std::string source;   ///< a citation, not translated; may be empty
    std::vector<Gene> genes;
    /// Whether the phenotypes are those of the genes by themselves, numbered as `Offspring` does.
    bool phenotypesOfGenes = false;
    std::vector<core::Phrase> phenotypes; ///< "black", "brown", "yellow"
    /// For each genotype, numbered as `Offspring` does, the place in `phenotypes`, or `dies`.
    std::vector<std::uint8_t> phenotypeOfGenotype;
    /// The share, in 0…1, of individuals with phenotype 0 by their genotype that show it; the others show
    /// phenotype 1.
    double penetrance = 1;
};

/// Two parents that are heterozygous for every gene; under incomplete penetrance one of them is
/// recessive.
Cross usualCross(const Interaction& interaction);

/// The offspring that are born.
struct InteractionOffspring {
    std::vector<double> byGenotype;  ///< chances in 0…1 that sum to 1; 0 for genotypes that die
    std::vector<double> byPhenotype; ///< likewise
    /// The phenotypes' smallest whole numbers, zeros kept; empty if there are none, as with linked genes.
    std::vector<std::int64_t> ratio;
    double dead = 0; ///< the share of all embryos, in 0…1, that dies
};

/// Throws std::invalid_argument if the cross is not valid, if it does not have the interaction's genes in
/// their order, or if all embryos die.
InteractionOffspring offspringOf(const Interaction& interaction, const Cross& cross);

/// Whether this genotype lives. A parent does. Precondition: it has the interaction's genes.
bool lives(const Interaction& interaction, const Individual& individual);

/// Genes that each show what they show alone, except that one genotype dies: `lethal`, a genotype of
/// `genes[gene]`. If TT dies, two Tt parents have offspring in the ratio 2 : 1.
Interaction withLethal(const std::vector<Gene>& genes, std::size_t gene, std::size_t lethal);
/// The same with the genotype as it is written, "TT". Nothing if it is not a genotype of one of the genes.
std::optional<Interaction> withLethal(const std::vector<Gene>& genes, std::string_view lethal);

/// A gene whose dominant phenotype shows only in that share, 0…1, of those that have its genotype. Throws
/// std::invalid_argument outside that range and unless the gene has two phenotypes and is not X-linked.
Interaction withPenetrance(const Gene& gene, double penetrance);

/// Recessive epistasis (9 : 3 : 4), complementary genes (9 : 7), dominant epistasis (12 : 3 : 1), duplicate
/// genes (15 : 1), dominant suppression (13 : 3), additive genes (9 : 6 : 1), a recessive lethal (2 : 1),
/// incomplete penetrance.
const std::vector<Interaction>& interactionCatalogue();

/// Null if there is none of that id.
const Interaction* findInteraction(std::string_view id);

} // namespace lessons
