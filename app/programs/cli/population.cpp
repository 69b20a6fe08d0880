// SPDX-License-Identifier: GPL-3.0-or-later
#include "population.h"

#include "counts_option.h"
#include "lessons/population/allele_count_chances.h"
#include "numbers.h"
#include "output.h"
#include "plain_number.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace cli {

using namespace lessons;
using nlohmann::ordered_json;

namespace {

constexpr std::uint64_t mostGenerations = 10'000;
constexpr std::uint64_t mostPopulations = 1000;
constexpr std::uint64_t mostShown = 1'000'000; ///< populations times generations
constexpr std::size_t mostColumns = 8;
constexpr int mostRows = 10;

/// What was asked for, checked.
struct PopulationPlan {
    PopulationModel model;
    int generations = 0;
    std::vector<std::vector<Generation>> histories; ///< empty if the population is infinite
    std::vector<double> expected;                   ///< without chance, from the start on
    std::optional<AlleleCountChances> chances;      ///< of the last generation; of small populations alone
};

double valueOf(const std::string& option, const std::string& text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        throw UserError(option + ": " + (text.empty() ? "nothing" : shown(text)) + " is not a number");
    return value;
}

/// "1, 1, 0.8" as exactly so many numbers.
std::vector<double> valuesOf(const std::string& option, const std::vector<std::string>& words,
                             std::size_t count) {
    const std::string all = joined(words);
    std::vector<double> values;
    for (std::size_t begin = 0; begin <= all.size();) {
        const std::size_t end = std::min(all.find(',', begin), all.size());
        std::string part = all.substr(begin, end - begin);
        std::erase(part, ' ');
        values.push_back(valueOf(option, part));
        begin = end + 1;
    }
    if (values.size() != count)
        throw UserError(option + " needs " + std::to_string(count) +
                        " numbers with commas between them: it has " + std::to_string(values.size()));
    return values;
}

std::optional<std::int64_t> sizeOf(const std::string& text) {
    if (text == "infinite")
        return {};
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < 2 || value > mostIndividuals)
        throw UserError("--size is from 2 to 1000000, or infinite");
    return value;
}

double rangedValue(const std::string& option, double value, double most) {
    if (!(value >= 0 && value <= most))
        throw UserError(option + " is from 0 to " + (most == 1 ? "1" : "0.5"));
    return value;
}

PopulationModel populationModel(const PopulationOptions& options) {
    PopulationModel model;
    model.size = sizeOf(options.size);
    model.start = rangedValue("--start", valueOf("--start", options.start), 1);
    if (!options.fitness.empty()) {
        const auto values = valuesOf("--fitness", options.fitness, 3);
        std::copy_n(values.begin(), 3, model.fitness.begin());
    }
    if (!options.migration.empty()) {
        const auto values = valuesOf("--migration", options.migration, 2);
        model.migration = rangedValue("--migration", values[0], 1);
        model.sourceFrequency = rangedValue("--migration", values[1], 1);
    }
    if (!options.mutation.empty()) {
        const auto values = valuesOf("--mutation", options.mutation, 2);
        model.mutation = rangedValue("--mutation", values[0], 0.5);
        model.backMutation = rangedValue("--mutation", values[1], 0.5);
    }
    try {
        requireValid(model);
    } catch (const std::invalid_argument& error) {
        throw UserError(std::string("--fitness: ") + error.what());
    }
    return model;
}

PopulationPlan populationPlan(const PopulationOptions& options) {
    if (options.generations < 1 || options.generations > mostGenerations)
        throw UserError("--generations is from 1 to " + std::to_string(mostGenerations));
    if (options.populations < 1 || options.populations > mostPopulations)
        throw UserError("--populations is from 1 to " + std::to_string(mostPopulations));
    if (options.populations * options.generations > mostShown)
        throw UserError("--populations times --generations is at most " + std::to_string(mostShown));
    PopulationPlan plan;
    plan.model = populationModel(options);
    plan.generations = static_cast<int>(options.generations);
    plan.expected = withoutChance(plan.model, plan.generations);
    if (!plan.model.size)
        return plan;
    plan.histories = runPopulations(options.seed, plan.model, plan.generations, options.populations);
    if (*plan.model.size <= AlleleCountChances::mostExact) {
        plan.chances.emplace(plan.model);
        plan.chances->advance(plan.generations - 1);
    }
    return plan;
}

std::array<std::int64_t, alleleFateCount> fatesOf(const PopulationPlan& plan) {
    std::array<std::int64_t, alleleFateCount> counts{};
    for (const auto& history : plan.histories)
        ++counts[static_cast<std::size_t>(fateOf(history.back()))];
    return counts;
}

/// Chance alone: the closed form holds.
bool isNeutral(const PopulationModel& model) {
    return model.fitness[0] == model.fitness[1] && model.fitness[1] == model.fitness[2] &&
           model.migration == 0 && model.mutation == 0 && model.backMutation == 0;
}

std::string frequencyTable(const PopulationPlan& plan) {
    const std::size_t columns = std::min(plan.histories.size(), mostColumns);
    std::string text = padded("generation", 12) + aligned("infinite", 10);
    for (std::size_t i = 0; i < columns; ++i)
        text += aligned('#' + std::to_string(i + 1), 8);
    text += '\n';
    int last = -1;
    for (int row = 0; row <= mostRows; ++row) {
        const int generation = plan.generations * row / mostRows;
        if (generation == last)
            continue;
        last = generation;
        text += padded(std::to_string(generation), 12) +
                aligned(decimal(plan.expected[static_cast<std::size_t>(generation)], 4), 10);
        for (std::size_t i = 0; i < columns; ++i)
            text +=
                aligned(decimal(generation == 0
                                    ? plan.model.start
                                    : plan.histories[i][static_cast<std::size_t>(generation) - 1].frequency(),
                                3),
                        8);
        text += '\n';
    }
    if (columns < plan.histories.size())
        text +=
            "and " + howMany(plan.histories.size() - columns, "more population", "more populations") + '\n';
    return text;
}

std::string fateLine(const char* name, AlleleFate fate, const PopulationPlan& plan) {
    return padded(name, 20) + aligned(std::to_string(fatesOf(plan)[static_cast<std::size_t>(fate)]), 8) +
           (plan.chances ? aligned(significant(plan.chances->of(fate)), 12) : "") + '\n';
}

std::string textOf(const PopulationPlan& plan) {
    std::string text = "frequency of A\n" + frequencyTable(plan);
    if (const auto balance = balancedFrequency(plan.model.fitness))
        text += "selection alone holds A at " + decimal(*balance, 4) + '\n';
    if (!plan.model.size)
        return text;
    text += "\nafter " + howMany(static_cast<std::size_t>(plan.generations), "generation", "generations") +
            "  counted" + (plan.chances ? "      chance" : "") + '\n';
    text += fateLine("A fixed", AlleleFate::Fixed, plan) + fateLine("both alleles", AlleleFate::Both, plan) +
            fateLine("A lost", AlleleFate::Lost, plan);
    if (isNeutral(plan.model))
        text += "2pq, on average: " + decimal(2 * plan.model.start * (1 - plan.model.start), 4) +
                " at the start, " +
                decimal(heterozygosityLeft(plan.model.start, *plan.model.size, plan.generations), 4) +
                " expected now\n";
    return text;
}

ordered_json fatesJson(const PopulationPlan& plan) {
    const auto counts = fatesOf(plan);
    return {{"fixed", counts[0]}, {"both", counts[1]}, {"lost", counts[2]}};
}

ordered_json jsonOf(const PopulationPlan& plan) {
    const PopulationModel& model = plan.model;
    ordered_json frequencies = ordered_json::array();
    ordered_json genotypes = ordered_json::array();
    for (const auto& history : plan.histories) {
        ordered_json line{model.start};
        for (const Generation& one : history)
            line.push_back(one.frequency());
        frequencies.push_back(std::move(line));
        genotypes.push_back(history.back().counts);
    }
    ordered_json result{{"size", model.size ? ordered_json(*model.size) : ordered_json(nullptr)},
                        {"start", model.start},
                        {"fitness", model.fitness},
                        {"migration", {model.migration, model.sourceFrequency}},
                        {"mutation", {model.mutation, model.backMutation}},
                        {"generations", plan.generations},
                        {"without_chance", plan.expected},
                        {"frequencies", frequencies},
                        {"last_genotypes", genotypes},
                        {"counted", fatesJson(plan)},
                        {"chances", nullptr},
                        {"heterozygosity", nullptr}};
    if (plan.chances) {
        result["chances"] = {{"fixed", plan.chances->of(AlleleFate::Fixed)},
                             {"both", plan.chances->of(AlleleFate::Both)},
                             {"lost", plan.chances->of(AlleleFate::Lost)}};
        result["heterozygosity"] = plan.chances->meanHeterozygosity();
    } else if (model.size && isNeutral(model)) {
        result["heterozygosity"] = heterozygosityLeft(model.start, *model.size, plan.generations);
    }
    return result;
}

} // namespace

CLI::App* addPopulation(CLI::App& program, PopulationOptions& options) {
    CLI::App* const command = program.add_subcommand(
        "population",
        "Follow an allele frequency through generations: drift, selection, migration, mutation");
    command->add_option("--size", options.size, "Individuals, 2 to 1000000, or infinite")->required();
    command->add_option("--generations", options.generations, "How many, 1 to 10000")
        ->required()
        ->check(plainNumber());
    command->add_option("--start", options.start, "Frequency of A at the start: 0.5");
    command->add_option("--fitness", options.fitness, "Fitness of AA, Aa and aa: 1,1,0.8")
        ->expected(1, mostWords);
    command
        ->add_option("--migration", options.migration,
                     "Share of gametes from outside and the frequency of A there: 0.01,0.2")
        ->expected(1, mostWords);
    command->add_option("--mutation", options.mutation, "Rates from A to a and back: 0.001,0")
        ->expected(1, mostWords);
    command->add_option("--populations", options.populations, "Side by side, 1 to 1000")
        ->check(plainNumber());
    command->add_option("--seed", options.seed, "The same seed gives the same populations")
        ->check(plainNumber());
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

void population(const PopulationOptions& options) {
    const PopulationPlan plan = populationPlan(options);
    print(options.json ? jsonOf(plan).dump() + '\n' : textOf(plan));
}

} // namespace cli
