// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/polygenic.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>

#include <cmath>
#include <stdexcept>

namespace lessons {

using genotype::Genotype;

std::vector<double> polygenicF2(int genes) {
    if (genes < 0)
        throw std::invalid_argument("the number of genes is negative");
    const std::vector<Genotype> parent(static_cast<std::size_t>(genes), Genotype::Heterozygous);
    return polygenicOffspring(parent, parent);
}

std::vector<double> polygenicOffspring(std::span<const Genotype> first, std::span<const Genotype> second) {
    if (first.size() != second.size())
        throw std::invalid_argument("both parents have the same genes");
    int certain = 0;
    int tossed = 0;
    for (const auto& parent : {first, second})
        for (const Genotype gene : parent) {
            certain += gene == Genotype::HomozygousDominant ? 1 : 0;
            tossed += gene == Genotype::Heterozygous ? 1 : 0;
        }
    std::vector<double> chances(2 * first.size() + 1);
    const boost::math::binomial_distribution<double> binomial(tossed, 0.5);
    for (int plus = 0; plus <= tossed; ++plus)
        chances[static_cast<std::size_t>(certain) + static_cast<std::size_t>(plus)] =
            boost::math::pdf(binomial, plus);
    return chances;
}

Moments momentsOf(std::span<const double> distribution) {
    Moments moments;
    for (std::size_t i = 0; i < distribution.size(); ++i)
        moments.mean += static_cast<double>(i) * distribution[i];
    for (std::size_t i = 0; i < distribution.size(); ++i)
        moments.variance += std::pow(static_cast<double>(i) - moments.mean, 2) * distribution[i];
    return moments;
}

double densityWithEnvironment(std::span<const double> distribution, double environmentalSd, double x) {
    if (!(environmentalSd > 0))
        throw std::invalid_argument("the environment's deviation must be positive");
    const boost::math::normal_distribution<double> normal(0, environmentalSd);
    double density = 0;
    for (std::size_t i = 0; i < distribution.size(); ++i)
        density += distribution[i] * boost::math::pdf(normal, x - static_cast<double>(i));
    return density;
}

double bellCurve(const Moments& moments, double x) {
    if (moments.variance <= 0)
        return 0;
    return boost::math::pdf(
        boost::math::normal_distribution<double>(moments.mean, std::sqrt(moments.variance)), x);
}

} // namespace lessons
