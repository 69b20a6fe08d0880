// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/garden_history.h"
#include "lessons/pedigree/pedigree.h"

/// The families of a gene in a garden, to be drawn and read aloud.
namespace lessons::pedigree {

/// A plant of such a family: a parent at the square, or an offspring die.
struct GardenMember {
    std::size_t cross = 0;                      ///< its place in `GardenGene::crosses`
    std::optional<std::size_t> offspring;       ///< in `GardenCross::offspring`; empty for a parent
    genotype::Side side = genotype::Side::Left; ///< of a parent
    genotype::Genotype genotype = genotype::Genotype::Heterozygous;
};

struct GardenFamily {
    /// The crosses beside each other. Whoever shows the recessive phenotype is unaffected: white flowers are
    /// drawn empty.
    Pedigree plants;
    std::vector<GardenMember> members; ///< in the order of the plants
};
GardenFamily familyOf(const GardenGene& gene);

/// "Left parent: Rr, round", or "Offspring: Rr, round; rolled in round 2, now in plant 12".
core::Phrase described(const GardenGene& gene, const GardenMember& member, genotype::Inheritance inheritance);
/// "rr of plant 12 (University)".
core::Phrase described(genotype::Trait trait, const GivenTrait& given);

} // namespace lessons::pedigree
