// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "experiment.h"
#include "lessons/topics/germ_line_experiment.h"

namespace cli {

using lessons::CellTree;
using lessons::MutationStage;

namespace {

const Choices<MutationStage> stages{
    {"any", MutationStage::Any}, {"early", MutationStage::Early}, {"late", MutationStage::Late}};

struct GermLineOptions {
    int divisions = 4;
    int germCells = 4; ///< of the last cells
    std::string stage = "any";
    ExperimentOptions experiment;
};

Answer mutatedEmbryos(const GermLineOptions& options) {
    const int last = 1 << options.divisions;
    if (options.germCells >= last)
        throw UserError("--germ-cells is from 1 to " + std::to_string(last - 1) + " after so many divisions");
    return experimentAnswer(
        lessons::germLineExperiment({options.divisions, options.germCells}, chosen(stages, options.stage)),
        {{"divisions", options.divisions}, {"germ_cells", options.germCells}, {"stage", options.stage}},
        "mutation", options.experiment);
}

} // namespace

Run germLine(CLI::App& command) {
    const auto options = std::make_shared<GermLineOptions>();
    command.add_option("--divisions", options->divisions, "Of the fertilised egg, 1 to 8; 4 if not given")
        ->check(CLI::Range(1, CellTree::mostDivisions));
    command
        .add_option("--germ-cells", options->germCells,
                    "How many of the last cells become germ cells; 4 if not given")
        ->check(CLI::Range(1, 255));
    addChoice(command, "--stage", options->stage, stages,
              "The cells of which one mutates: any; early: the egg or its daughters; late: the last");
    options->experiment.addTo(command, "embryos");
    return [options] { return mutatedEmbryos(*options); };
}

} // namespace cli
