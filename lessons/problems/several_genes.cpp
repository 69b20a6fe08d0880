// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem_maker.h"
#include "lessons/sampling/multinomial.h"

#include <algorithm>
#include <cmath>

/// Problems with two or more genes.
namespace lessons::problems {

using core::Phrase;
using genotype::Inheritance;

void gameteKinds(Maker& maker) {
    const std::size_t count = 3 + maker.below(2);
    const auto genes = maker.genes(count, Inheritance::CompleteDominance);
    // At least two heterozygous genes and one homozygous, or there would be nothing to solve.
    std::vector<std::size_t> genotypes(count, 1);
    const std::size_t homozygous = count == 3 ? 1 : 1 + maker.below(2);
    for (std::size_t i = 0; i < homozygous; ++i)
        genotypes[i] = maker.below(2) == 0 ? 0 : 2;
    maker.random().shuffle(genotypes);
    const auto hybrids = static_cast<std::int64_t>(count - homozygous);
    std::string parent;
    std::string example;
    for (std::size_t i = 0; i < count; ++i) {
        parent += genes[i].notation(genotypes[i]);
        if (genotypes[i] != 1 && example.empty())
            example = genes[i].notation(genotypes[i]);
    }
    const std::int64_t kinds = std::int64_t{1} << hybrids;
    maker.given(
        {ENGINE_TEXT("engine", "A plant is *%1*. Its genes are independent of each other."), {parent}});
    maker.ask({ENGINE_TEXT("engine", "How many kinds of gametes does it make?"), {}});
    maker.right(number(kinds),
                {ENGINE_TEXT("engine", "Right: each of the %1 heterozygous genes doubles the number."),
                 {std::to_string(hybrids)}});
    maker.wrong(number(std::int64_t{1} << count),
                {ENGINE_TEXT("engine", "A homozygous gene such as *%1* passes on the same allele to every "
                                       "gamete, so it does not double the number of kinds."),
                 {example}});
    std::int64_t threes = 1;
    for (std::int64_t i = 0; i < hybrids; ++i)
        threes *= 3;
    maker.wrong(number(2 * hybrids),
                {ENGINE_TEXT("engine", "The numbers multiply, they do not add: each allele of one gene can "
                                       "go with each allele of the next."),
                 {}},
                "add-chances");
    maker.wrong(number(threes),
                {ENGINE_TEXT("engine", "3 is the number of genotypes per gene. A gamete has only one allele "
                                       "of each gene, so there are 2 possibilities."),
                 {}},
                "diploid-gametes");
    maker.wrong(
        number(static_cast<std::int64_t>(count)),
        {ENGINE_TEXT("engine", "That is the number of genes. A gamete has one allele of each of them."), {}});
    maker.wrong(number(2 * static_cast<std::int64_t>(count)),
                {ENGINE_TEXT("engine", "That is the number of alleles that the plant has."), {}});
    maker.hint({ENGINE_TEXT("engine", "How many different alleles can each single gene pass on?"), {}});
    maker.hint(
        {ENGINE_TEXT("engine", "Multiply: 2 for each heterozygous gene, 1 for each homozygous one."), {}});
}

namespace {

/// The sixteenths of 9 : 3 : 3 : 1, for a second parent that is not heterozygous for both genes.
void sharesOfTwoHybrids(Maker& maker, const std::vector<Gene>& genes, std::array<std::size_t, 2> look,
                        const std::string& secondParent) {
    using Looks = std::array<std::size_t, 2>;
    const Looks mixed = look[0] != look[1] ? look : Looks{0, 1};
    for (const Looks& one : {Looks{0, 0}, mixed, Looks{1, 1}}) {
        const std::int64_t sixteenths = (one[0] == 0 ? 3 : 1) * (one[1] == 0 ? 3 : 1);
        maker.wrong(
            share(sixteenths, 16),
            {ENGINE_TEXT("engine", "That is the share of “%1” and “%2” if both parents are *%3*. Here "
                                   "the second parent is *%4*."),
             {genes[0].phenotypes[one[0]], genes[1].phenotypes[one[1]],
              genes[0].notation(1) + genes[1].notation(1), secondParent}},
            one == look ? "ratio-for-all" : "");
    }
}

} // namespace

void twoGenes(Maker& maker) {
    const auto genes = maker.genes(2, Inheritance::CompleteDominance);
    // The first parent is heterozygous for both; the second for both, for one or for none.
    constexpr std::array<std::array<std::size_t, 2>, 4> seconds{{{1, 1}, {1, 2}, {2, 1}, {2, 2}}};
    const auto second = maker.oneOf(seconds);
    std::array<std::size_t, 2> look{maker.below(2), maker.below(2)};
    std::array<std::int64_t, 2> quarters{};
    for (std::size_t i = 0; i < 2; ++i) {
        const std::int64_t recessive = second[i] == 1 ? 1 : 2;
        quarters[i] = look[i] == 1 ? recessive : 4 - recessive;
    }
    const auto name = [&](std::size_t gene, bool other = false) {
        return genes[gene].phenotypes[other ? 1 - look[gene] : look[gene]];
    };
    const auto part = [&](std::size_t gene, bool other = false) {
        return other ? 4 - quarters[gene] : quarters[gene];
    };
    maker.given(dominanceOf(genes[0]));
    maker.given(dominanceOf(genes[1]));
    const std::string hybrid = genes[0].notation(1) + genes[1].notation(1);
    const std::string other = genes[0].notation(second[0]) + genes[1].notation(second[1]);
    maker.given({ENGINE_TEXT("engine", "The two genes are independent. The parents are *%1* and *%2*."),
                 {hybrid, other}});
    maker.ask({ENGINE_TEXT("engine", "What share of the offspring do you expect to show both “%1” and “%2”?"),
               {name(0), name(1)}});
    maker.right(share(part(0) * part(1), 16),
                {ENGINE_TEXT("engine", "Right: %1 of the offspring show the first phenotype and %2 the "
                                       "second. The genes are independent, so multiply."),
                 {share(part(0), 4), share(part(1), 4)}});
    for (const std::size_t gene : {std::size_t{0}, std::size_t{1}})
        maker.wrong(
            share(part(gene), 4),
            {ENGINE_TEXT("engine", "That is the share of “%1” alone. Only some of these also show “%2”."),
             {name(gene), name(1 - gene)}});
    const auto otherPair = [&](bool first, bool last) {
        maker.wrong(share(part(0, first) * part(1, last), 16),
                    {ENGINE_TEXT("engine", "That is the share of offspring with “%1” and “%2”."),
                     {name(0, first), name(1, last)}});
    };
    otherPair(false, true);
    otherPair(true, false);
    otherPair(true, true);
    sharesOfTwoHybrids(maker, genes, look, other);
    maker.hint({ENGINE_TEXT("engine", "Look at one gene at a time: draw a square for each."), {}});
    maker.hint({ENGINE_TEXT("engine", "For independent genes, multiply the two shares."), {}});
}

void linkage(Maker& maker) {
    const auto genes = maker.genes(2, Inheritance::CompleteDominance);
    const bool coupling = maker.below(2) == 0;
    Generator generator(maker.random().below(1u << 31));
    // By gamete of the double heterozygote: both dominant, only the first, only the second, none.
    std::vector<std::int64_t> counts;
    std::int64_t offspring = 0;
    std::int64_t recombinant = 0;
    std::size_t one = 0;
    const auto per = [&offspring](std::int64_t count) { return (100 * count + offspring / 2) / offspring; };
    do {
        const double r = (6 + static_cast<double>(maker.below(25))) / 100;
        const double apart = coupling ? r / 2 : (1 - r) / 2;
        const std::array<double, 4> chances{0.5 - apart, apart, apart, 0.5 - apart};
        offspring = 200 + 20 * static_cast<std::int64_t>(maker.below(16));
        counts = sampleCounts(generator, offspring, chances);
        one = coupling ? 1 : 0;
        recombinant = coupling ? counts[1] + counts[2] : counts[0] + counts[3];
    } while (per(recombinant) > 40 || counts[one] == 0 || per(counts[one]) == 0 ||
             per(counts[one]) == per(recombinant));
    const std::string double0 = genes[0].symbols[0] + genes[1].symbols[0];
    const std::string double1 = genes[0].symbols[1] + genes[1].symbols[1];
    const std::string mixed0 = genes[0].symbols[0] + genes[1].symbols[1];
    const std::string mixed1 = genes[0].symbols[1] + genes[1].symbols[0];
    maker.given(dominanceOf(genes[0]));
    maker.given(dominanceOf(genes[1]));
    maker.given(
        {ENGINE_TEXT("engine",
                     "A parent with the chromosomes *%1* and *%2* is crossed with a parent that is *%3*."),
         {coupling ? double0 : mixed0, coupling ? double1 : mixed1, double1 + '/' + double1}});
    for (std::size_t kind = 0; kind < 4; ++kind)
        maker.counted(
            {ENGINE_TEXT("engine", "%1, %2"), {genes[0].phenotypes[kind / 2], genes[1].phenotypes[kind % 2]}},
            counts[kind]);
    maker.ask({ENGINE_TEXT("engine", "What is the recombination fraction of the two genes?"), {}});

    const auto percent = [](std::int64_t value) {
        return Phrase{ENGINE_TEXT("engine", "about %1 per cent"), {std::to_string(value)}};
    };
    maker.right(
        percent(per(recombinant)),
        {ENGINE_TEXT("engine", "Right: %1 of the %2 offspring have a new combination of alleles from the "
                               "first parent."),
         {std::to_string(recombinant), std::to_string(offspring)}});
    maker.wrong(percent(per(offspring - recombinant)),
                {ENGINE_TEXT("engine", "These carry a chromosome just as the first parent had it. The "
                                       "recombinants are the two rarer kinds."),
                 {}});
    maker.wrong(percent(per(counts[one])),
                {ENGINE_TEXT("engine", "There are two recombinant kinds: add “%1, %2” and “%3, %4”."),
                 {genes[0].phenotypes[one / 2], genes[1].phenotypes[one % 2],
                  genes[0].phenotypes[1 - one / 2], genes[1].phenotypes[1 - one % 2]}});
    maker.wrong(
        percent(50),
        {ENGINE_TEXT(
             "engine",
             "At 50 per cent, all four kinds would be about equally common; here two are clearly rarer."),
         {}},
        "always-independent");
    maker.hint(
        {ENGINE_TEXT("engine", "Which two kinds carry a chromosome that the first parent did not have?"),
         {}});
    maker.hint({ENGINE_TEXT("engine", "Add the two rarer kinds and divide by all offspring."), {}});
}

} // namespace lessons::problems
