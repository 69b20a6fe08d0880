// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem_maker.h"
#include "lessons/sampling/multinomial.h"
#include "lessons/three_point.h"

#include <algorithm>

/// Three linked genes: from eight counts to the gene in the middle and a distance.
namespace lessons::problems {

using core::Phrase;

namespace {

/// Which gene lies where, and what was counted.
struct MappingCase {
    std::size_t middle = 0;
    std::size_t asked = 0; ///< the outer gene whose distance is asked for
    std::size_t far = 0;   ///< the other one
    GameteCounts counts{};
    ThreePointAnalysis analysis;

    std::int64_t recombinants(std::size_t one, std::size_t other) const {
        return analysis.pairs->at(one + other - 1).recombinants;
    }
    /// In whole cM: per cent of the offspring.
    std::int64_t centimorgans(std::int64_t count) const {
        return (100 * count + analysis.offspring / 2) / analysis.offspring;
    }
    /// Whether it lies half-way between two whole numbers, so that neither is the nearest.
    bool isHalfWay(std::int64_t count) const {
        return 2 * (100 * count % analysis.offspring) == analysis.offspring;
    }
    std::int64_t doubles() const { return analysis.map->doubleCrossovers; }
};

void rollMapping(Maker& maker, MappingCase& mapping, std::size_t parental, Generator& generator) {
    const auto fraction = [&maker] { return (8 + static_cast<double>(maker.below(18))) / 100; };
    const double near = fraction();
    const double far = fraction();
    const double coincidence = (3 + static_cast<double>(maker.below(7))) / 10;
    const KnownMap map{{mapping.asked, mapping.middle, mapping.far}, {near, far}, coincidence, parental};
    const std::int64_t offspring = 500 + 50 * static_cast<std::int64_t>(maker.below(31));
    sampleCounts(generator, offspring, gameteChances(map), mapping.counts);
    mapping.analysis = threePointAnalysis(mapping.counts);
}

/// Whether no class contradicts the pair that it belongs to, and each mistake gives a number of its own.
bool isClear(const MappingCase& mapping, std::size_t parental) {
    const auto& map = mapping.analysis.map;
    if (!mapping.analysis.showsOrder() || map->order[1] != mapping.middle ||
        mapping.analysis.parental->front() != parental)
        return false;
    const auto& rare = map->doubles;
    const auto& frequent = *mapping.analysis.parental;
    const auto& counts = mapping.counts;
    const std::int64_t mostRare = std::max(counts[rare[0]], counts[rare[1]]);
    const std::int64_t leastFrequent = std::min(counts[frequent[0]], counts[frequent[1]]);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const bool isRare = std::ranges::find(rare, i) != rare.end();
        const bool isFrequent = std::ranges::find(frequent, i) != frequent.end();
        if (!isRare && !isFrequent && (counts[i] <= mostRare || counts[i] >= leastFrequent))
            return false;
    }
    const std::int64_t near = mapping.recombinants(mapping.asked, mapping.middle);
    const std::int64_t far = mapping.recombinants(mapping.far, mapping.middle);
    const std::int64_t outer = mapping.recombinants(mapping.asked, mapping.far);
    if (mapping.isHalfWay(near) || mapping.isHalfWay(near - mapping.doubles()) || mapping.isHalfWay(far) ||
        mapping.isHalfWay(outer))
        return false;
    return mapping.centimorgans(near) != mapping.centimorgans(near - mapping.doubles()) &&
           mapping.centimorgans(far) != mapping.centimorgans(outer);
}

Phrase middleAt(const std::string& gene, std::int64_t centimorgans) {
    return {ENGINE_TEXT("engine", "*%1* is in the middle, about %2 cM away."),
            {gene, std::to_string(centimorgans)}};
}

void mappingAnswers(Maker& maker, const MappingCase& mapping, const MappedGenes& genes) {
    const std::string& middle = genes[mapping.middle].name;
    const std::string& asked = genes[mapping.asked].name;
    const std::string& far = genes[mapping.far].name;
    const std::int64_t near = mapping.recombinants(mapping.asked, mapping.middle);
    const std::int64_t toFar = mapping.centimorgans(mapping.recombinants(mapping.far, mapping.middle));
    const std::int64_t outer = mapping.centimorgans(mapping.recombinants(mapping.asked, mapping.far));
    const auto& frequent = *mapping.analysis.parental;
    const auto& rare = mapping.analysis.map->doubles;
    maker.right(
        middleAt(middle, mapping.centimorgans(near)),
        {ENGINE_TEXT("engine", "Right: only *%1* is exchanged between the most frequent and the rarest "
                               "pair. %2 of the %3 offspring have a crossover between *%1* and *%4*; "
                               "the double crossovers are among them."),
         {middle, std::to_string(near), std::to_string(mapping.analysis.offspring), asked}});
    maker.wrong(middleAt(middle, mapping.centimorgans(near - mapping.doubles())),
                {ENGINE_TEXT("engine", "You left out the %1 double crossovers. They have a crossover between "
                                       "*%2* and *%3* too."),
                 {std::to_string(mapping.doubles()), middle, asked}});
    maker.wrong(middleAt(far, outer),
                {ENGINE_TEXT("engine", "The most frequent pair is *%1* and *%2*, the rarest *%3* and *%4*: "
                                       "only *%5* is exchanged, so it is in the middle. About %6 cM is the "
                                       "distance between the outer genes."),
                 {className(genes, frequent[0]), className(genes, frequent[1]), className(genes, rare[0]),
                  className(genes, rare[1]), middle, std::to_string(outer)}});
    maker.wrong(middleAt(far, toFar),
                {ENGINE_TEXT("engine", "*%1* is an outer gene, because the rarest pair has exchanged *%2* "
                                       "instead. About %3 cM is the distance between these two."),
                 {far, middle, std::to_string(toFar)}});
    maker.hint({ENGINE_TEXT("engine", "Look for the most frequent pair of opposite gametes and for the "
                                      "rarest: which single gene has changed places between them?"),
                {}});
    maker.hint(
        {ENGINE_TEXT("engine", "It is *%1*. Add the offspring in which only *%2* has changed places and "
                               "the double crossovers, and divide by all %3."),
         {middle, asked, std::to_string(mapping.analysis.offspring)}});
}

} // namespace

void threePoint(Maker& maker) {
    const auto traits = maker.genes(3, genotype::Inheritance::CompleteDominance);
    MappedGenes genes;
    std::string tester;
    for (std::size_t i = 0; i < genes.size(); ++i) {
        genes[i] = {traits[i].symbols[0], {traits[i].symbols[0], traits[i].symbols[1]}};
        tester += traits[i].notation(2);
    }
    MappingCase mapping;
    mapping.middle = maker.below(3);
    const bool lower = maker.below(2) == 0;
    mapping.asked = (mapping.middle + (lower ? 1 : 2)) % 3;
    mapping.far = 3 - mapping.middle - mapping.asked;
    const std::size_t parental = maker.below(4);
    Generator generator(maker.random().below(1u << 31));
    do
        rollMapping(maker, mapping, parental, generator);
    while (!isClear(mapping, parental));
    maker.given(
        {ENGINE_TEXT("engine", "The genes *%1*, *%2* and *%3* are linked. A parent that is heterozygous "
                               "for all three is crossed with a parent that is *%4*."),
         {genes[0].name, genes[1].name, genes[2].name, tester}});
    maker.given(
        {ENGINE_TEXT("engine", "The %1 offspring are counted by the gamete of the heterozygous parent. "
                               "1 cM means that 1 per cent are recombinant."),
         {std::to_string(mapping.analysis.offspring)}});
    for (std::size_t i = 0; i < mapping.counts.size(); ++i)
        maker.counted({"*%1*", {className(genes, i)}}, mapping.counts[i]);
    maker.ask({ENGINE_TEXT("engine", "Which gene is in the middle, and how far is it from *%1*?"),
               {genes[mapping.asked].name}});
    mappingAnswers(maker, mapping, genes);
}

} // namespace lessons::problems
