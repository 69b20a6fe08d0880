// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/text.h"
#include "lessons/three_point.h"

#include <algorithm>

/// The sentences of a three-point cross.
namespace lessons {

std::string className(const MappedGenes& genes, std::size_t gameteClass) {
    const bool spaced = std::ranges::any_of(genes, [](const MappedGene& gene) {
        return std::ranges::any_of(
            gene.alleles, [](const std::string& allele) { return allele.size() > 1 || allele == "+"; });
    });
    std::string name;
    for (std::size_t gene = 0; gene < genes.size(); ++gene) {
        if (spaced && gene > 0)
            name += ' ';
        name += genes[gene].alleles[gameteClass >> (2 - gene) & 1];
    }
    return name;
}

core::Phrase parentalPhrase(const ThreePointAnalysis& analysis, const MappedGenes& genes) {
    return {
        ENGINE_TEXT(
            "engine",
            "The most frequent pair of types, %1 and %2, is parental: no crossover separated the alleles."),
        {className(genes, analysis.parental->at(0)), className(genes, analysis.parental->at(1))}};
}

core::Phrase doublesPhrase(const ThreePointMap& map, const MappedGenes& genes) {
    const std::vector<core::Phrase::Argument> names{className(genes, map.doubles[0]),
                                                    className(genes, map.doubles[1])};
    if (map.doubleCrossovers == 0)
        return {ENGINE_TEXT("engine", "The only pair that was never counted, %1 and %2, is that of the "
                                      "double crossovers."),
                names};
    return {ENGINE_TEXT("engine", "The rarest pair, %1 and %2, comes from double crossovers."), names};
}

core::Phrase orderPhrase(const ThreePointMap& map, const MappedGenes& genes) {
    return {ENGINE_TEXT("engine", "Compared with the parental pair, only the alleles of %2 are exchanged in "
                                  "it: %2 is in the middle. The order is %1 – %2 – %3."),
            {genes[map.order[0]].name, genes[map.order[1]].name, genes[map.order[2]].name}};
}

core::Phrase doubtPhrase(OrderDoubt doubt) {
    switch (doubt) {
    case OrderDoubt::NoOffspring: return {ENGINE_TEXT("engine", "Nothing was counted."), {}};
    case OrderDoubt::ParentalTie:
        return {ENGINE_TEXT("engine", "Two pairs of types are the most frequent. These counts don't show "
                                      "which pair is parental, so they show no order either."),
                {}};
    case OrderDoubt::RarestTie:
        return {ENGINE_TEXT("engine", "Two pairs of types are equally rare. These counts don't show which "
                                      "pair comes from double crossovers, so they show no order either."),
                {}};
    case OrderDoubt::NotLinked:
        return {ENGINE_TEXT("engine",
                            "These counts do not show that all three genes are linked, so they show no "
                            "order, no double crossovers and no interference."),
                {}};
    case OrderDoubt::WeakOrder:
        return {ENGINE_TEXT("engine", "Another order is nearly as likely, so these counts show neither which "
                                      "gene is in the middle nor which types come from double crossovers."),
                {}};
    case OrderDoubt::None: break;
    }
    return {};
}

core::Phrase distancePhrase(const GeneDistance& distance, std::int64_t offspring, const MappedGenes& genes,
                            const std::string& percent) {
    return {ENGINE_TEXT("engine", "%1 and %2 were separated in %3 of %4 offspring: %5 %."),
            {genes[distance.genes[0]].name, genes[distance.genes[1]].name,
             std::to_string(distance.recombinants), std::to_string(offspring), percent}};
}

bool maybeUnlinked(const GeneDistance& distance) {
    return distance.estimate.interval.high >= 0.5;
}

core::Phrase maybeUnlinkedPhrase(const GeneDistance& distance, const MappedGenes& genes) {
    return {ENGINE_TEXT("engine", "These counts do not show that %1 and %2 are linked: the interval of their "
                                  "recombination fraction reaches 50 %."),
            {genes[distance.genes[0]].name, genes[distance.genes[1]].name}};
}

core::Phrase interferencePhrase(const ThreePointMap& map, const std::string& expected,
                                const std::string& coincidence, const std::string& interference) {
    const std::string counted = std::to_string(map.doubleCrossovers);
    if (!map.coincidence)
        return {ENGINE_TEXT("engine", "No double crossovers are expected, so the coefficient of coincidence "
                                      "and the interference are undefined."),
                {}};
    return {ENGINE_TEXT("engine",
                        "If crossovers were independent, %1 double crossovers would be expected; counted "
                        "were %2. Coefficient of coincidence: %3. Interference: %4."),
            {expected, counted, coincidence, interference}};
}

core::Phrase sumPhrase(const ThreePointMap& map, const MappedGenes& genes, const std::string& sum,
                       const std::string& direct) {
    const std::vector<core::Phrase::Argument> values{genes[map.order[0]].name, genes[map.order[2]].name, sum,
                                                     direct};
    if (map.doubleCrossovers == 0)
        return {ENGINE_TEXT("engine", "The two intervals add up to %3 %, just as %1 and %2 were separated: "
                                      "there was no double crossover."),
                values};
    return {ENGINE_TEXT("engine", "The two intervals add up to %3 %, but %1 and %2 were separated in only "
                                  "%4 %: the second of two crossovers brings them together again."),
            values};
}

} // namespace lessons
