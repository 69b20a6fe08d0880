// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"

#include <cstdint>
#include <span>
#include <vector>

/// From offspring back to their parents.
namespace lessons {

/// The partner of an unknown parent with the dominant phenotype.
enum class CrossWith : std::uint8_t {
    Recessive, ///< test cross: a heterozygous parent has the dominant phenotype in 1/2 of its offspring
    Itself,    ///< selfing, as Mendel did it with ten plants from each: in 3/4
};

/// The share of dominant-looking offspring of a heterozygous parent: 1/2 or 3/4.
double dominantShare(CrossWith with);

/// The chance, in 0…1, that a heterozygous parent hides its recessive allele: that all of n offspring look
/// dominant. (Mendel's ten selfed offspring: 0.75¹⁰ = 5.6 %; Fisher 1936.)
double chanceOfHiding(std::int64_t offspring, CrossWith with);

/// The posterior probability that the parent is homozygous, by Bayes' rule, after `offspring` of which
/// `recessive` look recessive; `prior` is the probability before. 0 as soon as one does. Throws
/// std::invalid_argument if the prior is outside 0…1, a number is negative or there are more recessive ones
/// than offspring.
double posteriorHomozygous(double prior, std::int64_t offspring, std::int64_t recessive = 0,
                           CrossWith with = CrossWith::Recessive);

/// The least number of offspring, all dominant, after which the chance is `wanted` or more. Throws
/// std::invalid_argument unless 0 < prior < 1 and 0 < wanted < 1.
std::int64_t offspringNeeded(double prior, double wanted, CrossWith with = CrossWith::Recessive);

/// One pair of parents that could have had these offspring.
struct ParentPair {
    genotype::Parents parents;   ///< on the left the one with more dominant alleles
    std::vector<double> chances; ///< of each phenotype
    double share = 0; ///< posterior probability, in 0…1, if all six pairs were equally likely before
};

/// From counts by phenotype back to the parents of one gene with two alleles: those of the six pairs that
/// can have had such offspring, the likeliest first. Pairs that predict the same stay in the order of their
/// dominant alleles. `counts` is dominant, recessive, or dominant, between, recessive if the heterozygotes
/// look different. Throws std::invalid_argument for another number of counts or a negative
/// one.
std::vector<ParentPair> parentsBehind(std::span<const std::int64_t> counts,
                                      genotype::Inheritance inheritance);

} // namespace lessons
