// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/challenges/challenge.h"
#include "app/programs/console/numbers.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "engine/core/cross_sign.h"
#include "engine/genotype/position_text.h"
#include "faults.h"
#include "lessons/garden_odds.h"

namespace cli {

using namespace lessons;

namespace {

struct ChallengeOptions {
    std::string file;
    /// Parents to grade, "rr x Rr", of traits that are changed.
    std::vector<std::string> parents;
};

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

Json jsonOf(const ChallengeBench& bench, const Crosses& crosses) {
    Json parents = Json::object();
    for (const genotype::Trait trait : genotype::allTraits)
        parents[std::string(1, genotype::letterOf(trait))] =
            textOf(trait, crosses[static_cast<std::size_t>(trait)]);
    return {{"parents", parents},
            {"tiles", bench.tiles(crosses).value_or(0)},
            {"dice", bench.dice(crosses)},
            {"percent", percentOfBest(bench, crosses)}};
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

/// The faults of the challenge, or its parents graded by exact odds.
Answer gradedChallenge(const ChallengeOptions& options) {
    const ChallengeReading reading = readChallenge(readFile(options.file, largestLesson));
    Answer answer = faultsAnswer(options.file, reading.faults);
    if (!reading.challenge)
        return answer;
    const Challenge& challenge = *reading.challenge;
    const ChallengeBench bench(challenge);
    answer.text = "“" + challenge.title + "”: " + challenge.goal +
                  "\nDice that the garden can expect to use in the next breeding phase:\n";
    answer.json.update(Json{{"title", challenge.title},
                            {"goal", challenge.goal},
                            {"tiles", challenge.tiles},
                            {"needs", Json::array()},
                            {"crosses", Json::array()}});
    for (const NeededGenotype& need :
         neededGenotypes(genotype::observe(bench.state(), challenge.seat), challenge.seat))
        answer.json["needs"].push_back(
            {{"genotype", genotype::notation(need.trait, need.genotype)}, {"copies", need.copies}});
    for (const genotype::Trait trait : genotype::allTraits)
        if (bench.needs(trait))
            for (const ReachableCross& one : bench.crosses(trait))
                answer.json["crosses"].push_back(
                    {{"parents", textOf(trait, one.parents)}, {"tiles", one.tiles}, {"dice", one.dice}});
    const auto add = [&](const char* name, const char* key, const Crosses& crosses) {
        answer.text += crossesLine(name, bench, crosses);
        answer.json[key] = jsonOf(bench, crosses);
    };
    add("as it is", "present", bench.present());
    add("best", "best", bench.best());
    if (!options.parents.empty())
        add("chosen", "chosen", chosenIn(options, bench));
    return answer;
}

} // namespace

Run challenge(CLI::App& command) {
    const auto options = std::make_shared<ChallengeOptions>();
    command.add_option("file", options->file, "A challenge, such as peas_for_two.toml")->required();
    command.add_option("--parents", options->parents,
                       "Parents to grade, such as \"rr x Rr\"; once for each trait that is changed");
    return [options] { return gradedChallenge(*options); };
}

} // namespace cli
