// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/next_child_experiment.h"

#include "engine/core/text.h"
#include "lessons/pedigree/inference.h"

#include <algorithm>
#include <stdexcept>

namespace lessons {

Experiment nextChildExperiment(const std::string& id, const pedigree::Pedigree& family, pedigree::Mode mode,
                               pedigree::Parents parents) {
    const auto next = pedigree::nextChild(family, {mode}, parents);
    if (!next)
        throw std::invalid_argument("the family rules this mode out");
    Experiment experiment;
    experiment.key = "next child " + id;
    experiment.title = {ENGINE_TEXT("engine", "the next child of %1 and %2"),
                        {nameOf(family[parents.mother]), nameOf(family[parents.father])}};
    experiment.outcomes = {
        {{ENGINE_TEXT("engine", "affected daughter"), {}}, "", next->daughter / 2, {std::nullopt, 1}},
        {{ENGINE_TEXT("engine", "affected son"), {}}, "", next->son / 2, {std::nullopt, 0.8}},
        {{ENGINE_TEXT("engine", "unaffected daughter"), {}},
         "",
         (1 - next->daughter) / 2,
         {std::nullopt, 0.5}},
        {{ENGINE_TEXT("engine", "unaffected son"), {}}, "", (1 - next->son) / 2, {std::nullopt, 0.3}}};
    constexpr std::int64_t simple = 100;
    const auto ratio = wholeRatio(experiment.chances());
    if (std::ranges::all_of(ratio, [](std::int64_t part) { return part < simple; }))
        experiment.ratio = ratio;
    experiment.followed = 1;
    experiment.portions = {1, 16, 320, 10'000};
    return experiment;
}

} // namespace lessons
