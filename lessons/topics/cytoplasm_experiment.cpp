// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/cytoplasm_experiment.h"

#include "engine/core/text.h"

#include <numeric>

namespace lessons {

Experiment cytoplasmExperiment(Branch mother, Branch father, int plastids) {
    const EggCells eggs = eggCells(mother, plastids);
    const auto share = [&eggs](std::int64_t draws) {
        return static_cast<double>(draws) / static_cast<double>(eggs.all());
    };
    Experiment experiment;
    experiment.key = "cytoplasm " + std::to_string(static_cast<int>(mother)) +
                     std::to_string(static_cast<int>(father)) + ' ' + std::to_string(plastids);
    experiment.title = {ENGINE_TEXT("engine", "Seedlings of the four o'clock"), {}};
    constexpr auto pods = genotype::Trait::PodColour;
    experiment.outcomes = {
        {{ENGINE_TEXT("engine", "green seedling"), {}}, "", share(eggs.green), {pods, 1}},
        {{ENGINE_TEXT("engine", "variegated seedling"), {}}, "", share(eggs.mixed), {pods, 0.45}},
        {{ENGINE_TEXT("engine", "white seedling"), {}},
         "",
         share(eggs.white),
         {std::nullopt, 1, genotype::Phenotype::WhiteFlowers}}};
    const std::int64_t divisor = std::gcd(std::gcd(eggs.green, eggs.mixed), eggs.white);
    experiment.ratio = {eggs.green / divisor, eggs.mixed / divisor, eggs.white / divisor};
    return experiment;
}

} // namespace lessons
