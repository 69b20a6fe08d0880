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

std::string namesOf(const GeneDistance& distance, const MappedGenes& genes) {
    return genes[distance.genes[0]].name + " - " + genes[distance.genes[1]].name;
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

Interval countedInterval(const GeneDistance& distance, const ThreePointAnalysis& analysis) {
    return wilsonInterval(distance.recombinants, analysis.offspring);
}

std::string lineFor(const GeneDistance& distance, const ThreePointAnalysis& analysis,
                    const MappedGenes& genes) {
    const RecombinationEstimate& estimate = distance.estimate;
    const Interval interval = countedInterval(distance, analysis);
    return padded(namesOf(distance, genes), 15) + aligned(std::to_string(distance.recombinants), 13) +
           aligned(percent(countedShare(distance, analysis)), 10) +
           aligned(percent(interval.low) + " to " + percent(interval.high), 16) +
           aligned(centimorgans(haldaneCentimorgans(estimate.fraction)), 10) +
           aligned(centimorgans(kosambiCentimorgans(estimate.fraction)), 10) + '\n';
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

std::string textOf(const NamedGametes& gametes, const ThreePointAnalysis& analysis) {
    std::string text;
    std::size_t width = 8;
    for (std::size_t i = 0; i < gametes.counts.size(); ++i)
        width = std::max(width, className(gametes.genes, i).size() + 2);
    for (std::size_t i = 0; i < gametes.counts.size(); ++i) {
        const std::string role = roleOf(analysis, i, gametes.genes);
        text += padded(className(gametes.genes, i), width) + aligned(std::to_string(gametes.counts[i]), 13) +
                (role.empty() ? "" : "   ") + role + '\n';
    }
    text += '\n';
    if (analysis.parental && analysis.doubt != OrderDoubt::NotLinked)
        text += sentence(parentalPhrase(analysis, gametes.genes));
    if (analysis.showsOrder())
        text += conclusions(analysis, gametes.genes);
    else
        text += sentence(doubtPhrase(analysis.doubt));
    if (!analysis.pairs)
        return text;
    for (const GeneDistance& pair : *analysis.pairs)
        if (maybeUnlinked(pair))
            text += sentence(maybeUnlinkedPhrase(pair, gametes.genes));
        else if (!analysis.showsOrder())
            text += sentence(distancePhrase(pair, analysis.offspring, gametes.genes,
                                            percent(countedShare(pair, analysis))));
    text += "\ninterval        recombinants  per cent    95 % interval   Haldane   Kosambi (cM)\n";
    const auto line = [&](const GeneDistance& distance) {
        return lineFor(distance, analysis, gametes.genes);
    };
    if (!analysis.showsOrder()) {
        for (const GeneDistance& pair : *analysis.pairs)
            text += line(pair);
        return text;
    }
    for (const GeneDistance& interval : analysis.map->intervals)
        text += line(interval);
    text += line(analysis.map->outer);
    const double lod = analysis.map->orderLod;
    const std::string times = lod > 6 ? "more than a million" : significant(std::pow(10.0, lod));
    return text + "The order is " + times + " times as likely as the next best one (LOD " + decimal(lod, 2) +
           ").\n";
}

Json distanceJson(const GeneDistance& distance, const ThreePointAnalysis& analysis,
                  const MappedGenes& genes) {
    const RecombinationEstimate& estimate = distance.estimate;
    const Interval interval = countedInterval(distance, analysis);
    return {{"genes", {genes[distance.genes[0]].name, genes[distance.genes[1]].name}},
            {"recombinants", distance.recombinants},
            {"fraction", countedShare(distance, analysis)},
            {"interval", {interval.low, interval.high}},
            {"lod", estimate.lod},
            {"haldane_cm", haldaneCentimorgans(estimate.fraction)},
            {"kosambi_cm", kosambiCentimorgans(estimate.fraction)}};
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

Json jsonOf(const NamedGametes& gametes, const ThreePointAnalysis& analysis) {
    Json counts = Json::object();
    for (std::size_t i = 0; i < gametes.counts.size(); ++i)
        counts[className(gametes.genes, i)] = gametes.counts[i];
    Json result{
        {"observed", counts}, {"offspring", analysis.offspring}, {"parental", nullptr}, {"doubt", nullptr}};
    if (analysis.parental && analysis.doubt != OrderDoubt::NotLinked)
        result["parental"] = classesJson(*analysis.parental, gametes.genes);
    if (analysis.doubt != OrderDoubt::None)
        result["doubt"] = doubtId(analysis.doubt);
    if (!analysis.showsOrder()) {
        result["order"] = nullptr;
        result["pairs"] = Json::array();
        if (analysis.pairs)
            for (const GeneDistance& pair : *analysis.pairs)
                result["pairs"].push_back(distanceJson(pair, analysis, gametes.genes));
        return result;
    }
    const ThreePointMap& map = *analysis.map;
    result["double_crossovers"] = classesJson(map.doubles, gametes.genes);
    result["order"] = {gametes.genes[map.order[0]].name, gametes.genes[map.order[1]].name,
                       gametes.genes[map.order[2]].name};
    result["order_lod"] = map.orderLod;
    result["intervals"] = {distanceJson(map.intervals[0], analysis, gametes.genes),
                           distanceJson(map.intervals[1], analysis, gametes.genes)};
    result["outer"] = distanceJson(map.outer, analysis, gametes.genes);
    result["counted_doubles"] = map.doubleCrossovers;
    result["expected_doubles"] = map.expectedDoubles;
    result["coincidence"] = orNull(map.coincidence);
    result["interference"] = orNull(map.interference);
    return result;
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
    if (options.published.empty()) {
        const NamedGametes gametes = gametesIn(options.genes, options.observed);
        const ThreePointAnalysis analysis = threePointAnalysis(gametes.counts);
        return {textOf(gametes, analysis), jsonOf(gametes, analysis)};
    }
    const PublishedMapping& published = publishedMapping(options.published);
    const NamedGametes gametes{published.genes, published.counts};
    const ThreePointAnalysis analysis = threePointAnalysis(gametes.counts);
    return {sentence(published.title) + sentence(mappingCitation(published)) + '\n' +
                textOf(gametes, analysis),
            jsonOf(gametes, analysis)};
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
