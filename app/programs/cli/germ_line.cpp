// SPDX-License-Identifier: GPL-3.0-or-later
#include "germ_line.h"

#include "lessons/topics/germ_line_experiment.h"
#include "output.h"

#include <map>

namespace cli {

using lessons::CellTree;
using lessons::MutationStage;

CLI::App* addGermLine(CLI::App& program, GermLineOptions& options) {
    CLI::App* const command = program.add_subcommand(
        "germ-line", "Where a mutation in one cell of an embryo ends up: body, germ cells or both");
    command->add_option("--divisions", options.divisions, "Of the fertilised egg, 1 to 8; 4 if not given")
        ->check(CLI::Range(1, CellTree::mostDivisions));
    command
        ->add_option("--germ-cells", options.germCells,
                     "How many of the last cells become germ cells; 4 if not given")
        ->check(CLI::Range(1, 255));
    command
        ->add_option("--stage", options.stage,
                     "The cells of which one mutates: any; early: the egg or its daughters; late: the last")
        ->check(CLI::IsMember({"any", "early", "late"}));
    addExperimentOptions(*command, options.experiment, "embryos");
    return command;
}

void germLine(const GermLineOptions& options) {
    static const std::map<std::string, MutationStage> stages{
        {"any", MutationStage::Any}, {"early", MutationStage::Early}, {"late", MutationStage::Late}};
    const int last = 1 << options.divisions;
    if (options.germCells >= last)
        throw UserError("--germ-cells is from 1 to " + std::to_string(last - 1) + " after so many divisions");
    printExperiment(
        lessons::germLineExperiment({options.divisions, options.germCells}, stages.at(options.stage)),
        {{"divisions", options.divisions}, {"germ_cells", options.germCells}, {"stage", options.stage}},
        "mutation", options.experiment);
}

} // namespace cli
