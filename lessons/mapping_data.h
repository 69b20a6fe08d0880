// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/three_point.h"

#include <string_view>
#include <vector>

/// Published crosses with three linked genes. All are from: T. H. Morgan and C. B. Bridges, Sex-linked
/// Inheritance in Drosophila, Carnegie Institution of Washington, Publication 237 (1916).
namespace lessons {

struct PublishedMapping {
    std::string id;     ///< "vermilion-sable-bar": for files and links, never shown
    core::Phrase title; ///< "Vermilion eyes, sable body, bar eyes"
    int table = 0;      ///< its number in the publication
    MappedGenes genes;  ///< the wild type's allele, "+", is the first
    /// What the other allele of each gene does: "cherry eyes".
    std::array<core::Phrase, 3> mutants;
    GameteCounts counts{};
};

/// X-linked genes of the fruit fly, in the order of the tables: one with a single double crossover (table 3),
/// two with many offspring (11, 14), one with the middle gene halfway (52).
const std::vector<PublishedMapping>& publishedMappings();

/// The cross of that id; null if there is none.
const PublishedMapping* findPublishedMapping(std::string_view id);

/// The source, to be shown with the counts.
core::Phrase mappingCitation(const PublishedMapping& mapping);

} // namespace lessons
