// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge.h"

#include "engine/core/cross_sign.h"
#include "engine/genotype/position_text.h"
#include "lessons/challenges/challenge.h"
#include "lessons/garden_odds.h"
#include "numbers.h"
#include "output.h"

#include <nlohmann/json.hpp>

namespace cli {

using namespace lessons;
using nlohmann::ordered_json;

namespace {

std::string textOf(genotype::Trait trait, const genotype::Parents& parents) {
    return core::joinCross(genotype::notation(trait, parents.left), genotype::notation(trait, parents.top));
}

/// The position's parents with those that were chosen.
Crosses chosenIn(const ChallengeOptions& options, const ChallengeBench& bench) {
    Crosses crosses = bench.present();
    for (const std::string& text : options.parents) {
        const auto read = genotype::readParents(text);
        if (!read)
            throw UserError("--parents: “" + text +
                            "” does not name two parents of one trait (R, F, G or T); write, for example, "
                            "\"Rr x RR\"");
        if (bench.find(read->trait, read->parents) == nullptr)
            throw UserError("the gene tiles cannot make " + textOf(read->trait, read->parents));
        crosses[static_cast<std::size_t>(read->trait)] = read->parents;
    }
    if (!bench.tiles(crosses))
        throw UserError("this takes more gene tiles than there are");
    return crosses;
}

ordered_json jsonOf(const ChallengeBench& bench, const Crosses& crosses) {
    ordered_json parents = ordered_json::object();
    for (const genotype::Trait trait : genotype::allTraits)
        parents[std::string(1, genotype::letterOf(trait))] =
            textOf(trait, crosses[static_cast<std::size_t>(trait)]);
    return {{"parents", parents},
            {"tiles", bench.tiles(crosses).value_or(0)},
            {"dice", bench.dice(crosses)},
            {"percent", percentOfBest(bench, crosses)}};
}

std::string jsonText(const ChallengeOptions& options, const Challenge& challenge,
                     const ChallengeBench& bench) {
    ordered_json needs = ordered_json::array();
    for (const NeededGenotype& need :
         neededGenotypes(genotype::observe(bench.state(), challenge.seat), challenge.seat))
        needs.push_back(
            {{"genotype", genotype::notation(need.trait, need.genotype)}, {"copies", need.copies}});
    ordered_json result{{"file", options.file},     {"faults", ordered_json::array()},
                        {"title", challenge.title}, {"goal", challenge.goal},
                        {"tiles", challenge.tiles}, {"needs", needs}};
    ordered_json crosses = ordered_json::array();
    for (const genotype::Trait trait : genotype::allTraits)
        for (const ReachableCross& one : bench.crosses(trait))
            if (bench.needs(trait))
                crosses.push_back(
                    {{"parents", textOf(trait, one.parents)}, {"tiles", one.tiles}, {"dice", one.dice}});
    result["crosses"] = crosses;
    result["present"] = jsonOf(bench, bench.present());
    result["best"] = jsonOf(bench, bench.best());
    if (!options.parents.empty())
        result["chosen"] = jsonOf(bench, chosenIn(options, bench));
    return result.dump() + '\n';
}

std::string crossesLine(const std::string& name, const ChallengeBench& bench, const Crosses& crosses) {
    std::string parents;
    for (const genotype::Trait trait : genotype::allTraits)
        if (bench.needs(trait))
            parents += padded(textOf(trait, crosses[static_cast<std::size_t>(trait)]), 10);
    return padded(name, 10) + parents + padded(decimal(bench.dice(crosses), 3) + " dice", 12) +
           howMany(static_cast<std::size_t>(bench.tiles(crosses).value_or(0)), "tile", "tiles") + ", " +
           std::to_string(percentOfBest(bench, crosses)) + " %\n";
}

} // namespace

CLI::App* addChallenge(CLI::App& program, ChallengeOptions& options) {
    CLI::App* const command = program.add_subcommand(
        "challenge", "Check a challenge and grade parents by exact odds (see lessons/challenges/README.md)");
    command->add_option("file", options.file, "A challenge, such as peas_for_two.toml")->required();
    command->add_option("--parents", options.parents,
                        "Parents to grade, such as \"rr x Rr\"; once for each trait that is changed");
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

int challenge(const ChallengeOptions& options) {
    const ChallengeReading reading = readChallenge(readFile(options.file, largestLesson));
    if (!reading.challenge) {
        ordered_json found = ordered_json::array();
        std::string lines;
        for (const LessonFault& fault : reading.faults) {
            found.push_back({{"line", fault.line}, {"what", core::english(fault.what)}});
            lines.append(options.file)
                .append(fault.line == 0 ? "" : ':' + std::to_string(fault.line))
                .append(": ")
                .append(core::english(fault.what))
                .append("\n");
        }
        print(options.json ? ordered_json{{"file", options.file}, {"faults", found}}.dump() + '\n' : lines);
        return 1;
    }
    const ChallengeBench bench(*reading.challenge);
    if (options.json) {
        print(jsonText(options, *reading.challenge, bench));
        return 0;
    }
    std::string text = "“" + reading.challenge->title + "”: " + reading.challenge->goal +
                       "\nDice that the garden can expect to use in the next breeding phase:\n" +
                       crossesLine("as it is", bench, bench.present()) +
                       crossesLine("best", bench, bench.best());
    if (!options.parents.empty())
        text += crossesLine("chosen", bench, chosenIn(options, bench));
    print(text);
    return 0;
}

} // namespace cli
