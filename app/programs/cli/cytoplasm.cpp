// SPDX-License-Identifier: GPL-3.0-or-later
#include "cytoplasm.h"

#include "lessons/topics/cytoplasm_experiment.h"

#include <map>

namespace cli {

namespace {

const std::map<std::string, lessons::Branch>& branches() {
    static const std::map<std::string, lessons::Branch> all{{"green", lessons::Branch::Green},
                                                            {"variegated", lessons::Branch::Variegated},
                                                            {"white", lessons::Branch::White}};
    return all;
}

} // namespace

CLI::App* addCytoplasm(CLI::App& program, CytoplasmOptions& options) {
    CLI::App* const command = program.add_subcommand(
        "cytoplasm", "Seedlings of a variegated plant, whose plastids come from the mother alone");
    const CLI::IsMember known{{"green", "variegated", "white"}};
    command->add_option("--mother", options.mother, "The branch with the flower: green, variegated, white")
        ->required()
        ->check(known);
    command->add_option("--father", options.father, "The branch with the pollen; it makes no difference")
        ->check(known);
    command->add_option("--plastids", options.plastids, "How many an egg cell gets, 1 to 8; 4 if not given")
        ->check(CLI::Range(1, 8));
    addExperimentOptions(*command, options.experiment, "seedlings");
    return command;
}

void cytoplasm(const CytoplasmOptions& options) {
    printExperiment(lessons::cytoplasmExperiment(branches().at(options.mother), branches().at(options.father),
                                                 options.plastids),
                    {{"mother", options.mother}, {"father", options.father}, {"plastids", options.plastids}},
                    "seedling", options.experiment);
}

} // namespace cli
