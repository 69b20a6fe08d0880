// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment.h"

#include "lessons/sampling/multinomial.h"
#include "outcome_table.h"
#include "output.h"
#include "plain_number.h"

#include <algorithm>

namespace cli {

using nlohmann::ordered_json;

namespace {

std::vector<std::string> outcomeNames(const lessons::Experiment& experiment) {
    std::vector<std::string> names;
    for (const lessons::Outcome& outcome : experiment.outcomes)
        names.push_back(core::english(outcome.name));
    return names;
}

void printExperimentChances(const lessons::Experiment& experiment, ordered_json head,
                            const std::string& heading, bool json) {
    ChanceTable table = chanceTable(outcomeNames(experiment), experiment.chances());
    table.ratio = experiment.ratio;
    std::erase(table.ratio, 0);
    if (!json) {
        print(core::english(experiment.title) + "\n\n" + textOf(heading, table));
        return;
    }
    head["chances"] = byName(table.names, table.chances);
    head["ratio"] = ratioJson(table);
    print(head.dump() + '\n');
}

} // namespace

void addExperimentOptions(CLI::App& command, ExperimentOptions& options, const std::string& counted) {
    CLI::Option* const count = command.add_option(
        "--count", options.count, "Number of " + counted + "; without it, chances are printed");
    count->check(plainNumber())->check(CLI::Range(std::int64_t{1}, lessons::maxOffspring));
    CLI::Option* const seed =
        command.add_option("--seed", options.seed, "The same seed gives the same " + counted)
            ->check(plainNumber())
            ->needs(count);
    count->needs(seed);
    command.add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
}

void printExperiment(const lessons::Experiment& experiment, const ordered_json& head,
                     const std::string& heading, const ExperimentOptions& options) {
    if (options.count == 0) {
        printExperimentChances(experiment, head, heading, options.json);
        return;
    }
    lessons::Generator generator(options.seed);
    const auto chances = experiment.chances();
    const CountTable table = countTable(outcomeNames(experiment),
                                        lessons::sampleCounts(generator, options.count, chances), chances);
    if (!options.json) {
        print(core::english(experiment.title) + "\n\n" + textOf(heading, table));
        return;
    }
    ordered_json result = head;
    result.update(ordered_json{{"count", options.count},
                               {"seed", options.seed},
                               {"counts", byName(table.names, table.counts)},
                               {"expected", byName(table.names, table.expected)}});
    result.update(testJson(table));
    print(result.dump() + '\n');
}

} // namespace cli
