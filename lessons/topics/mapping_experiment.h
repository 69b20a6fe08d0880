// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/mapping_data.h"
#include "lessons/topics/experiment.h"

namespace lessons {

/// Three linked genes whose order is to be found out from a test cross: those of an unknown plant, or of
/// published flies. The genes are named in an order that says nothing about their order on the chromosome.
struct MappingStudy {
    std::string key; ///< the same for all plants, so that a pupil predicts once
    MappedGenes genes;
    std::array<double, 8> chances{}; ///< of each class of gametes
    std::size_t middle = 0;          ///< the gene that lies between the others: not to be shown
    std::optional<KnownMap> map;     ///< of a plant
    /// What was published, and its counts with the genes as named here; null for a plant.
    const PublishedMapping* published = nullptr;
    GameteCounts counts{};
    /// What the mutant allele of each gene does; empty for a plant.
    std::vector<core::Phrase> mutants;
};

/// The plant of that number: genes A, B and C in any order, any two of its alleles together, 10 to 25 per
/// cent recombination in each interval, and some interference.
MappingStudy unknownPlant(int number);

/// Published flies; `number` decides the order in which their genes are named. Rolls follow the shares that
/// were counted.
MappingStudy publishedStudy(const PublishedMapping& published, int number);

/// The test cross as the counts map it: the heterozygote first, its genes in their order on the chromosome,
/// with the fractions that were found. A cross has no interference, so it may make more double crossovers
/// than were counted. Wild-type alleles are written "ct⁺", so that they can be told apart. Precondition: the
/// analysis has a map.
Cross mappedCross(const ThreePointAnalysis& analysis, const MappedGenes& genes);

/// Offspring of the test cross by the gamete of the heterozygote, tested against independent genes.
Experiment mappingExperiment(const MappingStudy& study);

} // namespace lessons
