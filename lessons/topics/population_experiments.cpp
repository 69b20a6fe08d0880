// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/population_experiments.h"

#include "engine/genomewars/game.h"
#include "lessons/population/allele_count_chances.h"

#include <cmath>
#include <cstdio>
#include <numeric>

namespace lessons {
namespace {

/// The same for all of these experiments, because one row of buttons serves them.
const std::vector<std::int64_t> portionsOfPopulations{1, 10, 100, 1000, 10'000};

std::array<double, 3> equilibrium(double p) {
    return {p * p, 2 * p * (1 - p), (1 - p) * (1 - p)};
}

std::string plainNumber(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%g", value);
    return text;
}

} // namespace

const Gene& meadowGene() {
    static const Gene gene = *findGene("flower-incomplete");
    return gene;
}

Experiment nextGenerationExperiment(int percent) {
    const Gene& gene = meadowGene();
    const auto chances = equilibrium(percent / 100.0);
    Experiment experiment;
    experiment.key = "next generation " + std::to_string(percent);
    experiment.title = {ENGINE_TEXT("engine", "the next generation of a large population"), {}};
    for (std::size_t i = 0; i < chances.size(); ++i)
        experiment.outcomes.push_back({gene.phenotypes[i],
                                       gene.notation(i),
                                       chances[i],
                                       {gene.trait, 1 - 0.4 * static_cast<double>(i), gene.seen(i)}});
    const std::int64_t p = percent;
    const std::int64_t q = 100 - p;
    const std::int64_t divisor = std::gcd(std::gcd(p * p, 2 * p * q), q * q);
    experiment.ratio = {p * p / divisor, 2 * p * q / divisor, q * q / divisor};
    experiment.portions = portionsOfPopulations;
    experiment.companion = genomewars::Game::id;
    return experiment;
}

Experiment equilibriumExperiment(const PublishedPopulation& population) {
    const auto chances = equilibrium(population.frequency());
    Experiment experiment;
    experiment.key = "equilibrium " + population.id;
    experiment.title = {ENGINE_TEXT("engine", "a population in equilibrium: %1"), {population.name}};
    for (std::size_t i = 0; i < chances.size(); ++i)
        experiment.outcomes.push_back({population.genotypes[i],
                                       population.letters[i],
                                       chances[i],
                                       {genotype::Trait::SeedShape, 1 - 0.35 * static_cast<double>(i)}});
    experiment.portions = portionsOfPopulations;
    experiment.companion = genomewars::Game::id;
    return experiment;
}

Experiment alleleFateExperiment(const PopulationModel& model, int generations) {
    AlleleCountChances chances(model);
    chances.advance(generations - 1);
    const std::string& allele = meadowGene().symbols[0];
    Experiment experiment;
    experiment.key = "alleles left after " + std::to_string(generations) + " of " +
                     std::to_string(*model.size) + " at " + plainNumber(model.start);
    for (const double fitness : model.fitness)
        experiment.key += ' ' + plainNumber(fitness);
    experiment.key += " from " + plainNumber(model.migration) + ' ' + plainNumber(model.sourceFrequency);
    experiment.title = {ENGINE_TEXT("engine", "populations of %1 after %2 generations"),
                        {std::to_string(*model.size), std::to_string(generations)}};
    experiment.outcomes = {{{ENGINE_TEXT("engine", "all red: only %1 is left"), {allele}},
                            "",
                            chances.of(AlleleFate::Fixed),
                            {meadowGene().trait, 1, meadowGene().seen(0)}},
                           {{ENGINE_TEXT("engine", "both alleles are left"), {}},
                            "",
                            chances.of(AlleleFate::Both),
                            {meadowGene().trait, 0.6, meadowGene().seen(1)}},
                           {{ENGINE_TEXT("engine", "all white: %1 is lost"), {allele}},
                            "",
                            chances.of(AlleleFate::Lost),
                            {meadowGene().trait, 0.2, meadowGene().seen(2)}}};
    experiment.followed = 1;
    experiment.portions = portionsOfPopulations;
    experiment.companion = genomewars::Game::id;
    experiment.play = [model, generations](std::uint64_t seed, std::int64_t n) {
        std::vector<std::int64_t> counts(alleleFateCount);
        for (const auto& history : runPopulations(seed, model, generations, static_cast<std::size_t>(n)))
            ++counts[static_cast<std::size_t>(fateOf(history.back()))];
        return counts;
    };
    return experiment;
}

} // namespace lessons
