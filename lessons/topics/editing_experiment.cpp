// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/editing_experiment.h"

#include "engine/core/text.h"
#include "lessons/gene_editing.h"

#include <numeric>

namespace lessons {

Experiment editingExperiment(std::size_t most) {
    const FrameCounts counts = frameCounts(most);
    const std::int64_t all = counts.kept + counts.shifted;
    const std::int64_t divisor = std::gcd(counts.kept, counts.shifted);
    const auto chance = [all](std::int64_t some) {
        return static_cast<double>(some) / static_cast<double>(all);
    };
    Experiment experiment;
    experiment.key = "gene editing " + std::to_string(most);
    experiment.title = {ENGINE_TEXT("engine", "genes cut and repaired"), {}};
    experiment.outcomes = {{{ENGINE_TEXT("engine", "genes with the frame kept"), {}},
                            "",
                            chance(counts.kept),
                            {genotype::Trait::PodColour, 1}},
                           {{ENGINE_TEXT("engine", "genes with the frame shifted"), {}},
                            "",
                            chance(counts.shifted),
                            {genotype::Trait::FlowerColour, 1}}};
    experiment.ratio = {counts.kept / divisor, counts.shifted / divisor};
    return experiment;
}

} // namespace lessons
