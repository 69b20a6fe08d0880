// SPDX-License-Identifier: GPL-3.0-or-later
#include "nondisjunction.h"

#include "lessons/topics/nondisjunction_experiment.h"
#include "output.h"

#include <map>

namespace cli {

using lessons::FailedDivision;
using lessons::FailingPair;

CLI::App* addNonDisjunction(CLI::App& program, NonDisjunctionOptions& options) {
    CLI::App* const command = program.add_subcommand(
        "non-disjunction", "What becomes of meiosis if a pair of chromosomes fails to separate");
    command->add_option("--division", options.division, "The division that fails: none, first, second")
        ->required()
        ->check(CLI::IsMember({"none", "first", "second"}));
    command
        ->add_option("--pair", options.pair,
                     "any: gametes by their number of chromosomes; flies: offspring of a white-eyed female "
                     "and a red-eyed male; people: zygotes by their sex chromosomes")
        ->check(CLI::IsMember({"any", "flies", "people"}));
    command
        ->add_option("--parent", options.parent,
                     "In whom it fails: mother, or of people father. In a mother's second division it fails "
                     "with the same chance in the egg cell or in the polar body")
        ->check(CLI::IsMember({"mother", "father"}));
    addExperimentOptions(*command, options.experiment, "gametes or offspring");
    return command;
}

void nonDisjunction(const NonDisjunctionOptions& options) {
    static const std::map<std::string, FailedDivision> divisions{
        {"none", FailedDivision::None}, {"first", FailedDivision::First}, {"second", FailedDivision::Second}};
    static const std::map<std::string, FailingPair> pairs{
        {"any", FailingPair::Any}, {"flies", FailingPair::Flies}, {"people", FailingPair::People}};
    const bool inFather = options.parent == "father";
    const FailingPair pair = pairs.at(options.pair);
    if (inFather && pair != FailingPair::People)
        throw UserError("--parent father needs --pair people");
    printExperiment(lessons::nonDisjunctionExperiment(pair, {inFather, divisions.at(options.division)}),
                    {{"pair", options.pair}, {"division", options.division}, {"parent", options.parent}},
                    pair == FailingPair::Any ? "gamete" : "offspring", options.experiment);
}

} // namespace cli
