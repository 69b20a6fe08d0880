// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace lessons {

/// Genotypes that were counted in a real population, at a gene whose heterozygotes can be told apart.
struct PublishedPopulation {
    std::string id;
    core::Phrase name;                     ///< "blood groups M and N, England"
    std::array<core::Phrase, 3> genotypes; ///< what is counted, in words
    std::array<std::string, 3> letters;    ///< "MM", "MN", "NN"
    std::array<std::int64_t, 3> counts;
    std::string source; ///< a citation; not translated

    /// Of the first allele.
    double frequency() const;
};

/// MN blood groups in equilibrium (Cleghorn 1960), and sickle-cell haemoglobin in infants and adults of one
/// population (Allison 1956), where selection acts between the two.
const std::vector<PublishedPopulation>& publishedPopulations();

} // namespace lessons
