// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/cross.h"

#include <optional>

namespace lessons {

/// One pair of homologous chromosomes of a parent, and which genes of the cross lie on it. The first
/// homologue carries the allele of each gene that is written first: RG of RG/rg.
struct ChromosomePair {
    std::vector<std::size_t> genes;    ///< their places in `Cross::genes`, from the centromere to the tip
    std::vector<double> recombination; ///< between each of them and the next one, in 0…0.5
    bool sex = false;                  ///< X and X, or X and Y
    std::optional<std::size_t> y;      ///< which of the two homologues is a Y
};

/// A parent's pairs in the order of their first genes. Neighbours whose recombination fraction is below 0.5
/// share a pair; every other gene has a pair of its own. Chromosomes without a gene of the cross are left
/// out. Throws std::invalid_argument for a cross that is not valid or a parent that does not fit it.
std::vector<ChromosomePair> chromosomesOf(const Cross& cross, const Individual& parent);

} // namespace lessons
