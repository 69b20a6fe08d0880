// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem_maker.h"

#include <algorithm>
#include <initializer_list>
#include <set>
#include <utility>

/// Problems with one gene: shares, expected numbers, heterozygotes with their own phenotype, three alleles.
namespace lessons::problems {

using core::Phrase;
using genotype::Inheritance;

namespace {

constexpr std::size_t pure = 0;   ///< BB
constexpr std::size_t hybrid = 1; ///< Bb
constexpr std::size_t plain = 2;  ///< bb

using Pair = std::pair<std::size_t, std::size_t>;

std::int64_t countOf(const std::array<std::size_t, 4>& cells, std::size_t genotype) {
    return std::count(cells.begin(), cells.end(), genotype);
}

std::int64_t countOfLook(const Gene& gene, const std::array<std::size_t, 4>& cells, std::size_t look) {
    return std::count_if(cells.begin(), cells.end(), [&gene, look](std::size_t genotype) {
        return gene.phenotypeOfGenotype[genotype] == look;
    });
}

/// Either parent may be named first.
Pair inAnyOrder(Maker& maker, Pair pair) {
    if (maker.below(2) == 1)
        std::swap(pair.first, pair.second);
    return pair;
}

/// A genotype whose share is asked for. Its phenotype may stand for it, if it has one of its own.
struct AskedGenotype {
    const Gene& gene;
    Pair parents; ///< both heterozygous, or one of them homozygous
    std::size_t genotype;

    bool bothHybrid() const { return parents.first == parents.second; }
    std::size_t homozygousParent() const { return parents.first == hybrid ? parents.second : parents.first; }
    bool completeDominance() const { return gene.inheritance == Inheritance::CompleteDominance; }
    std::string notation() const { return gene.notation(genotype); }
    /// What the homozygous parent always passes on, and the other allele.
    const std::string& certainAllele() const { return gene.symbols[homozygousParent() == pure ? 0 : 1]; }
    const std::string& otherAllele() const { return gene.symbols[homozygousParent() == pure ? 1 : 0]; }
};

Feedback oneQuarter(const AskedGenotype& asked) {
    const Gene& gene = asked.gene;
    if (asked.bothHybrid())
        return {{ENGINE_TEXT("engine", "*%1* is in two cells: the allele *%2* can come from either parent."),
                 {asked.notation(), gene.symbols[0]}}};
    if (asked.genotype == hybrid)
        return {{ENGINE_TEXT("engine", "Half of the gametes of the *%1* parent carry *%2*, and each of these "
                                       "gives *%3*."),
                 {gene.notation(hybrid), asked.otherAllele(), asked.notation()}}};
    return {{ENGINE_TEXT("engine", "That would be right if both parents were *%1*. Here one "
                                   "parent is *%2* and always passes on *%3*."),
             {gene.notation(hybrid), gene.notation(asked.homozygousParent()), asked.certainAllele()}},
            "ratio-for-all"};
}

Feedback threeQuarters(const AskedGenotype& asked) {
    const Gene& gene = asked.gene;
    if (!asked.bothHybrid())
        return {
            {ENGINE_TEXT("engine", "3/4 comes from complete dominance and two *%1* parents. Here they are "
                                   "*%1* and *%2*."),
             {gene.notation(hybrid), gene.notation(asked.homozygousParent())}},
            // Elsewhere 1/4 is what such a pupil answers.
            asked.genotype == hybrid ? "ratio-for-all" : ""};
    if (asked.completeDominance())
        return {{ENGINE_TEXT("engine", "3/4 is the share of the phenotype “%1”, which two genotypes have."),
                 {gene.phenotypes[0]}},
                "genotype-is-phenotype"};
    return {{ENGINE_TEXT("engine", "3/4 comes from complete dominance. Here the heterozygotes, *%1*, "
                                   "have a phenotype of their own."),
             {gene.notation(hybrid)}},
            "ratio-for-all"};
}

Feedback allOfThem(const AskedGenotype& asked) {
    const Gene& gene = asked.gene;
    const std::string hybridText = gene.notation(hybrid);
    if (asked.genotype == hybrid && !asked.completeDominance())
        return {{ENGINE_TEXT("engine", "Offspring do not simply look like their parents: a *%1* parent "
                                       "passes on each of its alleles to half of the offspring."),
                 {hybridText}},
                "blending"};
    if (asked.genotype == hybrid && asked.homozygousParent() == plain)
        return {{ENGINE_TEXT("engine", "The *%1* parent passes on *%2* as often as *%3*, so half of the "
                                       "offspring are *%4*."),
                 {hybridText, gene.symbols[1], gene.symbols[0], gene.notation(plain)}},
                "dominant-stronger"};
    if (asked.genotype == hybrid)
        return {
            {ENGINE_TEXT("engine", "All would be *%1* only if one parent were *%2* and the other one *%3*."),
             {hybridText, gene.notation(pure), gene.notation(plain)}}};
    if (asked.genotype == pure && !asked.bothHybrid() && asked.completeDominance())
        return {{ENGINE_TEXT("engine", "All of them show “%1”, but half of them are *%2*."),
                 {gene.phenotypes[0], hybridText}},
                "genotype-is-phenotype"};
    return {{ENGINE_TEXT("engine", "All would be *%1* only if both parents were *%1*."), {asked.notation()}}};
}

/// The wrong shares, in this order.
void wrongShares(Maker& maker, const AskedGenotype& asked, std::initializer_list<int> quarters) {
    for (const int one : quarters)
        switch (one) {
        case 1: maker.mistaken(share(1, 4), oneQuarter(asked)); break;
        case 2:
            maker.wrong(share(2, 4),
                        {ENGINE_TEXT("engine", "1/2 is the share of *%1*, which is in two cells."),
                         {asked.gene.notation(hybrid)}});
            break;
        case 3: maker.mistaken(share(3, 4), threeQuarters(asked)); break;
        default: maker.mistaken(share(4, 4), allOfThem(asked)); break;
        }
}

/// Why so many quarters are not the share of a blood group.
Feedback mistakenGroupShare(const Gene& gene, Pair parents, std::size_t look, std::int64_t quarters) {
    const auto cells = cellsOf(gene, parents.first, parents.second);
    const std::int64_t count = countOfLook(gene, cells, look);
    std::set<std::size_t> kinds(cells.begin(), cells.end());
    std::vector<std::string> ofGroup;
    for (const std::size_t genotype : kinds)
        if (gene.phenotypeOfGenotype[genotype] == look)
            ofGroup.push_back(gene.notation(genotype));
    const auto other = std::ranges::find_if(
        cells, [&](std::size_t genotype) { return gene.phenotypeOfGenotype[genotype] != look; });
    if (quarters == 4)
        return {{ENGINE_TEXT("engine", "Not all of them: *%1* is in the square too, and shows “%2”."),
                 {gene.notation(*other), gene.phenotypes[gene.phenotypeOfGenotype[*other]]}}};
    if (count == 3 && quarters == 1)
        return {{ENGINE_TEXT("engine", "Two genotypes have this group: the dominant allele can be paired "
                                       "with *%1* or with a second copy of itself."),
                 {gene.symbols[2]}},
                "genotype-is-phenotype"};
    if (ofGroup.size() == 2 && quarters == 1)
        return {
            {ENGINE_TEXT("engine", "Two genotypes have this group, *%1* and *%2*: count the cells of both."),
             {ofGroup[0], ofGroup[1]}},
            "genotype-is-phenotype"};
    if (kinds.size() == 4 && count == 1 && quarters == 2)
        return {
            {ENGINE_TEXT("engine", "All four cells are different here: each genotype is in one cell."), {}}};
    for (std::size_t group = 0; group < gene.phenotypes.size(); ++group)
        if (group != look && countOfLook(gene, cells, group) == quarters)
            return {{ENGINE_TEXT("engine", "That is the share of “%1”."), {gene.phenotypes[group]}}};
    for (const std::size_t genotype : kinds)
        if (quarters == 2 && countOf(cells, genotype) == 2)
            return {{ENGINE_TEXT("engine", "1/2 is the share of *%1*, which is in two cells."),
                     {gene.notation(genotype)}}};
    if (quarters == 3) {
        constexpr AlleleIndex a = 0, b = 1, none = 2;
        const bool asksForB = look == gene.phenotypeOfGenotype[gene.genotypeOf(b, b)];
        const std::size_t hidden = gene.genotypeOf(asksForB ? b : a, none);
        return {{ENGINE_TEXT("engine", "3/4 comes from two parents such as *%1*, with one dominant allele in "
                                       "common. Here they are *%2* and *%3*."),
                 {gene.notation(hidden), gene.notation(parents.first), gene.notation(parents.second)}},
                "ratio-for-all"};
    }
    return {{ENGINE_TEXT("engine", "*%1* is in two of the four cells."), {ofGroup[0]}}};
}

} // namespace

void lookShare(Maker& maker) {
    const Gene gene = maker.genes(1, Inheritance::CompleteDominance)[0];
    const Pair parents = inAnyOrder(maker, maker.below(2) == 0 ? Pair{hybrid, hybrid} : Pair{hybrid, plain});
    const bool bothHybrid = parents.first == parents.second;
    const std::size_t look = maker.below(2);
    const auto cells = cellsOf(gene, parents.first, parents.second);
    const std::int64_t count = countOfLook(gene, cells, look);
    maker.given(dominanceOf(gene));
    maker.given(parentsAre(gene.notation(parents.first), gene.notation(parents.second)));
    maker.ask({ENGINE_TEXT("engine", "What share of the offspring do you expect to show “%1”?"),
               {gene.phenotypes[look]}});
    maker.right(share(count, 4), rightCells(count));
    maker.wrong(share(4 - count, 4),
                {ENGINE_TEXT("engine", "That is the share of the other phenotype, “%1”."),
                 {gene.phenotypes[1 - look]}});
    if (bothHybrid) {
        maker.wrong(share(2, 4),
                    {ENGINE_TEXT("engine", "1/2 is the share of *%1*. But *%1* and *%2* look the same, so "
                                           "the shares of the phenotypes are different."),
                     {gene.notation(hybrid), gene.notation(pure)}},
                    "genotype-is-phenotype");
    } else {
        const Phrase why{ENGINE_TEXT("engine", "That would be right if both parents were *%1*. Here one "
                                               "parent is *%2* and always passes on *%3*."),
                         {gene.notation(hybrid), gene.notation(plain), gene.symbols[1]}};
        maker.wrong(share(look == 0 ? 3 : 1, 4), why, "ratio-for-all");
    }
    if (look == 0) {
        maker.wrong(
            share(4, 4),
            {ENGINE_TEXT(
                 "engine",
                 "All would show it only if one parent were *%1*. Here each parent can pass on *%2*."),
             {gene.notation(pure), gene.symbols[1]}},
            "dominant-stronger");
        maker.wrong(share(0, 4), {ENGINE_TEXT("engine", "A parent that carries *%1* passes it on to half of "
                                                        "the offspring, and one copy is enough to show it."),
                                  {gene.symbols[0]}});
    } else {
        maker.wrong(
            share(0, 4),
            {ENGINE_TEXT("engine", "Both parents can pass on *%1*, so some offspring get it from both."),
             {gene.symbols[1]}},
            "recessive-vanishes");
        maker.wrong(share(4, 4), {ENGINE_TEXT("engine", "All would show it only if both parents were *%1*."),
                                  {gene.notation(plain)}});
    }
    squareHints(maker);
}

void genotypeShare(Maker& maker) {
    const Gene gene = maker.genes(1, Inheritance::CompleteDominance)[0];
    constexpr std::array<Pair, 3> pairs{Pair{hybrid, hybrid}, Pair{pure, hybrid}, Pair{hybrid, plain}};
    const Pair parents = inAnyOrder(maker, maker.oneOf(pairs));
    const auto cells = cellsOf(gene, parents.first, parents.second);
    const std::size_t wanted = cells[maker.below(4)];
    const std::int64_t count = countOf(cells, wanted);
    maker.given(dominanceOf(gene));
    maker.given(parentsAre(gene.notation(parents.first), gene.notation(parents.second)));
    maker.ask({ENGINE_TEXT("engine", "What share of the offspring do you expect to be *%1*?"),
               {gene.notation(wanted)}});
    maker.right(share(count, 4), rightCells(count));
    const AskedGenotype asked{gene, parents, wanted};
    if (asked.bothHybrid() && wanted != hybrid)
        wrongShares(maker, asked, {2, 3, 4});
    else
        wrongShares(maker, asked, {1, 3, 4});
    squareHints(maker);
}

void expectedCount(Maker& maker) {
    const Gene gene = maker.genes(1, Inheritance::CompleteDominance)[0];
    const std::size_t look = maker.below(2);
    const std::int64_t offspring = 12 * static_cast<std::int64_t>(5 + maker.below(46)); // 60 … 600
    const std::int64_t recessive = offspring / 4;
    const std::int64_t right = look == 0 ? offspring - recessive : recessive;
    maker.given(dominanceOf(gene));
    maker.given({ENGINE_TEXT("engine", "Two *%1* parents have %2 offspring."),
                 {gene.notation(hybrid), std::to_string(offspring)}});
    maker.ask(
        {ENGINE_TEXT("engine", "How many of them do you expect to show “%1”?"), {gene.phenotypes[look]}});
    maker.right(
        number(right),
        {ENGINE_TEXT(
             "engine",
             "Right: %1 of %2 is %3. A real count will be close to this, but seldom exactly the same."),
         {look == 0 ? "3/4" : "1/4", std::to_string(offspring), std::to_string(right)}});
    maker.wrong(
        number(offspring - right),
        {ENGINE_TEXT("engine", "That many show the other phenotype, “%1”."), {gene.phenotypes[1 - look]}});
    const std::int64_t third = look == 0 ? offspring - offspring / 3 : offspring / 3;
    maker.wrong(
        number(third),
        {ENGINE_TEXT("engine",
                     "3 : 1 makes four parts, not three: three of one phenotype and one of the other."),
         {}},
        "wrong-whole");
    maker.wrong(number(offspring / 2),
                {ENGINE_TEXT("engine", "Half of them are *%1*, but the question is what you see."),
                 {gene.notation(hybrid)}},
                "genotype-is-phenotype");
    maker.hint({ENGINE_TEXT("engine", "In what ratio do you expect the two phenotypes?"), {}});
    maker.hint({ENGINE_TEXT("engine", "3 : 1 means three of four parts and one of four."), {}});
}

void hybridLooks(Maker& maker) {
    const auto inheritance =
        maker.below(2) == 0 ? Inheritance::IncompleteDominance : Inheritance::Codominance;
    const Gene gene = maker.genes(1, inheritance)[0];
    constexpr std::array<Pair, 3> pairs{Pair{hybrid, hybrid}, Pair{pure, hybrid}, Pair{hybrid, plain}};
    const Pair parents = inAnyOrder(maker, maker.oneOf(pairs));
    const auto cells = cellsOf(gene, parents.first, parents.second);
    const std::size_t wanted = cells[maker.below(4)];
    const std::int64_t count = countOf(cells, wanted);
    maker.given(looksOf(gene));
    maker.given(parentsAre(gene.notation(parents.first), gene.notation(parents.second)));
    maker.ask({ENGINE_TEXT("engine", "What share of the offspring do you expect to show “%1”?"),
               {gene.phenotypes[wanted]}});
    maker.right(share(count, 4), rightCells(count));
    const AskedGenotype asked{gene, parents, wanted};
    if (asked.bothHybrid())
        wrongShares(maker, asked, {3});
    if (wanted == hybrid)
        wrongShares(maker, asked, {4});
    // The right one is among them and is left out.
    if (asked.bothHybrid() && wanted != hybrid)
        wrongShares(maker, asked, {2, 4});
    else
        wrongShares(maker, asked, {1, 3, 4});
    squareHints(maker);
}

void bloodGroups(Maker& maker) {
    const Gene& gene = *findGene("blood-group");
    constexpr AlleleIndex a = 0, b = 1, none = 2;
    const std::size_t a0 = gene.genotypeOf(a, none);
    const std::size_t b0 = gene.genotypeOf(b, none);
    const std::size_t ab = gene.genotypeOf(a, b);
    const std::size_t zero = gene.genotypeOf(none, none);
    const std::array<Pair, 9> pairs{Pair{a0, b0}, Pair{a0, a0}, Pair{b0, b0},   Pair{ab, zero}, Pair{ab, a0},
                                    Pair{ab, b0}, Pair{ab, ab}, Pair{a0, zero}, Pair{b0, zero}};
    const Pair parents = inAnyOrder(maker, maker.oneOf(pairs));
    const auto cells = cellsOf(gene, parents.first, parents.second);
    const std::size_t look = gene.phenotypeOfGenotype[cells[maker.below(4)]];
    const std::int64_t count = countOfLook(gene, cells, look);
    maker.given({ENGINE_TEXT("engine",
                             "Blood groups: *%1* and *%2* are codominant, and both are dominant over *%3*."),
                 {gene.symbols[a], gene.symbols[b], gene.symbols[none]}});
    maker.given(parentsAre(gene.notation(parents.first), gene.notation(parents.second)));
    maker.ask({ENGINE_TEXT("engine", "What share of the children do you expect to have “%1”?"),
               {gene.phenotypes[look]}});
    maker.right(share(count, 4), rightCells(count));
    // The likeliest mistakes first.
    if (count == 3)
        maker.mistaken(share(1, 4), mistakenGroupShare(gene, parents, look, 1));
    for (const std::int64_t quarters : {2, 1, 3, 4})
        if (quarters != count)
            maker.mistaken(share(quarters, 4), mistakenGroupShare(gene, parents, look, quarters));
    squareHints(maker);
}

} // namespace lessons::problems
