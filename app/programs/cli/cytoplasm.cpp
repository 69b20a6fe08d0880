// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/options.h"
#include "commands.h"
#include "experiment.h"
#include "lessons/topics/cytoplasm_experiment.h"

namespace cli {

namespace {

const Choices<lessons::Branch> branches{{"green", lessons::Branch::Green},
                                        {"variegated", lessons::Branch::Variegated},
                                        {"white", lessons::Branch::White}};

struct CytoplasmOptions {
    std::string mother = "variegated";
    std::string father = "green";
    int plastids = 4; ///< of an egg cell
    ExperimentOptions experiment;
};

} // namespace

Run cytoplasm(CLI::App& command) {
    const auto options = std::make_shared<CytoplasmOptions>();
    addChoice(command, "--mother", options->mother, branches,
              "The branch with the flower: green, variegated, white")
        ->required();
    addChoice(command, "--father", options->father, branches,
              "The branch with the pollen; it makes no difference");
    command.add_option("--plastids", options->plastids, "How many an egg cell gets, 1 to 8; 4 if not given")
        ->check(CLI::Range(1, 8));
    options->experiment.addTo(command, "seedlings");
    return [options] {
        return experimentAnswer(
            lessons::cytoplasmExperiment(chosen(branches, options->mother), chosen(branches, options->father),
                                         options->plastids),
            {{"mother", options->mother}, {"father", options->father}, {"plastids", options->plastids}},
            "seedling", options->experiment);
    };
}

} // namespace cli
