// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem_maker.h"

#include <array>

/// Problems with the breeder's equation: the response from heritability and selection differential, the
/// heritability from the response, and a pure line.
namespace lessons::problems {

using core::Phrase;

namespace {

/// Numbers that stay whole: S is a multiple of ten, h² of a tenth.
struct BreedingNumbers {
    std::int64_t mean = 0;
    std::int64_t differential = 0;
    std::int64_t tenths = 0; ///< of the heritability

    std::int64_t response() const { return differential * tenths / 10; }
    std::int64_t parents() const { return mean + differential; }
    std::int64_t offspring() const { return mean + response(); }
};

BreedingNumbers numbersFor(Maker& maker) {
    // Neither 1/2 nor 1, so that no two mistakes give the same number.
    constexpr std::array<std::int64_t, 6> heritabilities{2, 3, 4, 6, 7, 8};
    BreedingNumbers numbers;
    numbers.mean = 200 + 10 * static_cast<std::int64_t>(maker.below(50));
    numbers.differential = 20 + 10 * static_cast<std::int64_t>(maker.below(9));
    numbers.tenths = maker.oneOf(heritabilities);
    return numbers;
}

Phrase milligrams(std::int64_t value) {
    return {ENGINE_TEXT("engine", "%1 mg"), {std::to_string(value)}};
}

Phrase heritabilityOf(std::int64_t tenths) {
    return hundredths(static_cast<double>(tenths) / 10);
}

void meansAreGiven(Maker& maker, const BreedingNumbers& numbers) {
    maker.given({ENGINE_TEXT("engine", "The seeds of a field weigh %1 mg on average. A breeder sows only the "
                                       "heaviest; these weigh %2 mg on average."),
                 {std::to_string(numbers.mean), std::to_string(numbers.parents())}});
}

void meanOfTheOffspring(Maker& maker) {
    const BreedingNumbers numbers = numbersFor(maker);
    meansAreGiven(maker, numbers);
    maker.given({ENGINE_TEXT("engine", "The heritability of the seeds' mass in this field is h² = %1."),
                 {heritabilityOf(numbers.tenths)}});
    maker.ask({ENGINE_TEXT("engine", "What mean mass do you expect for their offspring's seeds?"), {}});
    maker.right(milligrams(numbers.offspring()),
                {ENGINE_TEXT("engine", "Right: S = %1 mg, R = h² · S = %2 mg, and this is added to the old "
                                       "mean."),
                 {std::to_string(numbers.differential), std::to_string(numbers.response())}});
    maker.wrong(milligrams(numbers.parents()),
                {ENGINE_TEXT("engine", "That would need h² = 1. Part of the parents' lead comes from their "
                                       "environment and is not passed on."),
                 {}},
                "environment-none");
    maker.wrong(
        milligrams(numbers.mean),
        {ENGINE_TEXT("engine", "That would need h² = 0. Here part of the differences is inherited."), {}});
    maker.wrong(milligrams(numbers.parents() + numbers.response()),
                {ENGINE_TEXT("engine", "You added the response to the mean of the chosen. It counts from the "
                                       "mean of the whole field."),
                 {}});
    maker.hint(
        {ENGINE_TEXT("engine", "By how much are the chosen seeds heavier than the field's? That is S."), {}});
    maker.hint({ENGINE_TEXT("engine", "S = %1 mg. The response is R = h² · S; add it to the old mean."),
                {std::to_string(numbers.differential)}});
}

void heritabilityFromTheResponse(Maker& maker) {
    const BreedingNumbers numbers = numbersFor(maker);
    meansAreGiven(maker, numbers);
    maker.given({ENGINE_TEXT("engine", "Their offspring's seeds weigh %1 mg on average."),
                 {std::to_string(numbers.offspring())}});
    maker.ask({ENGINE_TEXT("engine", "What heritability h² does this show?"), {}});
    maker.right(heritabilityOf(numbers.tenths),
                {ENGINE_TEXT("engine", "Right: R = %1 mg of S = %2 mg."),
                 {std::to_string(numbers.response()), std::to_string(numbers.differential)}});
    maker.wrong(heritabilityOf(10 - numbers.tenths),
                {ENGINE_TEXT("engine", "That is the part of S that was lost. h² is the part that is found "
                                       "again in the offspring."),
                 {}});
    maker.wrong(hundredths(static_cast<double>(numbers.offspring()) / static_cast<double>(numbers.parents())),
                {ENGINE_TEXT("engine", "You divided the two means. Divide the gains over the old mean: R by "
                                       "S."),
                 {}});
    maker.wrong(hundredths(10.0 / static_cast<double>(numbers.tenths)),
                {ENGINE_TEXT("engine", "You divided S by R. A heritability is never more than 1."), {}});
    maker.wrong(hundredths(1),
                {ENGINE_TEXT("engine", "Then the offspring would be as heavy as the chosen seeds."), {}},
                "environment-none");
    maker.hint(
        {ENGINE_TEXT("engine", "How far above the old mean are the chosen seeds (S), and how far their "
                               "offspring (R)?"),
         {}});
    maker.hint({ENGINE_TEXT("engine", "S = %1 mg and R = %2 mg. h² is R divided by S."),
                {std::to_string(numbers.differential), std::to_string(numbers.response())}});
}

void choiceInAPureLine(Maker& maker) {
    const BreedingNumbers numbers = numbersFor(maker);
    maker.given({ENGINE_TEXT("engine", "The beans of a pure line weigh %1 mg on average. Only the heaviest "
                                       "are sown; these weigh %2 mg on average."),
                 {std::to_string(numbers.mean), std::to_string(numbers.parents())}});
    maker.ask({ENGINE_TEXT("engine", "What mean mass do you expect for their offspring's beans?"), {}});
    maker.right(milligrams(numbers.mean),
                {ENGINE_TEXT("engine", "Right: all plants of the line have the same alleles. What differs "
                                       "comes from the environment (Johannsen 1903)."),
                 {}});
    maker.wrong(milligrams(numbers.parents()),
                {ENGINE_TEXT("engine", "The chosen beans are heavier because they grew in better places, and "
                                       "that is not passed on."),
                 {}},
                "acquired-inherited");
    maker.wrong(
        milligrams(numbers.offspring()),
        {ENGINE_TEXT("engine", "That would be a response. Without differences between the alleles, h² "
                               "is 0."),
         {}});
    maker.wrong(milligrams(numbers.mean - numbers.response()),
                {ENGINE_TEXT("engine", "Nothing is paid back: the offspring scatter around the old mean, not "
                                       "below it."),
                 {}},
                "chance-repays");
    maker.hint({ENGINE_TEXT("engine", "In which alleles do two plants of a pure line differ?"), {}});
    maker.hint({ENGINE_TEXT("engine", "Without genetic variance, h² = 0 and R = h² · S = 0."), {}});
}

} // namespace

void breeding(Maker& maker) {
    // A pure line needs no calculation, so it comes least often.
    switch (maker.below(5)) {
    case 0: choiceInAPureLine(maker); break;
    case 1:
    case 2: heritabilityFromTheResponse(maker); break;
    default: meanOfTheOffspring(maker); break;
    }
}

} // namespace lessons::problems
