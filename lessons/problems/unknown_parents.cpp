// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem_maker.h"
#include "lessons/sampling/multinomial.h"
#include "lessons/test_cross.h"

/// Problems that go from the offspring back to their parents.
namespace lessons::problems {

using core::Phrase;
using genotype::Genotype;
using genotype::Inheritance;
using genotype::Parents;

void testCross(Maker& maker) {
    const Gene gene = maker.genes(1, Inheritance::CompleteDominance)[0];
    const std::string pure = gene.notation(0);
    const std::string hybrid = gene.notation(1);
    const std::string plain = gene.notation(2);
    const auto offspring = static_cast<std::int64_t>(4 + maker.below(6));
    const bool settled = maker.below(2) == 1;
    const std::int64_t recessive = settled ? 1 + static_cast<std::int64_t>(maker.below(3)) : 0;
    maker.given(dominanceOf(gene));
    maker.given(
        {ENGINE_TEXT("engine",
                     "A parent of unknown genotype that shows “%1” is crossed with a parent that is *%2*."),
         {gene.phenotypes[0], plain}});
    maker.counted(gene.phenotypes[0], offspring - recessive);
    maker.counted(gene.phenotypes[1], recessive);
    maker.ask({ENGINE_TEXT("engine", "What do these offspring reveal about the unknown parent?"), {}});

    const Phrase surelyPure{ENGINE_TEXT("engine", "It is certainly *%1*."), {pure}};
    const Phrase surelyHybrid{ENGINE_TEXT("engine", "It is certainly *%1*."), {hybrid}};
    const Phrase likelyPure{
        ENGINE_TEXT("engine", "*%1* is more likely than before, but *%2* is still possible."),
        {pure, hybrid}};
    const Phrase nothing{ENGINE_TEXT("engine", "Nothing: its genotype is as uncertain as before."), {}};
    if (settled) {
        maker.right(
            surelyHybrid,
            {ENGINE_TEXT("engine", "Right: an offspring with “%1” is *%2*, with one *%3* from each parent."),
             {gene.phenotypes[1], plain, gene.symbols[1]}});
        maker.wrong(
            surelyPure,
            {ENGINE_TEXT("engine",
                         "A parent that is *%1* passes on *%2* to all its offspring: none could show “%3”."),
             {pure, gene.symbols[0], gene.phenotypes[1]}},
            "genotype-is-phenotype");
        maker.wrong(
            likelyPure,
            {ENGINE_TEXT("engine", "One offspring with “%1” settles it: it has one *%2* from each parent."),
             {gene.phenotypes[1], gene.symbols[1]}});
        maker.wrong(nothing,
                    {ENGINE_TEXT("engine", "Look at those with “%1”: where does their second *%2* come "
                                           "from?"),
                     {gene.phenotypes[1], gene.symbols[1]}},
                    "ratio-exact");
    } else {
        const std::string cases = std::to_string(std::int64_t{1} << offspring);
        maker.right(likelyPure,
                    {ENGINE_TEXT("engine", "Right: a parent that is *%1* would have such offspring in only 1 "
                                           "of %2 cases, but it is possible."),
                     {hybrid, cases}});
        maker.wrong(surelyPure,
                    {ENGINE_TEXT("engine", "Not certain: a parent that is *%1* passes on *%2* to half of its "
                                           "offspring on average, and to all of these in 1 of %3 cases."),
                     {hybrid, gene.symbols[0], cases}},
                    "proof-or-nothing");
        maker.wrong(surelyHybrid,
                    {ENGINE_TEXT("engine", "Then about half of the offspring should show “%1”, but "
                                           "none does."),
                     {gene.phenotypes[1]}});
        maker.wrong(nothing,
                    {ENGINE_TEXT("engine", "Each further offspring with “%1” halves the odds of *%2*."),
                     {gene.phenotypes[0], hybrid}},
                    "sample-size");
    }
    maker.hint({ENGINE_TEXT("engine", "What offspring would the parent have here if it were *%1*, and what "
                                      "offspring if it were *%2*?"),
                {pure, hybrid}});
    maker.hint(
        {ENGINE_TEXT("engine", "Look for offspring with “%1”. If there is one, where do its two alleles come "
                               "from?"),
         {gene.phenotypes[1]}});
}

void parentsFromCounts(Maker& maker) {
    const Gene gene = maker.genes(1, Inheritance::CompleteDominance)[0];
    const bool bothHybrid = maker.below(2) == 0;
    const double recessiveShare = bothHybrid ? 0.25 : 0.5;
    const std::array<double, 2> chances{1 - recessiveShare, recessiveShare};
    const Parents wanted{Genotype::Heterozygous,
                         bothHybrid ? Genotype::Heterozygous : Genotype::HomozygousRecessive};
    // A sample that leaves little doubt: the other pair must be a hundred times less likely.
    constexpr double clear = 0.99;
    Generator generator(maker.random().below(1u << 31));
    std::vector<std::int64_t> counts;
    std::int64_t offspring = 0;
    do {
        offspring = 60 + static_cast<std::int64_t>(maker.below(60));
        counts = sampleCounts(generator, offspring, chances);
        const auto pairs = parentsBehind(counts, Inheritance::CompleteDominance);
        if (pairs[0].parents == wanted && pairs[0].share > clear)
            break;
    } while (true);
    maker.given(dominanceOf(gene));
    maker.given({ENGINE_TEXT("engine", "The %1 offspring of one pair of parents were counted."),
                 {std::to_string(offspring)}});
    maker.counted(gene.phenotypes[0], counts[0]);
    maker.counted(gene.phenotypes[1], counts[1]);
    maker.ask({ENGINE_TEXT("engine", "Which parents do these counts point to?"), {}});

    const std::string hybrid = gene.notation(1);
    const auto pair = [&gene](std::size_t one, std::size_t other) {
        return Phrase{ENGINE_TEXT("engine", "*%1* × *%2*"), {gene.notation(one), gene.notation(other)}};
    };
    const auto numbersOf = [offspring](std::int64_t parts) {
        return std::to_string((offspring * parts + 2) / 4);
    };
    const Phrase threeToOne{
        ENGINE_TEXT("engine", "For two *%1* parents, 3 : 1 is expected: here about %2 and %3."),
        {hybrid, numbersOf(3), numbersOf(1)}};
    const Phrase oneToOne{ENGINE_TEXT("engine", "For *%1* × *%2*, 1 : 1 is expected: here about %3 of each."),
                          {hybrid, gene.notation(2), numbersOf(2)}};
    maker.right(pair(1, bothHybrid ? 1 : 2),
                bothHybrid ? Phrase{ENGINE_TEXT("engine", "Right: the counts are close to 3 : 1."), {}}
                           : Phrase{ENGINE_TEXT("engine", "Right: the counts are close to 1 : 1."), {}});
    maker.wrong(pair(1, bothHybrid ? 2 : 1), bothHybrid ? oneToOne : threeToOne,
                bothHybrid ? "equal-chances" : "ratio-for-all");
    const Phrase noRecessive{
        ENGINE_TEXT(
            "engine",
            "A parent that is *%1* passes on *%2* to every offspring, so none would show “%3”; but some do."),
        {gene.notation(0), gene.symbols[0], gene.phenotypes[1]}};
    maker.wrong(pair(0, maker.below(2) == 0 ? 1 : 2), noRecessive, "one-parent");
    maker.wrong(
        pair(2, 2),
        {ENGINE_TEXT("engine",
                     "Two *%1* parents have no *%2* to pass on, so none would show “%3”; but many do."),
         {gene.notation(2), gene.symbols[0], gene.phenotypes[0]}});
    maker.hint({ENGINE_TEXT("engine", "Some offspring show “%1”: what must each parent be able to pass on?"),
                {gene.phenotypes[1]}});
    maker.hint(
        {ENGINE_TEXT("engine", "Divide the larger count by the smaller: is the result closer to 1 or to 3?"),
         {}});
}

} // namespace lessons::problems
