// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem_maker.h"

#include <numeric>

/// Natural selection and selective breeding: how far one generation goes.
namespace lessons::problems {

using core::Phrase;
using genotype::Inheritance;

namespace {

/// A haploid population: those that carry the allele stay, of the others one in so many.
void survivorsOfADrug(Maker& maker) {
    constexpr std::array<std::int64_t, 8> percents{4, 5, 10, 12, 20, 25, 30, 40};
    constexpr std::array<std::int64_t, 6> oneOfEach{2, 3, 4, 5, 8, 10};
    const std::int64_t resistant = maker.oneOf(percents);
    const std::int64_t others = 100 - resistant;
    const std::int64_t oneOf = maker.oneOf(oneOfEach);
    const std::int64_t all = resistant * oneOf + others;
    maker.given({ENGINE_TEXT("engine", "In a population of bacteria, %1 % carry an allele that makes them "
                                       "resistant to a drug. All of these survive the drug; of the others, "
                                       "1 of %2 survives."),
                 {std::to_string(resistant), std::to_string(oneOf)}});
    maker.ask({ENGINE_TEXT("engine", "What share of the survivors is resistant?"), {}});
    maker.right(
        share(resistant * oneOf, all),
        {ENGINE_TEXT("engine", "Right: of 100 bacteria, all %1 resistant ones are left, but only 1 of %3 "
                               "of the other %2."),
         {std::to_string(resistant), std::to_string(others), std::to_string(oneOf)}});
    maker.wrong(
        share(resistant, 100),
        {ENGINE_TEXT("engine", "That was their share before. Since then many of the others have died."), {}},
        "wrong-whole");
    maker.wrong(share(1, 1),
                {ENGINE_TEXT("engine",
                             "Not all: of the others, 1 of %1 has survived too, without becoming resistant."),
                 {std::to_string(oneOf)}},
                "species-adapts");
    maker.wrong(share(others, all),
                {ENGINE_TEXT("engine", "That is the share of the survivors that are not resistant."), {}});
    maker.wrong(share(1, oneOf),
                {ENGINE_TEXT("engine", "That is the share of the others that survive."), {}});
    maker.hint({ENGINE_TEXT("engine", "Think of 100 bacteria. How many of each kind survive?"), {}});
    maker.hint({ENGINE_TEXT("engine", "%1 resistant ones survive, and %2 divided by %3 of the others."),
                {std::to_string(resistant), std::to_string(others), std::to_string(oneOf)}});
}

/// Nobody with the recessive phenotype breeds: q becomes q/(1 + q). With q = 1/k everything is a simple
/// fraction.
void withoutTheRecessive(Maker& maker) {
    const Gene gene = maker.genes(1, Inheritance::CompleteDominance)[0];
    const auto k = static_cast<std::int64_t>(2 + maker.below(9));
    const std::string before = std::to_string(k * k);
    const std::string& allele = gene.symbols[1];
    const Phrase& look = gene.phenotypes.back();
    maker.given(dominanceOf(gene));
    maker.given(
        {ENGINE_TEXT("engine", "In a large herd in Hardy–Weinberg equilibrium, 1 animal of %1 shows “%2”. "
                               "From now on, none of these may breed; the others mate at random."),
         {before, look}});
    maker.ask(
        {ENGINE_TEXT("engine", "What share of the next generation do you expect to show “%1”?"), {look}});
    maker.right(share(1, (k + 1) * (k + 1)),
                {ENGINE_TEXT("engine", "Right: q was 1/%1. Among the animals that breed it is 1/%2, and the "
                                       "square of that shows."),
                 {std::to_string(k), std::to_string(k + 1)}});
    maker.wrong(share(0, 1),
                {ENGINE_TEXT("engine", "Heterozygotes do not show “%1”, but they breed and pass on *%2*."),
                 {look, allele}},
                "recessive-vanishes");
    maker.wrong(
        share(1, k * k),
        {ENGINE_TEXT("engine", "It would stay the same if all of them bred. Without the *%1* animals, "
                               "*%2* becomes rarer."),
         {gene.notation(2), allele}});
    maker.wrong(
        share(1, k + 1),
        {ENGINE_TEXT("engine", "That is q among the animals that breed. An offspring must get *%1* from "
                               "both parents."),
         {allele}});
    maker.wrong(
        share(1, k * k * k * k),
        {ENGINE_TEXT("engine", "You squared q². Square the frequency of *%1* among the animals that breed."),
         {allele}});
    maker.hint(
        {ENGINE_TEXT("engine", "1/%1 is q². What are q and p, and how many of the animals that breed are "
                               "heterozygous?"),
         {before}});
    maker.hint(
        {ENGINE_TEXT("engine", "Of those that breed, 2pq/(p² + 2pq) are heterozygous, and half of their "
                               "alleles are *%1*. Then square."),
         {allele}});
}

/// Survivors of two phenotypes, as shares that are compared.
void relativeFitness(Maker& maker) {
    const Gene gene = maker.genes(1, Inheritance::CompleteDominance)[0];
    constexpr std::array<std::int64_t, 3> bestTenths{4, 5, 8};
    constexpr std::array<std::int64_t, 3> quarters{1, 2, 3};
    const std::int64_t best = maker.oneOf(bestTenths);
    const std::int64_t part = maker.oneOf(quarters);
    const auto many = static_cast<std::int64_t>(100 * (2 + maker.below(4)));
    const auto few = static_cast<std::int64_t>(40 * (1 + maker.below(4)));
    const std::int64_t manyLeft = many * best / 10;
    const std::int64_t fewLeft = few * best * part / 40;
    const double fitness = static_cast<double>(part) / 4;
    const bool recessiveIsFitter = maker.below(2) == 0;
    const Phrase& fit = recessiveIsFitter ? gene.phenotypes.back() : gene.phenotypes.front();
    const Phrase& unfit = recessiveIsFitter ? gene.phenotypes.front() : gene.phenotypes.back();
    maker.given({ENGINE_TEXT("engine", "Of %1 young animals with “%2”, %3 grow up; of %4 with “%5”, %6. All "
                                       "that grow up have equally many offspring."),
                 {std::to_string(many), fit, std::to_string(manyLeft), std::to_string(few), unfit,
                  std::to_string(fewLeft)}});
    maker.ask({ENGINE_TEXT("engine", "The fitness of “%1” is set to 1. What is the fitness of “%2”?"),
               {fit, unfit}});
    maker.right(
        hundredths(fitness),
        {ENGINE_TEXT("engine", "Right: it is the share that grows up, divided by the share of the fitter "
                               "phenotype, %1."),
         {hundredths(static_cast<double>(best) / 10)}});
    maker.wrong(
        hundredths(static_cast<double>(fewLeft) / static_cast<double>(few)),
        {ENGINE_TEXT("engine", "That is the share that grows up. Fitness compares it with the share of the "
                               "fitter phenotype."),
         {}});
    maker.wrong(
        hundredths(static_cast<double>(fewLeft) / static_cast<double>(manyLeft)),
        {ENGINE_TEXT("engine", "You compared numbers of survivors. But there were fewer to begin with: "
                               "compare shares."),
         {}},
        "wrong-whole");
    maker.wrong(hundredths(1 - fitness),
                {ENGINE_TEXT("engine", "That is what it lacks to 1, the selection coefficient."), {}});
    maker.wrong(
        hundredths(1 / fitness),
        {ENGINE_TEXT("engine", "You divided the other way round. “%1” is less fit, so its fitness is below "
                               "1."),
         {unfit}});
    maker.wrong(hundredths(1),
                {ENGINE_TEXT("engine", "That would mean that equal shares of both grow up."), {}});
    maker.hint({ENGINE_TEXT("engine", "What share of each phenotype grows up?"), {}});
    maker.hint(
        {ENGINE_TEXT("engine", "Divide %1 of %2 by %3 of %4."),
         {std::to_string(fewLeft), std::to_string(few), std::to_string(manyLeft), std::to_string(many)}});
}

} // namespace

void selection(Maker& maker) {
    switch (maker.below(3)) {
    case 0: survivorsOfADrug(maker); break;
    case 1: withoutTheRecessive(maker); break;
    default: relativeFitness(maker); break;
    }
}

} // namespace lessons::problems
