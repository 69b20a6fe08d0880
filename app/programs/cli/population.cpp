// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "lessons/population/allele_count_chances.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace cli {

using namespace lessons;

namespace {

constexpr std::uint64_t mostGenerations = 10'000;
constexpr std::uint64_t mostPopulations = 1000;
constexpr std::uint64_t mostShown = 1'000'000; ///< populations times generations
constexpr std::size_t mostColumns = 8;
constexpr int mostRows = 10;

/// As typed; `populationModel` says what is allowed.
struct PopulationOptions {
    std::string size; ///< a number, or "infinite"
    std::string start = "0.5";
    std::string fitness;   ///< of AA, Aa, aa
    std::string migration; ///< rate, frequency of A in the source
    std::string mutation;  ///< A to a, a to A
    std::uint64_t generations = 0;
    std::uint64_t populations = 1;
    std::uint64_t seed = 0;
};

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
std::vector<double> valuesOf(const std::string& option, const std::string& all, std::size_t count) {
    std::vector<double> values;
    for (const std::string& part : partsOf(all))
        values.push_back(valueOf(option, part));
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

Answer populationAnswer(const PopulationPlan& plan) {
    const PopulationModel& model = plan.model;
    Answer answer{"frequency of A\n" + frequencyTable(plan),
                  {{"size", orNull(model.size)},
                   {"start", model.start},
                   {"fitness", model.fitness},
                   {"migration", {model.migration, model.sourceFrequency}},
                   {"mutation", {model.mutation, model.backMutation}},
                   {"generations", plan.generations},
                   {"without_chance", plan.expected},
                   {"frequencies", Json::array()},
                   {"last_genotypes", Json::array()}}};
    for (const auto& history : plan.histories) {
        Json line{model.start};
        for (const Generation& one : history)
            line.push_back(one.frequency());
        answer.json["frequencies"].push_back(std::move(line));
        answer.json["last_genotypes"].push_back(history.back().counts);
    }
    Json counted;
    Json chances;
    std::string fates;
    const auto counts = fatesOf(plan);
    const auto addFate = [&](const char* name, const char* key, AlleleFate fate) {
        counted[key] = counts[static_cast<std::size_t>(fate)];
        fates += padded(name, 20) + aligned(std::to_string(counts[static_cast<std::size_t>(fate)]), 8);
        if (plan.chances) {
            chances[key] = plan.chances->of(fate);
            fates += aligned(significant(plan.chances->of(fate)), 12);
        }
        fates += '\n';
    };
    addFate("A fixed", "fixed", AlleleFate::Fixed);
    addFate("both alleles", "both", AlleleFate::Both);
    addFate("A lost", "lost", AlleleFate::Lost);
    answer.json.update(Json{{"counted", counted}, {"chances", chances}, {"heterozygosity", nullptr}});
    if (const auto balance = balancedFrequency(model.fitness))
        answer.text += "selection alone holds A at " + decimal(*balance, 4) + '\n';
    if (!model.size)
        return answer;
    answer.text += "\nafter " +
                   howMany(static_cast<std::size_t>(plan.generations), "generation", "generations") +
                   "  counted" + (plan.chances ? "      chance" : "") + '\n' + fates;
    if (plan.chances)
        answer.json["heterozygosity"] = plan.chances->meanHeterozygosity();
    if (isNeutral(model)) {
        const double left = heterozygosityLeft(model.start, *model.size, plan.generations);
        answer.text += "2pq, on average: " + decimal(2 * model.start * (1 - model.start), 4) +
                       " at the start, " + decimal(left, 4) + " expected now\n";
        if (!plan.chances)
            answer.json["heterozygosity"] = left;
    }
    return answer;
}

} // namespace

Run population(CLI::App& command) {
    const auto options = std::make_shared<PopulationOptions>();
    command.add_option("--size", options->size, "Individuals, 2 to 1000000, or infinite")->required();
    addNumber(command, "--generations", options->generations, "How many, 1 to 10000")->required();
    command.add_option("--start", options->start, "Frequency of A at the start: 0.5");
    addWords(command, "--fitness", options->fitness, "Fitness of AA, Aa and aa: 1,1,0.8");
    addWords(command, "--migration", options->migration,
             "Share of gametes from outside and the frequency of A there: 0.01,0.2");
    addWords(command, "--mutation", options->mutation, "Rates from A to a and back: 0.001,0");
    addNumber(command, "--populations", options->populations, "Side by side, 1 to 1000");
    addNumber(command, "--seed", options->seed, "The same seed gives the same populations");
    return [options] { return populationAnswer(populationPlan(*options)); };
}

} // namespace cli
