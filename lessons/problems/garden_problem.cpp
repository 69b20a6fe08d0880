// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/mendel_data.h"
#include "lessons/problems/problem_maker.h"
#include "lessons/sampling/multinomial.h"

#include <algorithm>

/// Mendel's garden: which cross gives which counts, with his own seven traits.
namespace lessons::problems {

using core::Phrase;

namespace {

/// One of Mendel's F2 tables.
struct GardenTable {
    const PublishedCross* table = nullptr;
    Phrase trait;
    Phrase dominant;
    Phrase recessive;
};

GardenTable anyTable(Maker& maker) {
    std::vector<const PublishedCross*> tables;
    for (const PublishedCross& one : mendelsCrosses())
        if (one.id.starts_with("f2-"))
            tables.push_back(&one);
    const PublishedCross* const table = maker.oneOf(tables);
    const Gene& gene = table->cross.genes[0];
    return {table, gene.name, gene.phenotypes[0], gene.phenotypes[1]};
}

void sayTheF1(Maker& maker, const GardenTable& garden) {
    maker.given({ENGINE_TEXT("engine", "Pea, %1: pure-breeding plants with “%2” and pure-breeding plants "
                                       "with “%3” are crossed. All of their offspring, the F1, show “%2”."),
                 {garden.trait, garden.dominant, garden.recessive}});
}

/// Counts that leave no doubt of the ratio they come from.
std::array<std::int64_t, 2> rolledCounts(Maker& maker, std::int64_t plants, double recessive) {
    Generator generator(maker.random().below(1u << 31));
    const std::array<double, 2> chances{1 - recessive, recessive};
    std::array<std::int64_t, 2> counts{};
    const auto isClear = [&] {
        const double share = static_cast<double>(counts[1]) / static_cast<double>(plants);
        return share > recessive - 0.05 && share < recessive + 0.05;
    };
    do
        sampleCounts(generator, plants, chances, counts);
    while (!isClear());
    return counts;
}

void whichCross(Maker& maker) {
    const GardenTable garden = anyTable(maker);
    sayTheF1(maker, garden);
    const bool selfed = maker.below(2) == 0;
    const bool mendels = selfed && maker.below(3) == 0;
    std::array<std::int64_t, 2> counts{};
    if (mendels)
        counts = {garden.table->counts[0], garden.table->counts[1]};
    else
        counts =
            rolledCounts(maker, 200 + 20 * static_cast<std::int64_t>(maker.below(26)), selfed ? 0.25 : 0.5);
    const std::int64_t all = counts[0] + counts[1];
    const std::string allText = std::to_string(all);
    maker.given(
        mendels ? Phrase{ENGINE_TEXT("engine", "From another cross Mendel had %1 offspring."), {allText}}
                : Phrase{ENGINE_TEXT("engine", "From another cross a class has %1 offspring."), {allText}});
    maker.counted(garden.dominant, counts[0]);
    maker.counted(garden.recessive, counts[1]);
    maker.ask({ENGINE_TEXT("engine", "Which cross was it?"), {}});
    const Phrase f1ByF1{ENGINE_TEXT("engine", "F1 × F1"), {}};
    const Phrase f1ByRecessive{ENGINE_TEXT("engine", "F1 × “%1”"), {garden.recessive}};
    const std::string quarter = std::to_string((all + 2) / 4);
    const std::string half = std::to_string(all / 2);
    if (selfed) {
        maker.right(f1ByF1, {ENGINE_TEXT("engine", "Right: this is an F2. About a quarter, here %1 of %2, "
                                                   "show “%3”: 3 : 1."),
                             {std::to_string(counts[1]), allText, garden.recessive}});
        maker.wrong(f1ByRecessive, {ENGINE_TEXT("engine", "In this test cross half of the offspring show "
                                                          "“%1”, about %2 of %3. Here it is only a quarter."),
                                    {garden.recessive, half, allText}});
    } else {
        maker.right(f1ByRecessive, {ENGINE_TEXT("engine", "Right: this is a test cross. About half, here %1 "
                                                          "of %2, show “%3”: 1 : 1."),
                                    {std::to_string(counts[1]), allText, garden.recessive}});
        maker.wrong(f1ByF1,
                    {ENGINE_TEXT("engine", "That gives an F2, with a quarter that shows “%1”: about "
                                           "%2 of %3. Here it is half."),
                     {garden.recessive, quarter, allText}},
                    "ratio-for-all");
    }
    maker.wrong({ENGINE_TEXT("engine", "F1 × pure-breeding “%1”"), {garden.dominant}},
                {ENGINE_TEXT("engine", "A pure-breeding parent passes on the dominant allele to every one: "
                                       "none of the offspring would show “%1”."),
                 {garden.recessive}});
    maker.wrong({ENGINE_TEXT("engine", "pure-breeding “%1” × “%2”"), {garden.dominant, garden.recessive}},
                {ENGINE_TEXT("engine", "That is the cross that gave the F1: all of its offspring show “%1”."),
                 {garden.dominant}},
                "one-parent");
    maker.hint({ENGINE_TEXT("engine", "What share of the offspring shows “%1”: a half, a quarter, or none?"),
                {garden.recessive}});
    maker.hint({ENGINE_TEXT("engine", "%1 of %2 are about %3. What does each parent pass on in that case?"),
                {std::to_string(counts[1]), allText, share(1, selfed ? 4 : 2)}});
}

/// A number that can be divided by 12, and is not Mendel's.
std::int64_t plantsOfAClass(Maker& maker) {
    return 120 + 12 * static_cast<std::int64_t>(maker.below(60));
}

void recessivesInTheF2(Maker& maker) {
    const GardenTable garden = anyTable(maker);
    const std::int64_t plants = plantsOfAClass(maker);
    const std::string dominant = std::to_string(garden.table->counts[0]);
    const std::string recessive = std::to_string(garden.table->counts[1]);
    maker.given({ENGINE_TEXT("engine", "Pea, %1: in the F2, Mendel counted %2 with “%3” and %4 with “%5”."),
                 {garden.trait, dominant, garden.dominant, recessive, garden.recessive}});
    maker.given(
        {ENGINE_TEXT("engine", "A class repeats this cross and has an F2 of %1."), {std::to_string(plants)}});
    maker.ask({ENGINE_TEXT("engine", "How many with “%1” do you expect in this F2?"), {garden.recessive}});
    maker.right(
        number(plants / 4),
        {ENGINE_TEXT(
             "engine",
             "Right: 3 : 1 means one of four. In Mendel's F2 it was %1 of %2, very nearly one of four."),
         {recessive, std::to_string(garden.table->counts[0] + garden.table->counts[1])}});
    maker.wrong(number(plants / 3),
                {ENGINE_TEXT("engine", "You divided by 3. In the ratio 3 : 1 there are "
                                       "four parts in all, and one of them shows “%1”."),
                 {garden.recessive}},
                "wrong-whole");
    maker.wrong(number(plants * 3 / 4),
                {ENGINE_TEXT("engine", "That is the number to expect with “%1”."), {garden.dominant}});
    maker.wrong(number(plants / 2),
                {ENGINE_TEXT("engine", "Half of them would show “%1” in a test cross. "
                                       "Mendel's counts are far from 1 : 1."),
                 {garden.recessive}},
                "equal-chances");
    maker.hint({ENGINE_TEXT("engine", "Which simple ratio is close to %1 : %2?"), {dominant, recessive}});
    maker.hint({ENGINE_TEXT("engine", "It is 3 : 1. How many parts are there in all?"), {}});
}

/// Mendel's tests of the F2 plants that looked dominant.
void hiddenAlleles(Maker& maker) {
    const auto& tests = mendelsSelfedDominants();
    const SelfedDominants& test = maker.oneOf(tests);
    const Gene& gene = *findGene(test.geneId);
    const Phrase& dominant = gene.phenotypes[0];
    const Phrase& recessive = gene.phenotypes[1];
    const std::int64_t plants = plantsOfAClass(maker);
    const std::string plantsText = std::to_string(plants);
    maker.given({ENGINE_TEXT("engine", "Pea, %1: Mendel let F2 plants with “%2” pollinate themselves. Some "
                                       "bred true; the others also had offspring with “%3”."),
                 {gene.name, dominant, recessive}});
    maker.given({ENGINE_TEXT("engine", "A class does the same with %1 such peas."), {plantsText}});
    maker.ask(
        {ENGINE_TEXT("engine", "How many of them do you expect to have offspring with “%1”?"), {recessive}});
    maker.right(number(plants * 2 / 3),
                {ENGINE_TEXT("engine", "Right: of three F2 plants with “%1”, two are heterozygous. Mendel "
                                       "found %2 of %3."),
                 {dominant, std::to_string(test.hybrid), std::to_string(test.hybrid + test.pure)}});
    maker.wrong(number(plants / 2),
                {ENGINE_TEXT("engine", "Half of all F2 plants are heterozygous. But those with “%1” are left "
                                       "out here, so the whole is smaller."),
                 {recessive}},
                "wrong-whole");
    maker.wrong(
        number(plants / 3),
        {ENGINE_TEXT("engine", "That is how many breed true. The question is about the others."), {}});
    maker.wrong(number(plants * 3 / 4),
                {ENGINE_TEXT("engine", "3/4 of the F2 show “%1”. All the plants here do: what share of them "
                                       "is heterozygous?"),
                 {dominant}},
                "ratio-for-all");
    maker.hint({ENGINE_TEXT("engine", "Draw the square of the F2. Which cells show “%1”?"), {dominant}});
    maker.hint({ENGINE_TEXT("engine", "Three cells show “%1”. Which of these three have a hidden allele for "
                                      "“%2”?"),
                {dominant, recessive}});
}

} // namespace

void garden(Maker& maker) {
    switch (maker.below(4)) {
    case 0:
    case 1: whichCross(maker); break;
    case 2: recessivesInTheF2(maker); break;
    default: hiddenAlleles(maker); break;
    }
}

} // namespace lessons::problems
