// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/harvests.h"
#include "app/programs/console/game_file.h"
#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "engine/genotype/aftermath/estimate.h"

#include <map>

namespace cli {

using namespace genotype;

namespace {

struct HarvestsOptions {
    GameFile file;
    /// The round whose dice are thrown again, from 1.
    int round = 1;
    /// From 1.
    int seat = 1;
    /// 1 … 1 000 000.
    int times = 1000;
    std::uint64_t seed = 1;
};

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

std::string harvestText(const HarvestsOptions& options, const std::string& name, const OtherHarvests& found) {
    std::string text = name + ", round " + std::to_string(options.round) + ": the dice thrown " +
                       std::to_string(options.times) +
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

Json harvestJson(const std::vector<Harvest>& harvests) {
    Json counts = Json::object();
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

/// Throws the dice of a round again and again: what the breeding phase and the game would have brought a seat
/// (engine/genotype/aftermath/harvests.h). The same options give the same output.
Answer otherThrows(const HarvestsOptions& options) {
    const FinishedGame game(options.file);
    if (options.seat > game.end.seats)
        throw UserError("--seat " + std::to_string(options.seat) + ": the game has " +
                        howMany(game.end.seats, "seat", "seats"));
    std::optional<std::size_t> roll;
    for (const std::size_t one : breedingRolls(game.record))
        if (replay(game.record, one).state.round == options.round)
            roll = one;
    if (!roll)
        throw UserError("--round " + std::to_string(options.round) + ": no dice were rolled in it");
    const auto seat = static_cast<Seat>(options.seat - 1);
    const OtherHarvests found = otherHarvests(game.record, *roll, seat, options.times, options.seed);
    Answer answer{harvestText(options, game.name(seat), found),
                  {{"seat", game.name(seat)},
                   {"round", options.round},
                   {"times", options.times},
                   {"other_dice", harvestJson(found.others)},
                   {"real_dice", harvestJson(found.replayed)},
                   {"as_played", {{"traits", found.real.traits}, {"lead", rounded(found.real.lead)}}},
                   {"rank_of_traits", rounded(rankOf(found.others, found.real.traits, harvestTraits))},
                   {"rank_of_lead", rounded(rankOf(found.others, found.real.lead, harvestLead))}}};
    answer.indent = 2;
    return answer;
}

} // namespace

Run harvests(CLI::App& command) {
    const auto options = std::make_shared<HarvestsOptions>();
    options->file.addTo(command);
    addNumber(command, "--round", options->round, "The round whose dice are thrown again", 1, maxRounds);
    addNumber(command, "--seat", options->seat, "The seat whose harvest is counted, from 1", 1, maxSeats);
    addNumber(command, "--times", options->times, "How often they are thrown", 1, 1'000'000);
    addNumber(command, "--seed", options->seed, "The same seed gives the same throws");
    return [options] { return otherThrows(*options); };
}

} // namespace cli
