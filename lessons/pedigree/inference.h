// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/mode.h"

#include <vector>

/// What the phenotypes of a family say about genotypes, and about the next child. Everything here is exact;
/// it throws what `Peeling` throws.
namespace lessons::pedigree {

/// The common logarithm of the chance of all phenotypes under the model; −∞ if they cannot occur.
double log10Likelihood(const Pedigree& family, const Model& model);

struct GenotypeChance {
    GeneState state;
    double chance = 0;
};
/// A distribution over genotypes, those of chance 0 included.
using GenotypeChances = std::vector<GenotypeChance>;

/// Of each person, given all phenotypes; nothing if these cannot occur.
std::optional<std::vector<GenotypeChances>> genotypeChances(const Pedigree& family, const Model& model);

/// The chance of having one copy of a recessive allele without showing it.
double carrierChance(Mode mode, const GenotypeChances& genotypes);
/// Whether it is exactly 1: no other genotype is possible.
bool isCertainCarrier(Mode mode, const GenotypeChances& genotypes);

/// The next child of two people, given all phenotypes of the family; sons and daughters are equally likely.
struct NextChild {
    double affected = 0; ///< the chance that it shows the trait
    double son = 0;      ///< the same, if it is a son
    double daughter = 0; ///< the same, if it is a daughter
    /// The chance that a daughter or a child of either sex is a carrier; 0 in modes that are not recessive.
    double carrierDaughter = 0;
    double carrier = 0;
};

/// Nothing if the phenotypes of the family cannot occur. Throws std::invalid_argument if the father is not
/// male or the mother is not female.
std::optional<NextChild> nextChild(const Pedigree& family, const Model& model, Parents parents);

} // namespace lessons::pedigree
