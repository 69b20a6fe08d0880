// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/cross.h"
#include "lessons/pedigree/mode.h"

#include <optional>

/// Two people of a family as the parents of a cross, so that their meiosis can be shown.
namespace lessons::pedigree {

struct CoupleCross {
    Cross cross; ///< the mother first
    /// The chance that she has this genotype, and he this one, given all phenotypes.
    double mother = 1;
    double father = 1;
};

/// Each of them with two different alleles if the family makes that possible (with a chance above 0.05), else
/// with the likeliest genotype; the allele of the trait has the frequency 0.01. Nothing if the mode is not
/// one of `mainModes` or the phenotypes cannot occur under it. Throws what `Peeling` throws.
std::optional<CoupleCross> coupleCross(const Pedigree& family, Mode mode, Parents couple);

/// The couple with the most to show: the most parents with two different alleles for certain, then the
/// oldest. Precondition: somebody has parents, and the mode is possible.
Parents coupleToShow(const Pedigree& family, Mode mode);

} // namespace lessons::pedigree
