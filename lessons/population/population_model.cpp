// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/population/population_model.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace lessons {
namespace {

bool isWithin(double value, double low, double high) {
    return value >= low && value <= high; // false for NaN
}

/// Shares of the three genotypes before they are divided by their sum, the mean fitness.
std::array<double, 3> grownUp(const PopulationModel& model, double p) {
    const double x = gameteFrequency(model, p);
    return {x * x * model.fitness[0], 2 * x * (1 - x) * model.fitness[1],
            (1 - x) * (1 - x) * model.fitness[2]};
}

} // namespace

void requireValid(const PopulationModel& model) {
    const auto require = [](bool holds, const char* what) {
        if (!holds)
            throw std::invalid_argument(what);
    };
    require(!model.size || (*model.size >= 2 && *model.size <= mostIndividuals),
            "a population has from 2 to 1000000 individuals");
    require(isWithin(model.start, 0, 1), "an allele frequency is from 0 to 1");
    require(isWithin(model.sourceFrequency, 0, 1), "an allele frequency is from 0 to 1");
    require(isWithin(model.migration, 0, 1), "a migration rate is from 0 to 1");
    require(isWithin(model.mutation, 0, 0.5) && isWithin(model.backMutation, 0, 0.5),
            "a mutation rate is from 0 to 0.5");
    require(std::ranges::all_of(model.fitness, [](double one) { return isWithin(one, 0, 1e6); }),
            "a fitness is from 0 to 1000000");
    // Adults who have grown up have a genotype that can: so it is enough to look at the first zygotes.
    const auto first = grownUp(model, model.start);
    require(first[0] + first[1] + first[2] > 0, "with this fitness nobody of the next generation grows up");
}

double gameteFrequency(const PopulationModel& model, double p) {
    const double mutated = p * (1 - model.mutation) + (1 - p) * model.backMutation;
    return (1 - model.migration) * mutated + model.migration * model.sourceFrequency;
}

std::array<double, 3> nextGenotypes(const PopulationModel& model, double p) {
    std::array<double, 3> shares = grownUp(model, p);
    const double mean = shares[0] + shares[1] + shares[2];
    for (double& share : shares)
        share /= mean;
    return shares;
}

double nextFrequency(const PopulationModel& model, double p) {
    const auto shares = nextGenotypes(model, p);
    return shares[0] + shares[1] / 2;
}

std::vector<double> withoutChance(const PopulationModel& model, int generations) {
    requireValid(model);
    std::vector<double> frequencies{model.start};
    for (int i = 0; i < generations; ++i)
        frequencies.push_back(nextFrequency(model, frequencies.back()));
    return frequencies;
}

std::optional<double> balancedFrequency(const std::array<double, 3>& fitness) {
    const double s = fitness[1] - fitness[0];
    const double t = fitness[1] - fitness[2];
    if (!(s > 0 && t > 0))
        return {};
    return t / (s + t);
}

double heterozygosityLeft(double start, std::int64_t size, int generations) {
    return 2 * start * (1 - start) * std::pow(1 - 0.5 / static_cast<double>(size), generations);
}

} // namespace lessons
