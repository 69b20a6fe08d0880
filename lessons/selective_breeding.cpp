// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/selective_breeding.h"

#include "lessons/polygenic.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/hypergeometric.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/tools/toms748_solve.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <stdexcept>

namespace lessons {

namespace {

using Chances = std::vector<double>;

void check(double environmentalSd) {
    if (!(environmentalSd > 0))
        throw std::invalid_argument("the environment's deviation must be positive");
}

/// Of a standard normal deviate.
double upperTail(double z) {
    return boost::math::cdf(complement(boost::math::normal_distribution<>(), z));
}

/// The chance of each number of plus alleles among `taken` of the genes of a gamete that has `plus` of them.
Chances takenFrom(int genes, int plus, int taken) {
    const boost::math::hypergeometric_distribution<> draw(
        static_cast<unsigned>(plus), static_cast<unsigned>(taken), static_cast<unsigned>(genes));
    Chances chances(static_cast<std::size_t>(taken) + 1);
    for (int k = std::max(0, taken + plus - genes); k <= std::min(taken, plus); ++k)
        chances[static_cast<std::size_t>(k)] = pdf(draw, static_cast<unsigned>(k));
    return chances;
}

Chances sumOf(const Chances& one, const Chances& other) {
    Chances sum(one.size() + other.size() - 1);
    for (std::size_t i = 0; i < one.size(); ++i)
        for (std::size_t j = 0; j < other.size(); ++j)
            sum[i + j] += one[i] * other[j];
    return sum;
}

/// The gametes of a plant that arose from gametes with `mothers` and `fathers` plus alleles.
Chances gametesOfPlant(int genes, int mothers, int fathers) {
    const boost::math::binomial_distribution<> fromMother(genes, 0.5);
    Chances gametes(static_cast<std::size_t>(genes) + 1);
    for (int taken = 0; taken <= genes; ++taken) {
        const double chance = pdf(fromMother, taken);
        const Chances plus =
            sumOf(takenFrom(genes, mothers, taken), takenFrom(genes, fathers, genes - taken));
        for (std::size_t k = 0; k < plus.size(); ++k)
            gametes[k] += chance * plus[k];
    }
    return gametes;
}

/// The chance that a plant with 0, 1, … plus alleles in the genes that differ is chosen.
Chances chosenAmong(const BreedingPopulation& population, double share) {
    Chances chosen(2 * population.gametes.size() - 1, 1);
    if (share == 1)
        return chosen;
    const double threshold = valueExceededBy(population, share);
    for (std::size_t plus = 0; plus < chosen.size(); ++plus)
        chosen[plus] = upperTail((threshold - population.fixedPlus - static_cast<double>(plus)) /
                                 population.environmentalSd);
    return chosen;
}

/// How far the mean of the chosen plants lies above that of all.
double differentialOf(const BreedingPopulation& population, const Chances& chosen, double share) {
    if (share == 1)
        return 0;
    const boost::math::normal_distribution<> normal;
    const double threshold = valueExceededBy(population, share);
    const double mean = momentsOf(population).mean;
    const Chances plants = sumOf(population.gametes, population.gametes);
    double sum = 0;
    for (std::size_t plus = 0; plus < plants.size(); ++plus) {
        const double value = population.fixedPlus + static_cast<double>(plus);
        const double height = pdf(normal, (threshold - value) / population.environmentalSd);
        sum += plants[plus] * ((value - mean) * chosen[plus] + population.environmentalSd * height);
    }
    return sum / share;
}

} // namespace

BreedingPopulation mixedPopulation(int genes, double frequency, double environmentalSd) {
    check(environmentalSd);
    if (genes < 0 || !(frequency >= 0 && frequency <= 1))
        throw std::invalid_argument("a population needs 0 or more genes and a frequency from 0 to 1");
    const boost::math::binomial_distribution<> binomial(genes, frequency);
    BreedingPopulation population;
    population.gametes.clear();
    for (int plus = 0; plus <= genes; ++plus)
        population.gametes.push_back(pdf(binomial, plus));
    population.environmentalSd = environmentalSd;
    return population;
}

BreedingPopulation pureLine(int plusAlleles, double environmentalSd) {
    check(environmentalSd);
    if (plusAlleles < 0)
        throw std::invalid_argument("the number of plus alleles is negative");
    return {{1}, plusAlleles, environmentalSd};
}

std::vector<double> plusAllelesOf(const BreedingPopulation& population) {
    Chances chances(static_cast<std::size_t>(population.fixedPlus));
    const Chances plants = sumOf(population.gametes, population.gametes);
    chances.insert(chances.end(), plants.begin(), plants.end());
    return chances;
}

double shareAbove(const BreedingPopulation& population, double value) {
    const Chances plants = plusAllelesOf(population);
    double share = 0;
    for (std::size_t plus = 0; plus < plants.size(); ++plus)
        share += plants[plus] * upperTail((value - static_cast<double>(plus)) / population.environmentalSd);
    return share;
}

double valueExceededBy(const BreedingPopulation& population, double share) {
    if (!(share > 0 && share < 1))
        throw std::invalid_argument("the share must be between 0 and 1");
    // Between the quantiles of the least and of the greatest plants.
    const double beyond = boost::math::quantile(
        complement(boost::math::normal_distribution<>(0, population.environmentalSd), share));
    const double least = population.fixedPlus + beyond - 1;
    const double most = population.fixedPlus + 2.0 * population.genes() + beyond + 1;
    std::uintmax_t steps = 200;
    const auto bracket =
        boost::math::tools::toms748_solve([&](double value) { return shareAbove(population, value) - share; },
                                          least, most, boost::math::tools::eps_tolerance<double>(52), steps);
    return (bracket.first + bracket.second) / 2;
}

BreedingMoments momentsOf(const BreedingPopulation& population) {
    const Moments plus = momentsOf(plusAllelesOf(population));
    return {plus.mean, plus.variance, population.environmentalSd * population.environmentalSd};
}

SelectionStep selectBest(const BreedingPopulation& population, double share) {
    if (!(share > 0 && share <= 1))
        throw std::invalid_argument("the share kept must be more than 0 and at most 1");
    const BreedingMoments before = momentsOf(population);
    const Chances chosen = chosenAmong(population, share);
    SelectionStep step;
    step.offspring = population;
    step.offspring.gametes.assign(population.gametes.size(), 0);
    for (int mothers = 0; mothers <= population.genes(); ++mothers)
        for (int fathers = 0; fathers <= population.genes(); ++fathers) {
            const auto one = static_cast<std::size_t>(mothers);
            const auto other = static_cast<std::size_t>(fathers);
            const double plants =
                population.gametes[one] * population.gametes[other] * chosen[one + other] / share;
            const Chances gametes = gametesOfPlant(population.genes(), mothers, fathers);
            for (std::size_t plus = 0; plus < gametes.size(); ++plus)
                step.offspring.gametes[plus] += plants * gametes[plus];
        }
    step.differential = differentialOf(population, chosen, share);
    step.response = momentsOf(step.offspring).mean - before.mean;
    step.expectedResponse = before.heritability() * step.differential;
    return step;
}

} // namespace lessons
