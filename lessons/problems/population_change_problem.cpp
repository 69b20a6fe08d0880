// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem_maker.h"

#include <numeric>

/// What changes allele frequencies besides selection: migration and drift.
namespace lessons::problems {

using genotype::Inheritance;

namespace {

void migrants(Maker& maker) {
    const Gene gene = maker.genes(1, Inheritance::CompleteDominance)[0];
    constexpr std::array<std::int64_t, 4> tenthsOfMigrants{1, 2, 3, 4};
    const auto island = static_cast<std::int64_t>(1 + maker.below(9));
    const auto other = static_cast<std::int64_t>(maker.below(8));
    const std::int64_t mainland = other + (other >= island - 1 ? 2 : 0); // differs by at least 0.1
    const std::int64_t moved = maker.oneOf(tenthsOfMigrants);
    const auto value = [](std::int64_t ofHundred) {
        return hundredths(static_cast<double>(ofHundred) / 100);
    };
    const std::string& allele = gene.symbols[0];
    maker.given(
        {ENGINE_TEXT("engine", "The frequency of *%1* is %2 on an island and %3 on the mainland. This year, "
                               "%4 % of the animals that breed on the island have come from the mainland."),
         {allele, value(10 * island), value(10 * mainland), std::to_string(10 * moved)}});
    maker.ask({ENGINE_TEXT("engine", "What frequency of *%1* do you expect in the island's next generation?"),
               {allele}});
    maker.right(
        value((10 - moved) * island + moved * mainland),
        {ENGINE_TEXT("engine", "Right: %1 % of the alleles are the island's and %2 % the mainland's."),
         {std::to_string(100 - 10 * moved), std::to_string(10 * moved)}});
    maker.wrong(
        value((10 - moved) * island),
        {ENGINE_TEXT("engine", "The migrants bring alleles along: add %1 of theirs."), {value(10 * moved)}});
    maker.wrong(
        value(5 * (island + mainland)),
        {ENGINE_TEXT("engine", "That would be right if half of the animals had come from the mainland."), {}},
        "equal-chances");
    maker.wrong(
        value(10 * mainland),
        {ENGINE_TEXT("engine", "That would be right if all animals that breed had come from the mainland."),
         {}});
    maker.wrong(
        value(10 * island),
        {ENGINE_TEXT("engine", "That would be right without migrants, or if their alleles were equally "
                               "frequent."),
         {}});
    maker.wrong(value((10 - moved) * mainland + moved * island),
                {ENGINE_TEXT("engine", "You exchanged the two: most alleles are the island's."), {}});
    maker.hint({ENGINE_TEXT("engine", "Think of 100 alleles. How many come from each place?"), {}});
    maker.hint({ENGINE_TEXT("engine", "%1 alleles with a frequency of %2, and %3 with a frequency of %4."),
                {std::to_string(100 - 10 * moved), value(10 * island), std::to_string(10 * moved),
                 value(10 * mainland)}});
}

/// A neutral allele is fixed with a chance that is its frequency (Kimura 1962).
void fixation(Maker& maker) {
    const Gene gene = maker.genes(1, Inheritance::IncompleteDominance)[0];
    const auto ofTwo = static_cast<std::int64_t>(1 + maker.below(4));
    const auto ofOne = static_cast<std::int64_t>(1 + maker.below(6));
    const auto ofNone = static_cast<std::int64_t>(4 + maker.below(7));
    const std::int64_t size = ofTwo + ofOne + ofNone;
    const std::int64_t copies = 2 * ofTwo + ofOne;
    const std::string& allele = gene.symbols[0];
    maker.given(
        {ENGINE_TEXT("engine", "On an island live %1 animals: %2 *%3*, %4 *%5* and %6 *%7*. All have the "
                               "same fitness, their number stays the same, and nobody comes or goes."),
         {std::to_string(size), std::to_string(ofTwo), gene.notation(0), std::to_string(ofOne),
          gene.notation(1), std::to_string(ofNone), gene.notation(2)}});
    maker.ask(
        {ENGINE_TEXT("engine", "Some day only one allele will be left. What is the chance that it is *%1*?"),
         {allele}});
    maker.right(
        chance(copies, 2 * size),
        {ENGINE_TEXT("engine", "Right: chance favours no allele. Each of the %1 copies is equally likely to "
                               "be the ancestor of all, and %2 of them are *%3*."),
         {std::to_string(2 * size), std::to_string(copies), allele}});
    maker.wrong(
        chance(ofTwo, size),
        {ENGINE_TEXT("engine", "You counted the *%1* animals alone. Each *%2* has a copy of *%3* too."),
         {gene.notation(0), gene.notation(1), allele}});
    maker.wrong(
        chance(ofTwo + ofOne, size),
        {ENGINE_TEXT("engine", "You counted animals that have *%1*. Count copies: two in each *%2*, one in "
                               "each *%3*."),
         {allele, gene.notation(0), gene.notation(1)}});
    maker.wrong(
        chance(1, 2),
        {ENGINE_TEXT("engine", "Two ends are possible, but they are not equally likely: the rarer allele is "
                               "lost more often."),
         {}},
        "equal-chances");
    maker.wrong(
        chance(0, 1),
        {ENGINE_TEXT("engine", "The rarer allele is lost more often, but not always: chance can carry it to "
                               "100 % too."),
         {}},
        "drift-is-selection");
    maker.wrong(chance(copies * copies, 4 * size * size),
                {ENGINE_TEXT("engine", "That is p², the chance that two alleles drawn now are both *%1*."),
                 {allele}});
    maker.hint(
        {ENGINE_TEXT("engine", "Which of the copies of the gene has the best chance of being the ancestor of "
                               "all?"),
         {}});
    maker.hint({ENGINE_TEXT("engine", "They are all equally likely. How many of the %1 copies are *%2*?"),
                {std::to_string(2 * size), allele}});
}

/// 2pq falls to 1 − 1/2N of itself, on average, where any two gametes can meet, also two of one plant (Wright
/// 1931).
void heterozygosityLost(Maker& maker) {
    const auto size = static_cast<std::int64_t>(2 + maker.below(59));
    maker.given({ENGINE_TEXT("engine", "A species has died out in the wild, and a botanic garden keeps the "
                                       "last plants. Insects pollinate them at random, also with pollen of "
                                       "their own. In every generation, their number is %1."),
                 {std::to_string(size)}});
    maker.ask({ENGINE_TEXT("engine", "What share of its heterozygosity, 2pq, does the population lose in one "
                                     "generation, on average?"),
               {}});
    maker.right(
        chance(1, 2 * size),
        {ENGINE_TEXT("engine", "Right: two alleles come from the same copy of the gene with a chance of 1 in "
                               "%1, and then they are alike."),
         {std::to_string(2 * size)}});
    maker.wrong(chance(1, size),
                {ENGINE_TEXT("engine", "Of each gene there are twice as many copies as plants, not %1."),
                 {std::to_string(size)}});
    maker.wrong(
        chance(0, 1),
        {ENGINE_TEXT("engine", "That would be right for an infinite population. In a small one chance loses "
                               "alleles."),
         {}},
        "drift-is-selection");
    maker.wrong(
        chance(1, 2),
        {ENGINE_TEXT("engine",
                     "That would be so if every plant were selfed. Here most plants have two different "
                     "parents."),
         {}});
    maker.wrong(chance(1, 2 * size * size),
                {ENGINE_TEXT("engine", "You divided twice by the number of plants."), {}});
    maker.wrong(chance(1, 4 * size),
                {ENGINE_TEXT("engine", "Each plant has two copies of the gene, not four."), {}});
    maker.hint({ENGINE_TEXT("engine", "How many copies of the gene are there?"), {}});
    maker.hint(
        {ENGINE_TEXT("engine", "What is the chance that two gametes bring the very same one of %1 copies?"),
         {std::to_string(2 * size)}});
}

} // namespace

void populationChange(Maker& maker) {
    switch (maker.below(5)) {
    case 0:
    case 1: migrants(maker); break;
    case 2:
    case 3: fixation(maker); break;
    default: heterozygosityLost(maker); break;
    }
}

} // namespace lessons::problems
