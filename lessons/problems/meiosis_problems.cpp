// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/notation.h"
#include "lessons/meiosis/meiosis_phase.h"
#include "lessons/problems/problem_maker.h"

#include <algorithm>

/// Problems about meiosis: what is in a cell in which phase, which four gametes one meiosis can make, and
/// from crossovers to recombinant gametes.
namespace lessons::problems {

using core::Phrase;

namespace {

// What is in a cell.

/// The four answers: a cell is or is not divided, and its chromosomes are or are not of two chromatids.
enum class Contents : std::uint8_t { Uncopied, Copied, HalvedOnce, Gamete };
constexpr std::array allContents{Contents::Uncopied, Contents::Copied, Contents::HalvedOnce,
                                 Contents::Gamete};

/// A phase with those contents.
MeiosisPhase phaseWith(Contents contents) {
    switch (contents) {
    case Contents::Uncopied: return MeiosisPhase::Cell;
    case Contents::Copied: return MeiosisPhase::MetaphaseI;
    case Contents::HalvedOnce: return MeiosisPhase::MetaphaseII;
    case Contents::Gamete: return MeiosisPhase::Gametes;
    }
    return MeiosisPhase::Cell;
}

Phrase contentsOf(Contents contents, int pairs) {
    const PhaseCounts counts = countsIn(phaseWith(contents), pairs);
    return {ENGINE_TEXT("engine", "chromosomes: %1, chromatids: %2"),
            {std::to_string(counts.chromosomes), std::to_string(counts.chromosomes * counts.chromatids)}};
}

Phrase whyThese(Contents contents) {
    switch (contents) {
    case Contents::Uncopied:
        return {ENGINE_TEXT("engine", "Right: both chromosomes of every pair are there, and each still is a "
                                      "single chromatid."),
                {}};
    case Contents::Copied:
        return {ENGINE_TEXT("engine", "Right: copying makes two chromatids of each chromosome. It does not "
                                      "make more chromosomes: sisters share a centromere."),
                {}};
    case Contents::HalvedOnce:
        return {ENGINE_TEXT("engine", "Right: the first division has separated the pairs, not the sister "
                                      "chromatids."),
                {}};
    case Contents::Gamete:
        return {ENGINE_TEXT("engine", "Right: one chromosome of every pair, and of that one chromatid."), {}};
    }
    return {};
}

Phrase whyNotThese(Contents contents) {
    switch (contents) {
    case Contents::Uncopied:
        return {ENGINE_TEXT("engine", "That is a cell before its chromosomes are copied, with single "
                                      "chromatids and both chromosomes of every pair."),
                {}};
    case Contents::Copied:
        return {ENGINE_TEXT("engine", "That is a cell after copying and before any division: both "
                                      "chromosomes of every pair, each of two chromatids."),
                {}};
    case Contents::HalvedOnce:
        return {ENGINE_TEXT("engine", "That is a cell between the two divisions: one chromosome of every "
                                      "pair, still of two chromatids."),
                {}};
    case Contents::Gamete:
        return {ENGINE_TEXT("engine", "That is a gamete, after both divisions: one chromatid of one "
                                      "chromosome of every pair."),
                {}};
    }
    return {};
}

/// Whoever takes sister chromatids for homologous chromosomes, or a homologous pair for one chromosome,
/// counts these.
std::string_view beliefIn(Contents wrong, Contents right) {
    if (wrong == Contents::HalvedOnce && (right == Contents::Uncopied || right == Contents::Copied))
        return "chromatid-is-homologue";
    if (wrong == Contents::Uncopied && right == Contents::HalvedOnce)
        return "chromatid-is-homologue";
    return wrong == Contents::Uncopied && right == Contents::Gamete ? "diploid-gametes" : "";
}

/// A moment at which a cell has certain contents.
struct Moment {
    Contents contents;
    const char* ask; ///< marked for translation
};

constexpr std::array moments{
    Moment{Contents::Uncopied,
           ENGINE_TEXT("engine",
                       "What is in one of its cells before meiosis, when nothing has been copied yet?")},
    Moment{Contents::Copied, ENGINE_TEXT("engine", "What is in one of its cells in prophase I?")},
    Moment{Contents::Copied, ENGINE_TEXT("engine", "What is in one of its cells in metaphase I?")},
    Moment{Contents::HalvedOnce,
           ENGINE_TEXT("engine", "What is in one of the two cells after the first division?")},
    Moment{Contents::HalvedOnce, ENGINE_TEXT("engine", "What is in one cell in metaphase II?")},
    Moment{Contents::Gamete, ENGINE_TEXT("engine", "What is in one of its gametes?")}};

void cellContents(Maker& maker) {
    const int pairs = 2 + static_cast<int>(maker.below(30));
    const Moment& moment = maker.oneOf(moments);
    maker.given({ENGINE_TEXT("engine", "The body cells of a living thing have %1 chromosomes: 2n = %1."),
                 {std::to_string(2 * pairs)}});
    maker.ask({moment.ask, {}});
    maker.right(contentsOf(moment.contents, pairs), whyThese(moment.contents));
    for (const Contents contents : allContents)
        if (contents != moment.contents)
            maker.wrong(contentsOf(contents, pairs), whyNotThese(contents),
                        beliefIn(contents, moment.contents));
    maker.hint({ENGINE_TEXT("engine", "Has this cell copied its chromosomes? Which divisions has it been "
                                      "through?"),
                {}});
    maker.hint({ENGINE_TEXT("engine", "Count centromeres for chromosomes. The first division separates "
                                      "pairs, the second one sister chromatids."),
                {}});
}

// The four gametes of one meiosis.

/// "*BD*, *BD*, *bd*, *bd*".
Phrase fourOf(const std::array<std::string, productsOfMeiosis>& gametes) {
    return {"*%1*, *%2*, *%3*, *%4*", {gametes[0], gametes[1], gametes[2], gametes[3]}};
}

Phrase fourOf(const Cross& cross, const Meiosis& meiosis) {
    std::array<std::string, productsOfMeiosis> gametes;
    for (std::size_t product = 0; product < productsOfMeiosis; ++product)
        gametes[product] = notation(cross, meiosis.product(product));
    std::ranges::sort(gametes); // in this alphabet B comes before b
    return fourOf(gametes);
}

/// A double heterozygote, selfed. `repulsion`: Bd/bD.
Cross doubleHeterozygote(Maker& maker, bool repulsion, double recombination) {
    Cross cross;
    cross.genes = maker.genes(2, genotype::Inheritance::CompleteDominance);
    std::ranges::sort(cross.genes, {}, [](const Gene& gene) { return gene.symbols[0]; });
    cross.first.loci = {{0, 1}, {0, 1}};
    if (repulsion)
        cross.first.loci[1] = {1, 0};
    cross.second = cross.first;
    cross.recombination = {recombination};
    return cross;
}

Phrase fourDiploids(const Cross& cross) {
    const std::string both = cross.genes[0].notation(1) + cross.genes[1].notation(1);
    return fourOf({both, both, both, both});
}

Phrase diploidGametes() {
    return {ENGINE_TEXT("engine", "A gamete has one allele of each gene. These would have two, like a body "
                                  "cell."),
            {}};
}

void gametesWithoutCrossingOver(Maker& maker) {
    const Cross cross = doubleHeterozygote(maker, false, 0.5);
    // How the two pairs face each other in metaphase I decides which gametes there are.
    const bool turned = maker.below(2) == 1;
    const Meiosis meiosis(cross, cross.first, {PairCourse{}, PairCourse{.crossovers = {}, .turned = turned}});
    const Meiosis other(cross, cross.first, {PairCourse{}, PairCourse{.crossovers = {}, .turned = !turned}});
    const std::string known = notation(cross, meiosis.product(2 * maker.below(2)));
    const std::string& first = cross.genes[0].symbols[0];
    const std::string& second = cross.genes[1].symbols[0];
    maker.given({ENGINE_TEXT("engine", "A plant is *%1*. The two genes are on different chromosomes. In one "
                                       "meiosis nothing is swapped by crossing over."),
                 {notation(cross, cross.first)}});
    maker.ask({ENGINE_TEXT("engine", "One of the four gametes of this meiosis is *%1*. Which are all four?"),
               {known}});
    maker.right(fourOf(cross, meiosis),
                {ENGINE_TEXT("engine", "Right: the sister chromatids are alike, so there are two of each "
                                       "kind, and *%1* leaves the opposite alleles to the other cell."),
                 {known}});
    std::array<std::string, productsOfMeiosis> every;
    for (std::size_t i = 0; i < productsOfMeiosis; ++i)
        every[i] = cross.genes[0].symbols[i / 2] + cross.genes[1].symbols[i % 2];
    maker.wrong(fourOf(every),
                {ENGINE_TEXT("engine", "These are the kinds that many meioses make together. In one without "
                                       "crossing over, the pairs stand one way only: that gives two kinds."),
                 {}});
    maker.wrong(fourDiploids(cross), diploidGametes(), "diploid-gametes");
    if (maker.below(2) == 0)
        maker.wrong(fourOf({known, known, known, known}),
                    {ENGINE_TEXT("engine", "Each allele goes into two of the four gametes. Here those that "
                                           "are not in *%1* are missing."),
                     {known}});
    else
        maker.wrong(fourOf(cross, other),
                    {ENGINE_TEXT("engine", "That is the other way for the pairs of *%1* and *%2* to stand in "
                                           "metaphase I. Then there is no *%3*."),
                     {first, second, known}});
    maker.hint({ENGINE_TEXT("engine", "Draw both pairs in metaphase I. Which chromosomes go to the same side "
                                      "for this gamete?"),
                {}});
    maker.hint(
        {ENGINE_TEXT("engine", "The second division separates sister chromatids: without crossing over "
                               "they are alike."),
         {}});
}

void gametesWithOneCrossover(Maker& maker) {
    const bool repulsion = maker.below(2) == 1;
    const bool crossed = maker.below(4) != 0;
    const Cross cross = doubleHeterozygote(maker, repulsion, 0.1);
    const Meiosis with(cross, cross.first, {PairCourse{.crossovers = {Crossover{}}}});
    const Meiosis without(cross, cross.first, {PairCourse{}});
    const auto chromosome = [&cross](std::size_t homologue) {
        return notation(cross, Gamete{{cross.first.loci[0][homologue], cross.first.loci[1][homologue]}, 0});
    };
    maker.given(
        {ENGINE_TEXT("engine", "A plant has the chromosomes *%1* and *%2*: the two genes are linked."),
         {chromosome(0), chromosome(1)}});
    maker.ask(crossed ? Phrase{ENGINE_TEXT("engine", "In one meiosis there is one crossover between the two "
                                                     "genes. Which are its four gametes?"),
                               {}}
                      : Phrase{ENGINE_TEXT("engine", "In one meiosis there is no crossover between the two "
                                                     "genes. Which are its four gametes?"),
                               {}});
    const Phrase allNew = [&] {
        Cross swapped = cross;
        std::swap(swapped.first.loci[1][0], swapped.first.loci[1][1]);
        return fourOf(swapped, Meiosis(swapped, swapped.first, {PairCourse{}}));
    }();
    if (crossed) {
        maker.right(fourOf(cross, with),
                    {ENGINE_TEXT("engine", "Right: two of the four chromatids swap, so two gametes are new "
                                           "combinations and two are as before."),
                     {}});
        maker.wrong(allNew,
                    {ENGINE_TEXT("engine", "Only two of the four chromatids take part in a crossover: "
                                           "*%1* and *%2* are left as well."),
                     {chromosome(0), chromosome(1)}});
        maker.wrong(
            fourOf(cross, without),
            {ENGINE_TEXT("engine", "These are the gametes without a crossover between the genes."), {}},
            "linked-forever");
    } else {
        maker.right(fourOf(cross, without),
                    {ENGINE_TEXT("engine", "Right: nothing separates the two genes, so *%1* and *%2* stay as "
                                           "they are."),
                     {chromosome(0), chromosome(1)}});
        maker.wrong(
            fourOf(cross, with),
            {ENGINE_TEXT("engine", "Two of these are new combinations: that takes a crossover between "
                                   "the two genes."),
             {}},
            "always-independent");
        maker.wrong(allNew, {ENGINE_TEXT("engine", "None of these is on a chromosome of the plant. Even a "
                                                   "crossover would change only two of the four."),
                             {}});
    }
    maker.wrong(fourDiploids(cross), diploidGametes(), "diploid-gametes");
    maker.hint({ENGINE_TEXT("engine", "Draw both chromosomes with two chromatids each, and write the letters "
                                      "on all four."),
                {}});
    maker.hint({ENGINE_TEXT("engine", "A crossover swaps the ends of one chromatid of each chromosome. The "
                                      "other two keep theirs."),
                {}});
}

void recombinantsFromCrossovers(Maker& maker) {
    // Not 50, where two answers would be the same.
    const std::int64_t half = 2 + static_cast<std::int64_t>(maker.below(22));
    const std::int64_t crossed = 2 * half;
    const auto percent = [](std::int64_t value) { return Phrase{"%1 %", {std::to_string(value)}}; };
    const auto genes = maker.genes(2, genotype::Inheritance::CompleteDominance);
    maker.given(
        {ENGINE_TEXT("engine", "*%1* and *%2* are linked. In %3 of 100 meioses there is one crossover "
                               "between the two genes, in the others there is none."),
         {genes[0].symbols[0], genes[1].symbols[0], std::to_string(crossed)}});
    maker.ask({ENGINE_TEXT("engine", "What share of all gametes are new combinations?"), {}});
    maker.right(
        percent(half),
        {ENGINE_TEXT("engine", "Right: in each of these meioses two of the four gametes are new, half "
                               "of %1 %."),
         {std::to_string(crossed)}});
    maker.wrong(percent(crossed),
                {ENGINE_TEXT("engine", "That is the share of the meioses. In each of them only two of the "
                                       "four gametes are new combinations."),
                 {}});
    maker.wrong(
        percent(100 - crossed),
        {ENGINE_TEXT("engine", "That is the share of the meioses without a crossover: they make no new "
                               "combinations."),
         {}});
    maker.wrong(percent(50),
                {ENGINE_TEXT("engine", "Half would be new if the genes were independent, or if "
                                       "every meiosis had a crossover between them."),
                 {}},
                "always-independent");
    maker.hint({ENGINE_TEXT("engine", "How many of the four chromatids take part in one crossover?"), {}});
    maker.hint(
        {ENGINE_TEXT("engine", "Count the gametes: 100 meioses make 400. How many of them are new?"), {}});
}

} // namespace

void meiosis(Maker& maker) {
    switch (maker.below(5)) {
    case 0:
    case 1: cellContents(maker); break;
    case 2: gametesWithoutCrossingOver(maker); break;
    case 3: gametesWithOneCrossover(maker); break;
    default: recombinantsFromCrossovers(maker); break;
    }
}

} // namespace lessons::problems
