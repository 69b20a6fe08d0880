// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem_maker.h"
#include "lessons/small_families.h"

/// Small families: the product rule, then the sum rule over all orders or the complement.
namespace lessons::problems {

using core::Phrase;

namespace {

struct FamilyCase {
    std::int64_t size = 0;
    std::int64_t quarters = 0; ///< of the offspring that show it: 1, 2 or 3
    Phrase look;
    Phrase otherLook;

    std::int64_t others() const { return 4 - quarters; }
};

std::int64_t powerOf(std::int64_t base, std::int64_t exponent) {
    std::int64_t result = 1;
    for (std::int64_t i = 0; i < exponent; ++i)
        result *= base;
    return result;
}

Phrase chanceOf(std::int64_t ways, std::int64_t size) {
    return share(ways, powerOf(4, size));
}

Phrase eachSingleOne() {
    return {ENGINE_TEXT("engine",
                        "That is the chance for each single offspring. For all of them together, multiply."),
            {}};
}

void exactlySome(Maker& maker, const FamilyCase& family, std::int64_t wanted) {
    const std::int64_t oneOrder =
        powerOf(family.quarters, wanted) * powerOf(family.others(), family.size - wanted);
    const Families families({static_cast<double>(family.quarters), static_cast<double>(family.others())},
                            family.size);
    const std::string wantedText = std::to_string(wanted);
    const std::string sizeText = std::to_string(family.size);
    std::int64_t orders = 1;
    for (std::int64_t i = 1; i <= wanted; ++i)
        orders = orders * (family.size - i + 1) / i;
    const std::string ordersText = std::to_string(orders);
    maker.ask({ENGINE_TEXT("engine", "What is the chance that exactly %1 of them show “%2”?"),
               {wantedText, family.look}});
    maker.right({"%1", {textOf(*families.exactly(0, wanted).exact)}},
                {ENGINE_TEXT("engine", "Right: by the product rule, each order has the chance %1. There are "
                                       "%2 orders, whose chances add up."),
                 {chanceOf(oneOrder, family.size), ordersText}});
    maker.wrong(chanceOf(oneOrder, family.size),
                {ENGINE_TEXT("engine", "That is the chance of one order, for instance that the first %1 "
                                       "show it. There are %2 orders: add their chances."),
                 {wantedText, ordersText}});
    maker.wrong(chanceOf(powerOf(family.quarters, wanted), wanted),
                {ENGINE_TEXT("engine", "That is the chance that %1 particular offspring show it, whatever "
                                       "the others look like. But the others must not show it."),
                 {wantedText}});
    maker.wrong(chanceOf(family.quarters, 1), eachSingleOne());
    maker.wrong({"%1", {textOf(*families.exactly(1, wanted).exact)}},
                {ENGINE_TEXT("engine", "That is the chance that exactly %1 of them show “%2”."),
                 {wantedText, family.otherLook}});
    maker.hint(
        {ENGINE_TEXT("engine", "Take one order first, for instance: the first %1 show it, the others do "
                               "not. What is its chance?"),
         {wantedText}});
    maker.hint(
        {ENGINE_TEXT("engine", "Each order has the chance %1. In how many orders can %2 of %3 offspring "
                               "show it?"),
         {chanceOf(oneOrder, family.size), wantedText, sizeText}});
}

void atLeastOne(Maker& maker, const FamilyCase& family) {
    const std::int64_t none = powerOf(family.others(), family.size);
    const std::int64_t all = powerOf(4, family.size);
    const std::string sizeText = std::to_string(family.size);
    maker.ask(
        {ENGINE_TEXT("engine", "What is the chance that at least one of them shows “%1”?"), {family.look}});
    maker.right(chanceOf(all - none, family.size),
                {ENGINE_TEXT("engine", "Right: the chance that none of them shows it is %1. In all other "
                                       "cases at least one does."),
                 {chanceOf(none, family.size)}});
    if (family.size * family.quarters < 4)
        maker.wrong(share(family.size * family.quarters, 4),
                    {ENGINE_TEXT("engine", "You added %1 chances. That counts families with several such "
                                           "offspring more than once."),
                     {sizeText}},
                    "add-chances");
    maker.wrong(chanceOf(none, family.size),
                {ENGINE_TEXT("engine",
                             "That is the chance that none of them shows it. “At least one” is the opposite: "
                             "subtract from 1."),
                 {}});
    maker.wrong(
        chanceOf(family.size * family.quarters * powerOf(family.others(), family.size - 1), family.size),
        {ENGINE_TEXT("engine", "That is the chance of exactly one. Two or more are also at least one."), {}});
    maker.wrong(chanceOf(powerOf(family.quarters, family.size), family.size),
                {ENGINE_TEXT("engine", "That is the chance that all of them show it."), {}});
    maker.wrong(chanceOf(family.quarters, 1), eachSingleOne());
    maker.hint({ENGINE_TEXT("engine", "What is the opposite of “at least one”?"), {}});
    maker.hint({ENGINE_TEXT("engine", "The chance that none of the %1 shows it is %2. Subtract it from 1."),
                {sizeText, chanceOf(none, family.size)}});
}

} // namespace

void smallFamily(Maker& maker) {
    const Gene gene = maker.genes(1, genotype::Inheritance::CompleteDominance)[0];
    const bool bothHybrid = maker.below(2) == 0;
    const std::size_t look = maker.below(2);
    FamilyCase family;
    family.size = 3 + static_cast<std::int64_t>(maker.below(3));
    family.quarters = !bothHybrid ? 2 : look == 0 ? 3 : 1;
    family.look = gene.phenotypes[look];
    family.otherLook = gene.phenotypes[1 - look];
    std::array<std::size_t, 2> parents{1, std::size_t{bothHybrid ? 1u : 2u}};
    if (maker.below(2) == 1)
        std::swap(parents[0], parents[1]);
    maker.given(dominanceOf(gene));
    maker.given(parentsAre(gene.notation(parents[0]), gene.notation(parents[1])));
    maker.given({ENGINE_TEXT("engine", "They have %1 offspring."), {std::to_string(family.size)}});
    // Both take a product and one more step.
    if (maker.below(3) == 0)
        atLeastOne(maker, family);
    else
        exactlySome(maker, family, 2 + static_cast<std::int64_t>(maker.below(std::size_t(family.size) - 2)));
}

} // namespace lessons::problems
