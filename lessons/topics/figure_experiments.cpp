// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/figure_experiments.h"

#include "engine/core/random.h"
#include "engine/core/text.h"
#include "lessons/polygenic.h"

#include <algorithm>
#include <cmath>

namespace lessons {

double mutationRate(MutationCase which) {
    constexpr double letters = 1500;
    switch (which) {
    case MutationCase::GameDie: return 1.0 / 9;
    case MutationCase::TreatedPeas: return letters / 200000;
    case MutationCase::UntreatedPeas: return 2 * letters * 7e-9;
    }
    return 0;
}

Experiment mutationExperiment(MutationCase which) {
    Experiment experiment;
    const double rate = mutationRate(which);
    experiment.key = "mutation " + std::to_string(static_cast<int>(which));
    experiment.title = {ENGINE_TEXT("engine", "mutation"), {}};
    experiment.outcomes = {
        {{ENGINE_TEXT("engine", "new mutation"), {}}, "", rate, {genotype::Trait::FlowerColour, 1}},
        {{ENGINE_TEXT("engine", "unchanged"), {}}, "", 1 - rate, {std::nullopt, 0.6}}};
    if (which == MutationCase::GameDie) {
        experiment.ratio = {1, 8};
        // Pure purple parents: a white flower can come by mutation only.
        experiment.board = {
            {genotype::Trait::FlowerColour,
             {genotype::Genotype::HomozygousDominant, genotype::Genotype::HomozygousDominant}}};
        experiment.forMutation = true;
    } else if (which == MutationCase::TreatedPeas) {
        experiment.ratio = {3, 397}; // 1,500 of 200,000
    }
    return experiment;
}

Experiment polygenicExperiment(int genes) {
    Experiment experiment;
    const auto chances = polygenicF2(genes);
    experiment.key = "polygenic " + std::to_string(genes);
    experiment.title = {ENGINE_TEXT("engine", "F2 of %1 genes"), {std::to_string(genes)}};
    for (std::size_t i = 0; i < chances.size(); ++i) {
        std::string plus(1, '+');
        plus += std::to_string(i);
        experiment.outcomes.push_back(
            {{"%1", {plus}},
             plus,
             chances[i],
             {genotype::Trait::PlantHeight,
              0.35 + 0.65 * static_cast<double>(i) / static_cast<double>(chances.size())}});
    }
    const auto ratio = wholeRatio(chances);
    if (genes <= 3)
        experiment.ratio = ratio;
    experiment.followed = chances.size() / 2;
    return experiment;
}

Experiment linkageExperiment(const Cross& independent, int percent) {
    Cross linked = independent;
    linked.recombination.assign(independent.genes.size() - 1, percent / 100.0);
    Experiment experiment = offspringByLooks(independent);
    experiment.hidden = Offspring(linked).byPhenotype();
    experiment.key = "linkage " + std::to_string(percent);
    // The genes of the game are never linked.
    experiment.board.clear();
    return experiment;
}

double priorHomozygous(bool fromF2) {
    return fromF2 ? 1.0 / 3 : 0.5;
}

bool isHomozygousPlant(int plant, bool fromF2) {
    core::Random chance(static_cast<std::uint64_t>(plant) * 6271 + 17);
    return chance.below(6) < static_cast<std::uint32_t>(std::lround(6 * priorHomozygous(fromF2)));
}

Experiment sexLinkageExperiment(const Cross& cross) {
    Experiment experiment = offspringByLooks(cross);
    const std::vector<double> chances = Offspring(cross).byPhenotype();
    // Between them, a carrier's children by either father show everything.
    std::vector<Outcome> known;
    for (const AlleleIndex father : {AlleleIndex{0}, AlleleIndex{1}}) {
        Cross all = cross;
        all.first.loci = {{0, 1}};
        all.second.loci = {{father, 2}};
        const auto outcomes = offspringByLooks(all).outcomes;
        known.insert(known.end(), outcomes.begin(), outcomes.end());
    }
    experiment.outcomes.clear();
    for (std::size_t look = 0; look < chances.size(); ++look) {
        const std::string name = core::english(cross.genes[0].phenotypes[look]);
        const auto outcome =
            std::ranges::find(known, name, [](const Outcome& one) { return core::english(one.name); });
        experiment.outcomes.push_back(*outcome);
        experiment.outcomes.back().chance = chances[look];
    }
    experiment.ratio = wholeRatio(chances);
    return experiment;
}

Experiment testCrossExperiment(const Cross& cross, int plant, bool fromF2) {
    Experiment experiment = offspringByLooks(cross);
    experiment.key = "test cross " + std::to_string(plant) + (fromF2 ? " f2" : "");
    if (isHomozygousPlant(plant, fromF2))
        experiment.hidden = {1, 0};
    return experiment;
}

} // namespace lessons
