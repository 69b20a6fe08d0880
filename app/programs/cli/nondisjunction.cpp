// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "experiment.h"
#include "lessons/topics/nondisjunction_experiment.h"

namespace cli {

using lessons::FailedDivision;
using lessons::FailingPair;

namespace {

const Choices<FailedDivision> divisions{
    {"none", FailedDivision::None}, {"first", FailedDivision::First}, {"second", FailedDivision::Second}};
const Choices<FailingPair> pairs{
    {"any", FailingPair::Any}, {"flies", FailingPair::Flies}, {"people", FailingPair::People}};
const Choices<bool> failingParents{{"mother", false}, {"father", true}};

struct NonDisjunctionOptions {
    std::string pair = "any";
    std::string division = "none";
    std::string parent = "mother";
    ExperimentOptions experiment;
};

Answer failedDivisions(const NonDisjunctionOptions& options) {
    const bool inFather = chosen(failingParents, options.parent);
    const FailingPair pair = chosen(pairs, options.pair);
    if (inFather && pair != FailingPair::People)
        throw UserError("--parent father needs --pair people");
    return experimentAnswer(
        lessons::nonDisjunctionExperiment(pair, {inFather, chosen(divisions, options.division)}),
        {{"pair", options.pair}, {"division", options.division}, {"parent", options.parent}},
        pair == FailingPair::Any ? "gamete" : "offspring", options.experiment);
}

} // namespace

Run nonDisjunction(CLI::App& command) {
    const auto options = std::make_shared<NonDisjunctionOptions>();
    addChoice(command, "--division", options->division, divisions,
              "The division that fails: none, first, second")
        ->required();
    addChoice(
        command, "--pair", options->pair, pairs,
        "any: gametes by their number of chromosomes; flies: offspring of a white-eyed female and a red-eyed "
        "male; people: zygotes by their sex chromosomes");
    addChoice(
        command, "--parent", options->parent, failingParents,
        "In whom it fails: mother, or of people father. In a mother's second division it fails with the same "
        "chance in the egg cell or in the polar body");
    options->experiment.addTo(command, "gametes or offspring");
    return [options] { return failedDivisions(*options); };
}

} // namespace cli
