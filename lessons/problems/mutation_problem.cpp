// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/mutation_screen.h"
#include "lessons/problems/problem_maker.h"

#include <cmath>

/// Rare mutations: at least one among many, how many must be examined, how many are expected.
namespace lessons::problems {

using core::Phrase;

namespace {

std::int64_t percentOf(double share) {
    return std::llround(100 * share);
}

Phrase aboutPercent(std::int64_t percent) {
    return {ENGINE_TEXT("engine", "about %1 per cent"), {std::to_string(percent)}};
}

Phrase about(std::int64_t plants) {
    return {ENGINE_TEXT("engine", "about %1"), {std::to_string(plants)}};
}

/// Two digits, or three behind a leading 1, are enough for a plan.
std::int64_t roughly(double value) {
    double scale = 1;
    while (value / scale >= 200)
        scale *= 10;
    return std::llround(std::llround(value / scale) * scale);
}

/// "2" or "1.5".
Phrase halves(std::int64_t count) {
    return count % 2 == 0 ? number(count / 2)
                          : Phrase{ENGINE_TEXT("engine", "%1.%2"), {std::to_string(count / 2), "5"}};
}

Phrase plantOf(Maker& maker) {
    static const std::array<Phrase, 4> plants{
        Phrase{ENGINE_TEXT("engine", "pea plants"), {}}, Phrase{ENGINE_TEXT("engine", "barley plants"), {}},
        Phrase{ENGINE_TEXT("engine", "rice plants"), {}}, Phrase{ENGINE_TEXT("engine", "tomato plants"), {}}};
    return maker.oneOf(plants);
}

/// How rare the mutants are: 1 plant in so many.
std::int64_t rarity(Maker& maker) {
    static constexpr std::array<std::int64_t, 13> all{200,  250,  400,  500,  800,  1000,  1200,
                                                      2000, 2500, 4000, 5000, 8000, 10'000};
    const std::int64_t oneIn = maker.oneOf(all);
    maker.given({ENGINE_TEXT("engine", "In a field of treated %1, on average 1 plant in %2 is a new mutant."),
                 {plantOf(maker), std::to_string(oneIn)}});
    return oneIn;
}

void atLeastOneMutant(Maker& maker) {
    const std::int64_t oneIn = rarity(maker);
    static constexpr std::array<std::int64_t, 5> counts{1, 2, 3, 4, 6};
    const std::int64_t half = maker.oneOf(counts);
    const std::int64_t plants = oneIn * half / 2;
    const double rate = 1 / static_cast<double>(oneIn);
    const std::int64_t right = percentOf(chanceOfAMutant(rate, plants));
    const std::int64_t added = 50 * half;
    const std::string plantsText = std::to_string(plants);
    maker.given({ENGINE_TEXT("engine", "You examine %1 seedlings."), {plantsText}});
    maker.ask({ENGINE_TEXT("engine", "How likely is it that there is at least one mutant among them?"), {}});
    maker.right(
        aboutPercent(right),
        {ENGINE_TEXT("engine",
                     "Right: the chance that a plant is not a mutant is %1/%2. The chance that none of %3 is "
                     "one is about %4 per cent; in all other cases there is at least one."),
         {std::to_string(oneIn - 1), std::to_string(oneIn), plantsText, std::to_string(100 - right)}});
    if (added < 100)
        maker.wrong(
            aboutPercent(added),
            {ENGINE_TEXT("engine", "You added the chances of all %1 seedlings. That counts fields with "
                                   "several mutants more than once."),
             {plantsText}},
            "add-chances");
    else
        maker.wrong({ENGINE_TEXT("engine", "100 per cent"), {}},
                    {ENGINE_TEXT("engine", "%1 seedlings are enough to expect %2 on average, but it is never "
                                           "certain: the chance that there is none is about %3 per cent."),
                     {plantsText, halves(half), std::to_string(100 - right)}},
                    "ratio-exact");
    maker.wrong(aboutPercent(100 - right),
                {ENGINE_TEXT("engine", "That is the chance that there is no mutant at all. “At least one” is "
                                       "the opposite."),
                 {}});
    maker.wrong(
        {ENGINE_TEXT("engine", "less than 1 per cent"), {}},
        {ENGINE_TEXT("engine", "That is the chance of a single plant. Here each of %1 seedlings can be "
                               "a mutant."),
         {plantsText}},
        "sample-size");
    maker.hint(
        {ENGINE_TEXT(
             "engine",
             "What is the opposite of “at least one”? How likely is it that a single plant is not a mutant?"),
         {}});
    maker.hint(
        {ENGINE_TEXT(
             "engine",
             "The chance that none of the %1 is a mutant is (%2/%3) to the power of %1: about %4 per cent."),
         {plantsText, std::to_string(oneIn - 1), std::to_string(oneIn), std::to_string(100 - right)}});
}

void plantsForAChance(Maker& maker) {
    const std::int64_t oneIn = rarity(maker);
    static constexpr std::array<std::int64_t, 3> chances{90, 95, 99};
    const std::int64_t percent = maker.oneOf(chances);
    const double wanted = static_cast<double>(percent) / 100;
    const double rate = 1 / static_cast<double>(oneIn);
    const auto reached = [rate](std::int64_t plants) {
        return std::to_string(percentOf(chanceOfAMutant(rate, plants)));
    };
    const std::string percentText = std::to_string(percent);
    const std::int64_t right = roughly(static_cast<double>(plantsToScreen(rate, wanted)));
    maker.ask({ENGINE_TEXT("engine", "How many plants must you examine to find at least one mutant with a "
                                     "chance of %1 per cent?"),
               {percentText}});
    maker.right(about(right),
                {ENGINE_TEXT("engine", "Right: with so many plants, the chance that none of them is a mutant "
                                       "has fallen to about %1 per cent."),
                 {std::to_string(100 - percent)}});
    maker.wrong(about(oneIn),
                {ENGINE_TEXT("engine", "Among %1 seedlings there is one on average, but often there is none: "
                                       "the chance of at least one is only %2 per cent."),
                 {std::to_string(oneIn), reached(oneIn)}},
                "ratio-exact");
    const std::int64_t part = oneIn * percent / 100;
    maker.wrong(
        about(part),
        {ENGINE_TEXT("engine", "You took %1 per cent of %2 seedlings. The chance does not grow in step "
                               "with the number: here it is %3 per cent."),
         {percentText, std::to_string(oneIn), reached(part)}},
        "add-chances");
    const std::int64_t more = percent == 90 ? oneIn * 3 / 2 : oneIn * 2;
    maker.wrong(about(more),
                {ENGINE_TEXT("engine", "That is more than one expects to need, but not enough: the chance of "
                                       "at least one is %1 per cent."),
                 {reached(more)}});
    maker.hint({ENGINE_TEXT("engine", "How likely is it that none of %1 seedlings is a mutant? About 37 per "
                                      "cent. And none of twice as many?"),
                {std::to_string(oneIn)}});
    maker.hint({ENGINE_TEXT("engine", "With every further %1 seedlings, only 37 per cent of that chance are "
                                      "left: 37, 14, 5, 2, 1 per cent. You want %2 per cent."),
                {std::to_string(oneIn), std::to_string(100 - percent)}});
}

void expectedMutations(Maker& maker) {
    static constexpr std::array<std::int64_t, 6> all{10'000, 20'000, 25'000, 50'000, 100'000, 200'000};
    static constexpr std::array<std::int64_t, 7> counts{2, 4, 6, 8, 10, 12, 16};
    const std::int64_t oneIn = maker.oneOf(all);
    const std::int64_t expected = maker.oneOf(counts);
    const std::int64_t plants = oneIn * expected / 2;
    maker.given({ENGINE_TEXT("engine", "In one gene of %1, 1 gamete in %2 carries a new mutation."),
                 {plantOf(maker), std::to_string(oneIn)}});
    maker.given({ENGINE_TEXT("engine", "%1 seedlings are raised. Each grew from two gametes."),
                 {std::to_string(plants)}});
    maker.ask({ENGINE_TEXT("engine", "How many new mutations of this gene do you expect among them?"), {}});
    maker.right(number(expected),
                {ENGINE_TEXT("engine", "Right: %1 gametes, and 1 in %2 of them. That is an average; another "
                                       "field may have more or fewer."),
                 {std::to_string(2 * plants), std::to_string(oneIn)}});
    maker.wrong(number(expected / 2),
                {ENGINE_TEXT("engine", "You counted one gamete for each plant. Each plant grew from two, an "
                                       "egg cell and a sperm cell from pollen: %1 gametes."),
                 {std::to_string(2 * plants)}},
                "one-parent");
    maker.wrong(number(2 * expected),
                {ENGINE_TEXT("engine", "You counted four alleles for each plant, two of each parent. But "
                                       "each parent passes on only one."),
                 {}},
                "diploid-gametes");
    maker.wrong(number(1), {ENGINE_TEXT("engine", "One is expected in %1 gametes. Here there are %2."),
                            {std::to_string(oneIn), std::to_string(2 * plants)}});
    maker.wrong(number(0),
                {ENGINE_TEXT("engine", "For a single plant a mutation is unlikely, but there are %1 gametes: "
                                       "what is rare happens if there are enough tries."),
                 {std::to_string(2 * plants)}});
    maker.hint({ENGINE_TEXT("engine", "How many gametes have gone into these plants?"), {}});
    maker.hint({ENGINE_TEXT("engine", "Divide %1 gametes by %2."),
                {std::to_string(2 * plants), std::to_string(oneIn)}});
}

} // namespace

void mutation(Maker& maker) {
    switch (maker.below(3)) {
    case 0: atLeastOneMutant(maker); break;
    case 1: plantsForAChance(maker); break;
    default: expectedMutations(maker); break;
    }
}

} // namespace lessons::problems
