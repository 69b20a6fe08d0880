// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/selective_breeding.h"
#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "commands.h"

#include <cmath>
#include <vector>

namespace cli {

using namespace lessons;

namespace {

constexpr std::uint64_t mostBred = 100; ///< generations
constexpr std::uint64_t mostBredGenes = 50;

struct SelectiveBreedingOptions {
    double share = 0; ///< of the plants become parents, above 0 to 1
    std::uint64_t generations = 1;
    std::uint64_t genes = 10;
    double frequency = 0.5;    ///< of the plus alleles at the start
    double heritability = 0.5; ///< at the start, above 0 to 1 (exclusive)
    bool pureLine = false;     ///< all plants alike, with the same mean and environment
};

/// A generation and what its best plants pass on.
struct BredGeneration {
    BreedingMoments plants;
    SelectionStep step;
    double aboveBefore = 0; ///< the share of the offspring above the mean of the plants
};

BreedingPopulation firstPopulation(const SelectiveBreedingOptions& options) {
    const auto inside = [](double value) { return value > 0 && value < 1; };
    if (!(options.share > 0 && options.share <= 1))
        throw UserError("--share is above 0, and at most 1");
    if (options.generations < 1 || options.generations > mostBred)
        throw UserError("--generations is from 1 to " + std::to_string(mostBred));
    if (options.genes < 1 || options.genes > mostBredGenes)
        throw UserError("--genes is from 1 to " + std::to_string(mostBredGenes));
    if (!inside(options.frequency))
        throw UserError("--frequency is between 0 and 1");
    if (!inside(options.heritability))
        throw UserError("--heritability is between 0 and 1");
    const int genes = static_cast<int>(options.genes);
    const double additive = 2.0 * genes * options.frequency * (1 - options.frequency);
    const double environment = additive * (1 - options.heritability) / options.heritability;
    return options.pureLine ? pureLine(static_cast<int>(std::lround(2 * genes * options.frequency)),
                                       std::sqrt(environment))
                            : mixedPopulation(genes, options.frequency, std::sqrt(environment));
}

std::vector<BredGeneration> bred(const SelectiveBreedingOptions& options) {
    std::vector<BredGeneration> generations;
    BreedingPopulation population = firstPopulation(options);
    for (std::uint64_t i = 0; i < options.generations; ++i) {
        BredGeneration now{momentsOf(population), selectBest(population, options.share)};
        now.aboveBefore = shareAbove(now.step.offspring, now.plants.mean);
        population = now.step.offspring;
        generations.push_back(std::move(now));
    }
    return generations;
}

/// Without the last digits of a gain that is none, which could print a zero with a minus.
double withoutNoise(double gain) {
    return std::abs(gain) < 1e-9 ? 0 : gain;
}

/// Generation by generation, what breeding from the best plants gains.
Answer breedingGains(const SelectiveBreedingOptions& options) {
    const auto generations = bred(options);
    Answer answer{"generation      mean       V_A        h2         S         R      h2 S  above mean\n",
                  {{"share", options.share},
                   {"genes", options.genes},
                   {"frequency", options.frequency},
                   {"heritability", options.heritability},
                   {"pure_line", options.pureLine},
                   {"generations", Json::array()}}};
    for (std::size_t i = 0; i < generations.size(); ++i) {
        const BredGeneration& one = generations[i];
        answer.json["generations"].push_back({{"mean", one.plants.mean},
                                              {"additive_variance", one.plants.additiveVariance},
                                              {"heritability", one.plants.heritability()},
                                              {"differential", one.step.differential},
                                              {"response", withoutNoise(one.step.response)},
                                              {"expected_response", one.step.expectedResponse},
                                              {"offspring_above_mean", one.aboveBefore}});
        answer.text +=
            lineOf("%10zu", i) +
            filled("{mean:%10.4f}{additive_variance:%10.4f}{heritability:%10.4f}{differential:%10.4f}"
                   "{response:%10.4f}{expected_response:%10.4f}{offspring_above_mean:%12.4f}\n",
                   answer.json["generations"].back());
    }
    const BreedingMoments last = momentsOf(generations.back().step.offspring);
    answer.text += lineOf("%10zu%10.4f%10.4f%10.4f\n", generations.size(), last.mean, last.additiveVariance,
                          last.heritability());
    answer.json["last_mean"] = last.mean;
    answer.json["last_heritability"] = last.heritability();
    return answer;
}

} // namespace

Run selectiveBreeding(CLI::App& command) {
    const auto options = std::make_shared<SelectiveBreedingOptions>();
    command.add_option("--share", options->share, "The share of plants that become parents: 0.1")->required();
    addNumber(command, "--generations", options->generations, "How many, 1 to 100; 1 if not given");
    addNumber(command, "--genes", options->genes, "How many add to the trait, 1 to 50; 10 if not given");
    command.add_option("--frequency", options->frequency,
                       "Of the plus alleles at the start; 0.5 if not given");
    command.add_option("--heritability", options->heritability, "At the start; 0.5 if not given");
    addFlag(command, "--pure-line", options->pureLine,
            "Plants with the same mean and the same environment that do not differ in their genes");
    return [options] { return breedingGains(*options); };
}

} // namespace cli
