// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"

#include <cstdint>
#include <span>
#include <vector>

/// From offspring back to their parents.
namespace lessons {

/// What an unknown parent that shows the dominant look is crossed with.
enum class CrossWith : std::uint8_t {
    Recessive, ///< test cross: a heterozygous parent shows the dominant look in 1/2 of the offspring
    Itself,    ///< selfing, as Mendel did it with ten plants from each: in 3/4
};

/// The share of dominant-looking offspring of a heterozygous parent: 1/2 or 3/4.
double dominantShare(CrossWith with);

/// The chance, in 0…1, that a heterozygous parent hides its recessive allele: that all of n offspring look
/// dominant. (Mendel's ten selfed offspring: 0.75¹⁰ = 5.6 %; Fisher 1936.)
double chanceOfHiding(std::int64_t offspring, CrossWith with);

/// The chance that the parent is homozygous, by Bayes' rule, after so many offspring of which so many look
/// recessive; `prior` is that chance before. 0 as soon as one does. Throws std::invalid_argument if the prior
/// is outside 0…1, a number is negative or there are more recessive ones than offspring.
double posteriorHomozygous(double prior, std::int64_t offspring, std::int64_t recessive = 0,
                           CrossWith with = CrossWith::Recessive);

/// The chance after 0, 1, 2 … offspring, each told by whether it looks recessive.
std::vector<double> posteriorSteps(double prior, const std::vector<bool>& looksRecessive,
                                   CrossWith with = CrossWith::Recessive);

/// The least number of offspring, all dominant, after which the chance is `wanted` or more. Throws
/// std::invalid_argument unless 0 < prior < 1 and 0 < wanted < 1.
std::int64_t offspringNeeded(double prior, double wanted, CrossWith with = CrossWith::Recessive);

/// One pair of parents that could have had these offspring.
struct ParentPair {
    genotype::Parents parents;   ///< left the one with more dominant alleles
    std::vector<double> chances; ///< of each look
    double share = 0;            ///< of the belief, in 0…1, if all six pairs were equally likely before
};

/// From counts of looks back to the parents of one gene with two alleles: of the six pairs those that can
/// have had such offspring, the likeliest first. Pairs that let expect the same stay in the order of their
/// dominant alleles. `counts` is by look: dominant, recessive, or dominant, between, recessive if the
/// heterozygous ones look different. Throws std::invalid_argument for another number of counts or a negative
/// one.
std::vector<ParentPair> parentsBehind(std::span<const std::int64_t> counts,
                                      genotype::Inheritance inheritance);

} // namespace lessons
