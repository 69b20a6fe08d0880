// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cytoplasm.h"
#include "lessons/problems/problem_maker.h"

#include <utility>

/// Problems with genes outside the nucleus: plastids drawn for an egg cell, reciprocal crosses, and who has
/// their mitochondria from whom.
namespace lessons::problems {

using core::Phrase;

namespace {

Phrase threeKinds() {
    return {
        ENGINE_TEXT("engine", "Green, white and variegated are three kinds, but not equally likely ones."),
        {}};
}

/// Seedlings whose plastids are all alike, green or white; `alike` of every `of` plastids are like that.
void pureSeedlings(Maker& maker, std::int64_t alike, std::int64_t of, int drawn, bool white,
                   const EggCells& eggs) {
    const std::int64_t right = white ? eggs.white : eggs.green;
    maker.ask(
        white
            ? Phrase{ENGINE_TEXT("engine", "What share of the seedlings do you expect to be all white?"), {}}
            : Phrase{ENGINE_TEXT("engine", "What share of the seedlings do you expect to be all green?"),
                     {}});
    maker.right(
        share(right, eggs.all()),
        {ENGINE_TEXT("engine", "Right: each of the %2 plastids has to be of this colour, and the chance "
                               "of each is %1."),
         {share(alike, of), std::to_string(drawn)}});
    maker.wrong(share(alike, of),
                {ENGINE_TEXT("engine", "That is the chance of a single plastid. Each of the %1 has to be of "
                                       "this colour."),
                 {std::to_string(drawn)}});
    maker.wrong(share(white ? eggs.green : eggs.white, eggs.all()),
                {ENGINE_TEXT("engine", "That is the share of seedlings with plastids of the other colour "
                                       "alone."),
                 {}});
    maker.wrong(share(eggs.mixed, eggs.all()),
                {ENGINE_TEXT("engine", "That is the share of variegated seedlings."), {}});
    maker.wrong(share(1, 3), threeKinds(), "equal-chances");
    maker.wrong(
        share(1, 1),
        {ENGINE_TEXT("engine", "That would take a branch whose plastids are all of this colour."), {}});
    maker.hint({ENGINE_TEXT("engine", "What is the chance that a single plastid is of this colour?"), {}});
    maker.hint({ENGINE_TEXT("engine", "It is %1, and the same for each of the %2 plastids. Each of them has "
                                      "to be of this colour: multiply."),
                {share(alike, of), std::to_string(drawn)}});
}

void variegatedSeedlings(Maker& maker, std::int64_t white, std::int64_t of, const EggCells& eggs) {
    maker.ask({ENGINE_TEXT("engine", "What share of the seedlings do you expect to be variegated?"), {}});
    maker.right(
        share(eggs.mixed, eggs.all()),
        {ENGINE_TEXT("engine", "Right: %1 are all green, %2 all white, and the rest have both kinds."),
         {share(eggs.green, eggs.all()), share(eggs.white, eggs.all())}});
    maker.wrong(share(eggs.green, eggs.all()),
                {ENGINE_TEXT("engine", "That is the share of seedlings that are all green."), {}});
    maker.wrong(share(eggs.white, eggs.all()),
                {ENGINE_TEXT("engine", "That is the share of seedlings that are all white."), {}});
    maker.wrong(share(white, of),
                {ENGINE_TEXT("engine", "That is the share of white plastids in the branch."), {}});
    maker.wrong(share(1, 1), {ENGINE_TEXT("engine", "A variegated branch also has pure egg cells: some draws "
                                                    "are all green or all white."),
                              {}});
    maker.wrong(share(1, 3), threeKinds(), "equal-chances");
    maker.hint({ENGINE_TEXT("engine", "How likely are all of them green, and how likely all white?"), {}});
    maker.hint({ENGINE_TEXT("engine", "%1 and %2. All other seedlings are variegated."),
                {share(eggs.green, eggs.all()), share(eggs.white, eggs.all())}});
}

void drawnPlastids(Maker& maker) {
    const int of = 2 + static_cast<int>(maker.below(4));
    const int white = 1 + static_cast<int>(maker.below(static_cast<std::size_t>(of) - 1));
    const int drawn = 2 + static_cast<int>(maker.below(3));
    const EggCells eggs = eggCells(white, of, drawn);
    maker.given({ENGINE_TEXT("engine", "In the variegated branch of an invented plant, the share of white "
                                       "plastids is %1; the others are green."),
                 {share(white, of)}});
    maker.given(
        {ENGINE_TEXT("engine", "An egg cell gets %1 plastids of this branch, each drawn at random. The "
                               "pollen brings none."),
         {std::to_string(drawn)}});
    switch (maker.below(3)) {
    case 0: pureSeedlings(maker, of - white, of, drawn, false, eggs); break;
    case 1: pureSeedlings(maker, white, of, drawn, true, eggs); break;
    default: variegatedSeedlings(maker, white, of, eggs); break;
    }
}

/// Two crosses whose offspring are like their mothers.
Gene reciprocalCrosses(Maker& maker, bool turned) {
    Gene gene = maker.genes(1, genotype::Inheritance::CompleteDominance)[0];
    if (turned)
        std::swap(gene.phenotypes[0], gene.phenotypes[1]);
    maker.given({ENGINE_TEXT("engine", "Females with “%1” and males with “%2” had only offspring with “%1”."),
                 {gene.phenotypes[0], gene.phenotypes[1]}});
    maker.given({ENGINE_TEXT("engine", "Females with “%1” and males with “%2” had only offspring with “%1”."),
                 {gene.phenotypes[1], gene.phenotypes[0]}});
    return gene;
}

void whereTheGeneIs(Maker& maker) {
    const Gene gene = reciprocalCrosses(maker, maker.below(2) == 1);
    const Phrase& first = gene.phenotypes[0];
    maker.ask({ENGINE_TEXT("engine", "What explains both results?"), {}});
    maker.right({ENGINE_TEXT("engine", "a gene outside the nucleus"), {}},
                {ENGINE_TEXT("engine", "Right: both times the offspring are like their mother, as with genes "
                                       "that come with the egg cell."),
                 {}});
    maker.wrong(
        {ENGINE_TEXT("engine", "a dominant allele for “%1”"), {first}},
        {ENGINE_TEXT("engine",
                     "Then both crosses would have given “%1”, no matter which parent brought the allele."),
         {first}});
    maker.wrong({ENGINE_TEXT("engine", "a gene on the X chromosome"), {}},
                {ENGINE_TEXT("engine", "Then one of the two crosses would have given daughters that differ "
                                       "from the sons."),
                 {}});
    maker.wrong({ENGINE_TEXT("engine", "a gene on the Y chromosome"), {}},
                {ENGINE_TEXT("engine", "A Y goes from fathers to sons. Here all offspring are like their "
                                       "mother."),
                 {}});
    maker.hint({ENGINE_TEXT("engine", "Which parent are the offspring like, in the first cross and in the "
                                      "second?"),
                {}});
    maker.hint({ENGINE_TEXT("engine", "Both times like the mother. What does an egg cell bring that a sperm "
                                      "does not?"),
                {}});
}

void manyGenerations(Maker& maker) {
    const Gene gene = reciprocalCrosses(maker, maker.below(2) == 1);
    const Phrase& first = gene.phenotypes[0];
    const Phrase& second = gene.phenotypes[1];
    const std::string generations = std::to_string(3 + maker.below(6));
    maker.given(
        {ENGINE_TEXT("engine", "For %1 generations, females of the second family are mated with males "
                               "with “%2”."),
         {generations, first}});
    maker.ask({ENGINE_TEXT("engine", "What do you expect of the last generation?"), {}});
    const auto all = [](const Phrase& look) { return Phrase{ENGINE_TEXT("engine", "all “%1”"), {look}}; };
    maker.right(
        all(second),
        {ENGINE_TEXT(
             "engine",
             "Right: mothers pass it on to their daughters, however many fathers with “%1” there were."),
         {first}});
    maker.wrong(all(first),
                {ENGINE_TEXT("engine", "Nearly all genes in the nucleus are those of the fathers by now. But "
                                       "this one comes with the egg cell."),
                 {}});
    maker.wrong({ENGINE_TEXT("engine", "half “%1”, half “%2”"), {first, second}},
                {ENGINE_TEXT("engine", "That is a ratio for an allele in the nucleus of a heterozygous "
                                       "parent. Here fathers pass on nothing."),
                 {}},
                "equal-chances");
    maker.wrong(
        {ENGINE_TEXT("engine", "3 “%1” to 1 “%2”"), {first, second}},
        {ENGINE_TEXT("engine", "3 : 1 comes from two heterozygous parents and a dominant allele. There "
                               "is no pair of alleles here."),
         {}},
        "ratio-for-all");
    maker.hint({ENGINE_TEXT("engine", "Which parent are the offspring like in both crosses above?"), {}});
    maker.hint(
        {ENGINE_TEXT("engine", "Follow the mothers back, from the last generation to the first."), {}});
}

void grandchildren(Maker& maker) {
    std::int64_t sons = 0;
    std::int64_t daughters = 0;
    std::int64_t ofEachSon = 0;
    std::int64_t ofEachDaughter = 0;
    do {
        for (std::int64_t* number : {&sons, &daughters, &ofEachSon, &ofEachDaughter})
            *number = 2 + static_cast<std::int64_t>(maker.below(5));
    } while (sons * ofEachSon == daughters * ofEachDaughter);
    const std::int64_t through = daughters * ofEachDaughter;
    const std::int64_t others = sons * ofEachSon;
    maker.given({ENGINE_TEXT("engine", "A woman has a harmless change in all of her mitochondria. Nobody who "
                                       "marries into the family has it."),
                 {}});
    maker.given({ENGINE_TEXT("engine", "She has %1 sons with %2 children each, and %3 daughters with %4 "
                                       "children each."),
                 {std::to_string(sons), std::to_string(ofEachSon), std::to_string(daughters),
                  std::to_string(ofEachDaughter)}});
    maker.ask({ENGINE_TEXT("engine", "How many of these grandchildren have the change?"), {}});
    maker.right(number(through),
                {ENGINE_TEXT("engine", "Right: all of her children have it, but only the daughters pass it "
                                       "on, to %1 × %2 grandchildren."),
                 {std::to_string(daughters), std::to_string(ofEachDaughter)}});
    maker.wrong(number(through + others),
                {ENGINE_TEXT("engine", "Those are all grandchildren. Her sons have the change, but pass no "
                                       "mitochondria on."),
                 {}});
    maker.wrong(number(others),
                {ENGINE_TEXT("engine", "Those are the children of her sons. Sperm bring no "
                                       "mitochondria to the embryo."),
                 {}},
                "one-parent");
    if ((through + others) % 2 == 0)
        maker.wrong(number((through + others) / 2),
                    {ENGINE_TEXT("engine", "Half of them would be right for an allele in the nucleus. "
                                           "Mitochondria come from the mother alone."),
                     {}});
    maker.wrong(number(daughters), {ENGINE_TEXT("engine", "That is the number of her daughters. The question "
                                                          "is about grandchildren."),
                                    {}});
    maker.wrong(number(0),
                {ENGINE_TEXT("engine", "The change is not lost: her daughters pass it on to all of their "
                                       "children."),
                 {}});
    maker.hint({ENGINE_TEXT("engine", "Which of her children have the change? All of them."), {}});
    maker.hint({ENGINE_TEXT("engine", "Which of them pass mitochondria on to their own children?"), {}});
}

void mothersOfMothers(Maker& maker) {
    const std::size_t back = 3 + maker.below(6);
    const std::int64_t ancestors = std::int64_t{1} << back;
    maker.given(
        {ENGINE_TEXT("engine", "%1 generations back, a person has %2 ancestors, half of them women, if "
                               "nobody is counted twice."),
         {std::to_string(back), std::to_string(ancestors)}});
    maker.ask({ENGINE_TEXT("engine", "From how many of these does the person have mitochondria?"), {}});
    maker.right(number(1),
                {ENGINE_TEXT("engine", "Right: from the mother's mother, and so on, which is one woman in "
                                       "every generation."),
                 {}});
    maker.wrong(number(ancestors),
                {ENGINE_TEXT("engine", "All of them can have passed on genes of the "
                                       "nucleus, but mitochondria come from mothers alone."),
                 {}});
    maker.wrong(number(ancestors / 2),
                {ENGINE_TEXT("engine", "Those are all the women. The line breaks off at every man in "
                                       "between: the father's mother does not count."),
                 {}});
    maker.wrong(number(static_cast<std::int64_t>(back)),
                {ENGINE_TEXT("engine", "That is one woman in each generation, all added up. The question is "
                                       "about one generation."),
                 {}});
    maker.hint({ENGINE_TEXT("engine", "From which parent does the person have mitochondria?"), {}});
    maker.hint({ENGINE_TEXT("engine", "And from which of her parents does the mother have hers?"), {}});
}

} // namespace

void maternal(Maker& maker) {
    switch (maker.below(8)) {
    case 0:
    case 1:
    case 2: drawnPlastids(maker); break;
    case 3:
    case 4: grandchildren(maker); break;
    case 5: whereTheGeneIs(maker); break;
    case 6: manyGenerations(maker); break;
    default: mothersOfMothers(maker); break;
    }
}

} // namespace lessons::problems
