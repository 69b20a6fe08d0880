// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/breeding_experiments.h"

#include "engine/core/text.h"

#include <cmath>

namespace lessons {

BreedingPopulation stockOf(Stock stock) {
    constexpr int genes = 10;
    constexpr double frequency = 0.5;
    // As much variance as the genes of the mixed stock give: its heritability is one half.
    const double environmentalSd = std::sqrt(2 * genes * frequency * (1 - frequency));
    return stock == Stock::Mixed ? mixedPopulation(genes, frequency, environmentalSd)
                                 : pureLine(genes, environmentalSd);
}

Experiment breedingExperiment(Stock stock, double share) {
    const BreedingPopulation parents = stockOf(stock);
    const double above = shareAbove(selectBest(parents, share).offspring, momentsOf(parents).mean);
    Experiment experiment;
    experiment.key = "breeding " + std::to_string(static_cast<int>(stock)) + ' ' +
                     std::to_string(std::lround(1000 * share));
    experiment.title = {ENGINE_TEXT("engine", "offspring of the chosen parents"), {}};
    experiment.outcomes = {
        {{ENGINE_TEXT("engine", "offspring above the old mean"), {}},
         "",
         above,
         {genotype::Trait::PlantHeight, 1}},
        {{ENGINE_TEXT("engine", "offspring below the old mean"), {}}, "", 1 - above, {std::nullopt, 0.6}}};
    constexpr double rounding = 1e-12;
    if (std::abs(above - 0.5) < rounding)
        experiment.ratio = {1, 1};
    return experiment;
}

} // namespace lessons
