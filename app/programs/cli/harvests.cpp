// SPDX-License-Identifier: GPL-3.0-or-later
#include "harvests.h"

#include "engine/genotype/aftermath/estimate.h"
#include "engine/genotype/aftermath/harvests.h"
#include "finished_game.h"
#include "numbers.h"
#include "output.h"
#include "plain_number.h"

#include <nlohmann/json.hpp>

#include <map>

namespace cli {

using namespace genotype;

namespace {

std::map<int, int> traitCounts(const std::vector<Harvest>& harvests) {
    std::map<int, int> counts;
    for (const Harvest& one : harvests)
        ++counts[one.traits];
    return counts;
}

double harvestTraits(const Harvest& one) {
    return one.traits;
}

double harvestLead(const Harvest& one) {
    return one.lead;
}

double harvestMean(const std::vector<Harvest>& harvests, double (*of)(const Harvest&)) {
    double sum = 0;
    for (const Harvest& one : harvests)
        sum += of(one);
    return sum / static_cast<double>(harvests.size());
}

std::string harvestText(const HarvestsCommand& command, const std::string& name, const OtherHarvests& found) {
    std::string text = name + ", round " + std::to_string(command.round) + ": the dice thrown " +
                       std::to_string(command.times) +
                       " times, everybody then following instinct to the end\n\nTraits validated\n";
    const auto others = traitCounts(found.others);
    const auto replayed = traitCounts(found.replayed);
    std::map<int, int> rows = others;
    rows.insert(replayed.begin(), replayed.end());
    text += "      other dice  real dice\n";
    const auto count = [](const std::map<int, int>& counts, int traits) {
        const auto place = counts.find(traits);
        return place == counts.end() ? 0 : place->second;
    };
    for (const auto& [traits, unused] : rows)
        text += lineOf("  %2d  %10d  %9d%s\n", traits, count(others, traits), count(replayed, traits),
                       traits == found.real.traits ? "  <- as it was played" : "");
    text += lineOf("  mean %9.2f  %9.2f\n", harvestMean(found.others, harvestTraits),
                   harvestMean(found.replayed, harvestTraits));
    text += lineOf("\nLead at the end of the game: %+.1f with other dice, %+.1f with the real ones, "
                   "%+.1f as it was played\n",
                   harvestMean(found.others, harvestLead), harvestMean(found.replayed, harvestLead),
                   found.real.lead);
    text += lineOf("Of 100 other throws, %.0f brought fewer traits than the real game, and %.0f a smaller "
                   "lead (equal ones count half).\n",
                   100 * rankOf(found.others, found.real.traits, harvestTraits),
                   100 * rankOf(found.others, found.real.lead, harvestLead));
    return text;
}

nlohmann::ordered_json harvestJson(const std::vector<Harvest>& harvests) {
    nlohmann::ordered_json counts = nlohmann::ordered_json::object();
    for (const auto& [traits, count] : traitCounts(harvests))
        counts[std::to_string(traits)] = count;
    Samples leads;
    for (const Harvest& one : harvests)
        leads.push_back(one.lead);
    const double error = leads.size() > 1 ? estimateOf(leads).halfWidth() : 0;
    return {{"traits", counts},
            {"mean_traits", rounded(harvestMean(harvests, harvestTraits))},
            {"mean_lead", rounded(harvestMean(harvests, harvestLead))},
            {"mean_lead_half_width", rounded(error)}};
}

} // namespace

CLI::App* addHarvests(CLI::App& program, HarvestsCommand& command) {
    CLI::App* const added =
        program.add_subcommand("harvests", "Throw the dice of a round again, a thousand times");
    addGameFile(*added, command.file, command.reading);
    added->add_option("--round", command.round, "The round whose dice are thrown again")
        ->check(plainNumber())
        ->check(CLI::Range(1, maxRounds));
    added->add_option("--seat", command.seat, "The seat whose harvest is counted, from 1")
        ->check(plainNumber())
        ->check(CLI::Range(1, maxSeats));
    added->add_option("--times", command.times, "How often they are thrown")
        ->check(plainNumber())
        ->check(CLI::Range(1, 1'000'000));
    added->add_option("--seed", command.seed, "The same seed gives the same throws")->check(plainNumber());
    added->add_flag("--json", command.json, "Print one JSON object")->disable_flag_override();
    return added;
}

void harvests(const HarvestsCommand& command) {
    const FinishedGame game(command.file, command.reading);
    if (command.seat > game.end.seats)
        throw UserError("--seat " + std::to_string(command.seat) + ": the game has " +
                        howMany(game.end.seats, "seat", "seats"));
    std::optional<std::size_t> roll;
    for (const std::size_t one : breedingRolls(game.record))
        if (replay(game.record, one).state.round == command.round)
            roll = one;
    if (!roll)
        throw UserError("--round " + std::to_string(command.round) + ": no dice were rolled in it");
    const auto seat = static_cast<Seat>(command.seat - 1);
    const OtherHarvests found = otherHarvests(game.record, *roll, seat, command.times, command.seed);
    if (!command.json)
        return print(harvestText(command, game.name(seat), found));
    const nlohmann::ordered_json object{
        {"seat", game.name(seat)},
        {"round", command.round},
        {"times", command.times},
        {"other_dice", harvestJson(found.others)},
        {"real_dice", harvestJson(found.replayed)},
        {"as_played", {{"traits", found.real.traits}, {"lead", rounded(found.real.lead)}}},
        {"rank_of_traits", rounded(rankOf(found.others, found.real.traits, harvestTraits))},
        {"rank_of_lead", rounded(rankOf(found.others, found.real.lead, harvestLead))}};
    print(object.dump(2) + '\n');
}

} // namespace cli
