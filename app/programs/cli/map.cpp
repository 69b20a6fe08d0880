// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "gamete_classes.h"
#include "lessons/intervals.h"
#include "lessons/mapping_data.h"

#include <algorithm>
#include <cmath>

namespace cli {

using namespace lessons;

namespace {

struct MapOptions {
    std::string genes = "A,B,C";
    std::string observed;  ///< as `gametesIn` reads it
    std::string published; ///< an id; instead of both
};

std::string percent(double fraction) {
    return decimal(100 * fraction, 1);
}

/// What a class shows, in one word or two.
std::string roleOf(const ThreePointAnalysis& analysis, std::size_t gameteClass, const MappedGenes& genes) {
    const auto isOf = [gameteClass](const std::array<std::size_t, 2>& pair) {
        return std::ranges::find(pair, gameteClass) != pair.end();
    };
    if (!analysis.parental || analysis.doubt == OrderDoubt::NotLinked)
        return "";
    if (isOf(*analysis.parental))
        return "parental";
    if (!analysis.showsOrder())
        return "recombinant";
    if (isOf(analysis.map->doubles))
        return "double crossover";
    // An outer gene whose alleles are exchanged was separated from the other two.
    const std::size_t left = analysis.map->order[0];
    const std::size_t changed = gameteClass ^ analysis.parental->front();
    const std::size_t bit = std::size_t{4} >> left;
    const auto& interval = analysis.map->intervals[changed == bit || changed == 7 - bit ? 0 : 1];
    return "crossover " + genes[interval.genes[0]].name + " - " + genes[interval.genes[1]].name;
}

std::string centimorgans(double value) {
    return std::isfinite(value) ? decimal(value, 2) : "infinite";
}

/// The share of the offspring in which two genes were separated. The estimate and its interval stop at one
/// half; what was counted does not, nor does the interval beside it: a share of 55 % is in none that ends at
/// 50 %.
double countedShare(const GeneDistance& distance, const ThreePointAnalysis& analysis) {
    return static_cast<double>(distance.recombinants) / static_cast<double>(analysis.offspring);
}

/// Adds a line about two genes to the text, and returns the same for the JSON.
Json addDistance(Answer& answer, const GeneDistance& distance, const ThreePointAnalysis& analysis,
                 const MappedGenes& genes) {
    const double share = countedShare(distance, analysis);
    const Interval interval = wilsonInterval(distance.recombinants, analysis.offspring);
    const double haldane = haldaneCentimorgans(distance.estimate.fraction);
    const double kosambi = kosambiCentimorgans(distance.estimate.fraction);
    const std::string& first = genes[distance.genes[0]].name;
    const std::string& second = genes[distance.genes[1]].name;
    answer.text += padded(first + " - " + second, 15) + aligned(std::to_string(distance.recombinants), 13) +
                   aligned(percent(share), 10) +
                   aligned(percent(interval.low) + " to " + percent(interval.high), 16) +
                   aligned(centimorgans(haldane), 10) + aligned(centimorgans(kosambi), 10) + '\n';
    return {{"genes", {first, second}},
            {"recombinants", distance.recombinants},
            {"fraction", share},
            {"interval", {interval.low, interval.high}},
            {"lod", distance.estimate.lod},
            {"haldane_cm", haldane},
            {"kosambi_cm", kosambi}};
}

std::string sentence(const core::Phrase& phrase) {
    return core::english(phrase) + '\n';
}

std::string conclusions(const ThreePointAnalysis& analysis, const MappedGenes& genes) {
    const ThreePointMap& map = *analysis.map;
    const auto counted = [&analysis](const GeneDistance& distance) {
        return countedShare(distance, analysis);
    };
    std::string text = sentence(doublesPhrase(map, genes)) + sentence(orderPhrase(map, genes));
    for (const GeneDistance& interval : map.intervals)
        text += sentence(distancePhrase(interval, analysis.offspring, genes, percent(counted(interval))));
    const double sum = counted(map.intervals[0]) + counted(map.intervals[1]);
    text += sentence(sumPhrase(map, genes, percent(sum), percent(counted(map.outer))));
    const auto shownOr = [](const std::optional<double>& value) { return value ? decimal(*value, 3) : ""; };
    return text + sentence(interferencePhrase(map, expectedCount(map.expectedDoubles),
                                              shownOr(map.coincidence), shownOr(map.interference)));
}

Json classesJson(const std::array<std::size_t, 2>& pair, const MappedGenes& genes) {
    return {className(genes, pair[0]), className(genes, pair[1])};
}

const char* doubtId(OrderDoubt doubt) {
    switch (doubt) {
    case OrderDoubt::None: return "";
    case OrderDoubt::NoOffspring: return "no-offspring";
    case OrderDoubt::ParentalTie: return "parental-tie";
    case OrderDoubt::RarestTie: return "rarest-tie";
    case OrderDoubt::NotLinked: return "not-linked";
    case OrderDoubt::WeakOrder: return "weak-order";
    }
    return "";
}

/// What is known if the counts show the order: the distances and what comes of them.
void addOrder(Answer& answer, const ThreePointAnalysis& analysis, const MappedGenes& genes) {
    const ThreePointMap& map = *analysis.map;
    const std::string times =
        map.orderLod > 6 ? "more than a million" : significant(std::pow(10.0, map.orderLod));
    answer.json["double_crossovers"] = classesJson(map.doubles, genes);
    answer.json["order"] = {genes[map.order[0]].name, genes[map.order[1]].name, genes[map.order[2]].name};
    answer.json["order_lod"] = map.orderLod;
    for (const GeneDistance& interval : map.intervals)
        answer.json["intervals"].push_back(addDistance(answer, interval, analysis, genes));
    answer.json["outer"] = addDistance(answer, map.outer, analysis, genes);
    answer.json["counted_doubles"] = map.doubleCrossovers;
    answer.json["expected_doubles"] = map.expectedDoubles;
    answer.json["coincidence"] = orNull(map.coincidence);
    answer.json["interference"] = orNull(map.interference);
    answer.text += "The order is " + times + " times as likely as the next best one (LOD " +
                   decimal(map.orderLod, 2) + ").\n";
}

Answer mapped(const NamedGametes& gametes) {
    const MappedGenes& genes = gametes.genes;
    const ThreePointAnalysis analysis = threePointAnalysis(gametes.counts);
    Answer answer{"",
                  {{"observed", Json::object()},
                   {"offspring", analysis.offspring},
                   {"parental", nullptr},
                   {"doubt", nullptr}}};
    std::size_t width = 8;
    for (std::size_t i = 0; i < gametes.counts.size(); ++i)
        width = std::max(width, className(genes, i).size() + 2);
    for (std::size_t i = 0; i < gametes.counts.size(); ++i) {
        const std::string role = roleOf(analysis, i, genes);
        answer.text += padded(className(genes, i), width) + aligned(std::to_string(gametes.counts[i]), 13) +
                       (role.empty() ? "" : "   ") + role + '\n';
        answer.json["observed"][className(genes, i)] = gametes.counts[i];
    }
    answer.text += '\n';
    if (analysis.parental && analysis.doubt != OrderDoubt::NotLinked) {
        answer.text += sentence(parentalPhrase(analysis, genes));
        answer.json["parental"] = classesJson(*analysis.parental, genes);
    }
    if (analysis.doubt != OrderDoubt::None)
        answer.json["doubt"] = doubtId(analysis.doubt);
    answer.text +=
        analysis.showsOrder() ? conclusions(analysis, genes) : sentence(doubtPhrase(analysis.doubt));
    if (!analysis.showsOrder()) {
        answer.json["order"] = nullptr;
        answer.json["pairs"] = Json::array();
    }
    if (!analysis.pairs)
        return answer;
    for (const GeneDistance& pair : *analysis.pairs)
        if (maybeUnlinked(pair))
            answer.text += sentence(maybeUnlinkedPhrase(pair, genes));
        else if (!analysis.showsOrder())
            answer.text += sentence(
                distancePhrase(pair, analysis.offspring, genes, percent(countedShare(pair, analysis))));
    answer.text += "\ninterval        recombinants  per cent    95 % interval   Haldane   Kosambi (cM)\n";
    if (analysis.showsOrder())
        addOrder(answer, analysis, genes);
    else
        for (const GeneDistance& pair : *analysis.pairs)
            answer.json["pairs"].push_back(addDistance(answer, pair, analysis, genes));
    return answer;
}

const PublishedMapping& publishedMapping(const std::string& id) {
    if (const PublishedMapping* const published = findPublishedMapping(id))
        return *published;
    throw UserError("--published " + shown(id) + ": there are " +
                    joined(publishedMappings(), ", ", &PublishedMapping::id));
}

Answer mapAnswer(const MapOptions& options) {
    if (options.published.empty() && options.observed.empty())
        throw UserError("map needs --observed or --published");
    if (options.published.empty())
        return mapped(gametesIn(options.genes, options.observed));
    const PublishedMapping& published = publishedMapping(options.published);
    Answer answer = mapped({published.genes, published.counts});
    answer.text = sentence(published.title) + sentence(mappingCitation(published)) + '\n' + answer.text;
    return answer;
}

} // namespace

Run map(CLI::App& command) {
    const auto options = std::make_shared<MapOptions>();
    CLI::Option* const genes =
        command.add_option("--genes", options->genes, "The symbols of the genes: v,s,B")
            ->default_str("A,B,C");
    CLI::Option* const observed =
        addWords(command, "--observed", options->observed,
                 "Counts of the gametes: v++=734,+sB=665,... or eight counts, ABC,ABc,AbC,...");
    command.add_option("--published", options->published, "Published counts: vermilion-sable-bar")
        ->excludes(genes)
        ->excludes(observed);
    return [options] { return mapAnswer(*options); };
}

} // namespace cli
