// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"

#include <span>
#include <vector>

/// Many genes for one trait: from steps to a bell (Nilsson-Ehle 1909, East 1916, Fisher 1918). Genes are
/// unlinked, each plus allele adds the same, and none is dominant.
namespace lessons {

/// The chance of 0, 1, … 2n plus alleles in the F2 of plants that are heterozygous for all of n ≥ 0 genes:
/// the binomial distribution of 2n and 1/2. (R: dbinom(0:(2 * n), 2 * n, 0.5).) Throws std::invalid_argument
/// if n is negative.
std::vector<double> polygenicF2(int genes);

/// The same for any two parents, given gene by gene; the dominant allele is the plus allele. Throws
/// std::invalid_argument if their numbers of genes differ.
std::vector<double> polygenicOffspring(std::span<const genotype::Genotype> first,
                                       std::span<const genotype::Genotype> second);

/// Mean and variance of a distribution over 0, 1, 2 …
struct Moments {
    double mean = 0;
    double variance = 0;
};
Moments momentsOf(std::span<const double> distribution);

/// The density at x of a trait whose genes give `distribution` and to which the environment adds a normal
/// deviation: a mixture of normal curves. `environmentalSd` > 0, in steps of one plus allele.
double densityWithEnvironment(std::span<const double> distribution, double environmentalSd, double x);

/// The normal curve with the same mean and variance, at x; 0 if there is no variance.
double bellCurve(const Moments& moments, double x);

} // namespace lessons
