// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/mapping_experiment.h"

#include "engine/core/random.h"
#include "engine/core/text.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace lessons {

namespace {

/// Seeds of neighbouring numbers must not lead to similar plants.
core::Random chanceOf(int number) {
    return core::Random(static_cast<std::uint64_t>(number) * 7919 + 113);
}

/// The class of gametes with the alleles of `from`'s genes in their published order.
std::size_t publishedClass(std::size_t gameteClass, const std::array<std::size_t, 3>& from) {
    std::size_t published = 0;
    for (std::size_t gene = 0; gene < from.size(); ++gene)
        published |= (gameteClass >> (2 - gene) & 1) << (2 - from[gene]);
    return published;
}

} // namespace

MappingStudy unknownPlant(int number) {
    core::Random random = chanceOf(number);
    const auto between = [&random](std::uint32_t low, std::uint32_t high) {
        return static_cast<double>(low + random.below(high - low + 1));
    };
    KnownMap map;
    std::array<std::size_t, 3> order{0, 1, 2};
    random.shuffle(order);
    map.order = order;
    map.fractions = {between(10, 25) / 100, between(10, 25) / 100};
    map.coincidence = between(4, 9) / 10;
    map.parental = random.below(4);
    MappingStudy study;
    study.key = "three-point plant";
    study.genes = {{{"A", {"A", "a"}}, {"B", {"B", "b"}}, {"C", {"C", "c"}}}};
    study.chances = gameteChances(map);
    study.middle = map.order[1];
    study.map = map;
    return study;
}

MappingStudy publishedStudy(const PublishedMapping& published, int number) {
    core::Random random = chanceOf(number);
    std::array<std::size_t, 3> from{0, 1, 2};
    random.shuffle(from);
    MappingStudy study;
    study.key = "three-point " + published.id;
    study.published = &published;
    for (std::size_t gene = 0; gene < from.size(); ++gene) {
        study.genes[gene] = published.genes[from[gene]];
        study.mutants.push_back(published.mutants[from[gene]]);
    }
    for (std::size_t i = 0; i < study.counts.size(); ++i)
        study.counts[i] = published.counts[publishedClass(i, from)];
    const auto all = static_cast<double>(std::reduce(study.counts.begin(), study.counts.end()));
    std::ranges::transform(study.counts, study.chances.begin(),
                           [all](std::int64_t count) { return static_cast<double>(count) / all; });
    study.middle = threePointAnalysis(study.counts).map.value().order[1];
    return study;
}

Cross mappedCross(const ThreePointAnalysis& analysis, const MappedGenes& genes) {
    const ThreePointMap& map = analysis.map.value();
    Cross cross;
    for (const std::size_t gene : map.order) {
        Gene written = letterGene('A');
        written.id = genes[gene].name;
        written.name = {"%1", {genes[gene].name}};
        const auto& alleles = genes[gene].alleles;
        written.symbols = {alleles[0] == "+" ? genes[gene].name + "⁺" : alleles[0], alleles[1]};
        cross.genes.push_back(std::move(written));
        const auto carried = static_cast<AlleleIndex>(analysis.parental->front() >> (2 - gene) & 1);
        cross.first.loci.push_back({carried, static_cast<AlleleIndex>(1 - carried)});
        cross.second.loci.push_back({1, 1});
    }
    for (const GeneDistance& interval : map.intervals)
        cross.recombination.push_back(interval.estimate.fraction);
    return cross;
}

Experiment mappingExperiment(const MappingStudy& study) {
    Experiment experiment;
    experiment.key = study.key;
    experiment.title = {ENGINE_TEXT("engine", "Test cross of three linked genes"), {}};
    constexpr double classes = 8;
    for (std::size_t i = 0; i < study.chances.size(); ++i) {
        const std::string letters = className(study.genes, i);
        Outcome outcome;
        outcome.name = {"%1", {letters}};
        outcome.letters = letters;
        outcome.chance = 1 / classes;
        outcome.tone.weight = 1 - 0.65 * static_cast<double>(i) / (classes - 1);
        experiment.outcomes.push_back(std::move(outcome));
        experiment.ratio.push_back(1);
    }
    experiment.hidden.assign(study.chances.begin(), study.chances.end());
    experiment.portions = {1, 16, 320, 10'000, 1'000'000};
    return experiment;
}

} // namespace lessons
