// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/nondisjunction.h"
#include "lessons/problems/problem_maker.h"

#include <algorithm>

/// Problems with a pair of chromosomes that fails to separate: numbers of chromosomes, gametes, and where it
/// happened.
namespace lessons::problems {

using core::Phrase;

namespace {

void chromosomeNumber(Maker& maker) {
    const auto haploid = static_cast<std::int64_t>(4 + maker.below(17));
    const bool more = maker.below(2) == 0;
    const std::int64_t egg = haploid + (more ? 1 : -1);
    maker.given({ENGINE_TEXT("engine", "The body cells of an invented animal have %1 chromosomes."),
                 {std::to_string(2 * haploid)}});
    maker.given(
        more ? Phrase{ENGINE_TEXT("engine", "An egg cell with one chromosome too many is fertilised by "
                                            "a normal sperm."),
                      {}}
             : Phrase{ENGINE_TEXT("engine", "An egg cell that lacks one chromosome is fertilised by a "
                                            "normal sperm."),
                      {}});
    maker.ask({ENGINE_TEXT("engine", "How many chromosomes does the embryo have?"), {}});
    maker.right(number(egg + haploid), {ENGINE_TEXT("engine", "Right: %1 from the egg cell and %2 from the "
                                                              "sperm."),
                                        {std::to_string(egg), std::to_string(haploid)}});
    maker.wrong(number(egg), {ENGINE_TEXT("engine", "That is the egg cell alone. The sperm brings %1 more."),
                              {std::to_string(haploid)}});
    maker.wrong(number(2 * egg), {ENGINE_TEXT("engine", "Only the egg cell is unusual. The sperm has %1."),
                                  {std::to_string(haploid)}});
    maker.wrong(number(more ? 3 * haploid : haploid),
                {ENGINE_TEXT("engine", "That would be a whole set of %1 too many or too few. Here it is one "
                                       "chromosome."),
                 {std::to_string(haploid)}});
    maker.hint({ENGINE_TEXT("engine", "How many chromosomes does a normal gamete of this animal have?"), {}});
    maker.hint({ENGINE_TEXT("engine", "Half of %1, which is %2. And how many does this egg cell have?"),
                {std::to_string(2 * haploid), std::to_string(haploid)}});
}

/// Cells that each make four sperm.
struct SpermCase {
    std::int64_t cells = 0;
    FailedDivision failed = FailedDivision::First;
    int chromosomes = 0; ///< of the pair, in the sperm that are asked for: 0, 1 or 2

    std::int64_t of(int chromosomesOfPair) const {
        return cells * eighthsWith(failed, chromosomesOfPair) / 2;
    }
};

void spermAnswers(Maker& maker, const SpermCase& sperm) {
    const std::string cells = std::to_string(sperm.cells);
    if (sperm.failed == FailedDivision::First)
        maker.right(
            number(sperm.of(sperm.chromosomes)),
            {ENGINE_TEXT("engine", "Right: in each of the %1 cells, two sperm get both chromosomes of "
                                   "the pair and two get none."),
             {cells}});
    else
        maker.right(
            number(sperm.of(sperm.chromosomes)),
            {ENGINE_TEXT("engine", "Right: in each of the %1 cells, one sperm gets two, one gets none, "
                                   "and two are normal."),
             {cells}});
    SpermCase other = sperm;
    other.failed = sperm.failed == FailedDivision::First ? FailedDivision::Second : FailedDivision::First;
    maker.wrong(
        number(other.of(sperm.chromosomes)),
        sperm.failed == FailedDivision::First
            ? Phrase{ENGINE_TEXT("engine", "That would be right if the second division had failed in "
                                           "one of its two cells."),
                     {}}
            : Phrase{ENGINE_TEXT("engine", "That would be right if the first division had failed."), {}},
        "chromatid-is-homologue");
    maker.wrong(number(4 * sperm.cells),
                {ENGINE_TEXT("engine", "Those are all sperm of these cells. They are not all alike."), {}});
    maker.wrong(
        number(3 * sperm.cells),
        {ENGINE_TEXT("engine", "3 : 1 is about the offspring of two heterozygous parents. Draw the two "
                               "divisions of one cell and count its four sperm."),
         {}},
        "ratio-for-all");
    maker.wrong(
        number(sperm.cells),
        {ENGINE_TEXT("engine", "That would be one sperm of each cell. Draw the two divisions and count "
                               "all four."),
         {}});
}

void spermCounts(Maker& maker) {
    SpermCase sperm;
    sperm.cells = static_cast<std::int64_t>(3 + maker.below(38));
    sperm.failed = maker.below(2) == 0 ? FailedDivision::First : FailedDivision::Second;
    sperm.chromosomes = static_cast<int>(maker.below(3));
    maker.given(
        sperm.failed == FailedDivision::First
            ? Phrase{ENGINE_TEXT("engine", "In %1 cells of a testis, one pair of chromosomes stays "
                                           "together in the first division of meiosis."),
                     {std::to_string(sperm.cells)}}
            : Phrase{ENGINE_TEXT("engine", "In %1 cells of a testis, the first division of meiosis goes "
                                           "well. In the second, the two copies of one chromosome stay "
                                           "together in one of the two cells."),
                     {std::to_string(sperm.cells)}});
    maker.given(
        {ENGINE_TEXT("engine", "Each of the %1 cells gives four sperm."), {std::to_string(sperm.cells)}});
    switch (sperm.chromosomes) {
    case 0:
        maker.ask({ENGINE_TEXT("engine", "How many of these sperm have one chromosome too few?"), {}});
        break;
    case 1: maker.ask({ENGINE_TEXT("engine", "How many of these sperm are normal?"), {}}); break;
    default:
        maker.ask({ENGINE_TEXT("engine", "How many of these sperm have one chromosome too many?"), {}});
        break;
    }
    spermAnswers(maker, sperm);
    maker.hint(
        {ENGINE_TEXT("engine", "Draw one of the cells with its pair, then the two cells after the first "
                               "division, then the four sperm."),
         {}});
    maker.hint({ENGINE_TEXT("engine", "How many of its four sperm are like that? Multiply by %1."),
                {std::to_string(sperm.cells)}});
}

Phrase placeOf(const Failure& failure) {
    const bool first = failure.division == FailedDivision::First;
    if (failure.inFather)
        return first ? Phrase{ENGINE_TEXT("engine", "in the father, first division"), {}}
                     : Phrase{ENGINE_TEXT("engine", "in the father, second division"), {}};
    return first ? Phrase{ENGINE_TEXT("engine", "in the mother, first division"), {}}
                 : Phrase{ENGINE_TEXT("engine", "in the mother, second division"), {}};
}

/// Why the alleles do not fit a failure; `child` has two alleles of the true failure's parent.
Phrase whyNotThere(const Failure& wrong, const Failure& truth) {
    if (wrong.inFather != truth.inFather)
        return wrong.inFather
                   ? Phrase{wrong.division == FailedDivision::First
                                ? ENGINE_TEXT("engine", "Then both of the father's alleles would be there. "
                                                        "Only one is.")
                                : ENGINE_TEXT("engine", "Then one of the father's alleles would be there "
                                                        "twice. It is there once."),
                            {}}
                   : Phrase{wrong.division == FailedDivision::First
                                ? ENGINE_TEXT("engine", "Then both of the mother's alleles would be there. "
                                                        "Only one is.")
                                : ENGINE_TEXT("engine", "Then one of the mother's alleles would be there "
                                                        "twice. It is there once."),
                            {}};
    return wrong.division == FailedDivision::First
               ? Phrase{ENGINE_TEXT("engine",
                                    "The parent is right. But after the first division both alleles "
                                    "of this parent would be there."),
                        {}}
               : Phrase{ENGINE_TEXT("engine", "The parent is right. But after the second division the same "
                                              "allele would be there twice."),
                        {}};
}

void allelesOfThree(Maker& maker) {
    std::vector<int> alleles{8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19};
    maker.random().shuffle(alleles);
    const std::array<int, 2> mother{alleles[0], alleles[1]};
    const std::array<int, 2> father{alleles[2], alleles[3]};
    const Failure truth = maker.oneOf(allFailures);
    const auto& failing = truth.inFather ? father : mother;
    const bool both = truth.division == FailedDivision::First;
    std::array<int, 3> child{failing[0], both ? failing[1] : failing[0],
                             (truth.inFather ? mother : father)[maker.below(2)]};
    std::ranges::sort(child);
    maker.given(
        {ENGINE_TEXT("engine", "A spot beside the centromere of a chromosome has alleles that are named "
                               "by numbers. The mother has %1 and %2, the father %3 and %4."),
         {std::to_string(mother[0]), std::to_string(mother[1]), std::to_string(father[0]),
          std::to_string(father[1])}});
    maker.given(
        {ENGINE_TEXT("engine", "Their offspring has three of this chromosome, with the alleles %1, %2 "
                               "and %3."),
         {std::to_string(child[0]), std::to_string(child[1]), std::to_string(child[2])}});
    maker.ask({ENGINE_TEXT("engine", "Where did the chromosomes fail to separate?"), {}});
    for (const Failure& failure : failuresBehind(mother, father, child))
        maker.right(
            placeOf(failure),
            both ? Phrase{ENGINE_TEXT("engine", "Right: both alleles of this parent are there, and it "
                                                "is the first division that separates them."),
                          {}}
                 : Phrase{ENGINE_TEXT("engine", "Right: the same allele of this parent is there twice. "
                                                "It is the second division that separates the two "
                                                "copies."),
                          {}});
    for (const Failure& wrong : allFailures)
        if (wrong != truth)
            maker.wrong(placeOf(wrong), whyNotThere(wrong, truth),
                        wrong.inFather == truth.inFather ? "chromatid-is-homologue" : "");
    maker.hint({ENGINE_TEXT("engine", "From which parent do two of the three alleles come?"), {}});
    maker.hint({ENGINE_TEXT("engine", "Two different alleles of one parent, or the same one twice? The first "
                                      "division separates the pair, the second the two copies."),
                {}});
}

/// What the gamete of a failure brings.
Phrase broughtBy(const Failure& failure) {
    const bool first = failure.division == FailedDivision::First;
    if (failure.inFather)
        return first ? Phrase{ENGINE_TEXT("engine",
                                          "after a failure in the father's first division, a sperm has X "
                                          "and Y or none of them. With the X of an egg cell that makes "
                                          "XXY or X0."),
                              {}}
                     : Phrase{ENGINE_TEXT("engine",
                                          "after a failure in the father's second division, a sperm can "
                                          "have two X, two Y or none. With the X of an egg cell that "
                                          "makes XXX, XYY or X0."),
                              {}};
    return first ? Phrase{ENGINE_TEXT("engine",
                                      "after a failure in the mother's first division, an egg cell has "
                                      "two X or none. With the X or Y of a sperm that makes XXX, XXY, "
                                      "X0 or Y0."),
                          {}}
                 : Phrase{ENGINE_TEXT("engine",
                                      "after a failure in the mother's second division, an egg cell has "
                                      "two X or none, or one as usual if the failure was in the polar body. "
                                      "With the X or Y of a sperm, two or none make XXX, XXY, X0 or Y0."),
                          {}};
}

/// The one failure that can, or that cannot, give a set of sex chromosomes.
void sexChromosomeProblem(Maker& maker) {
    struct Wanted {
        int x;
        int y;
    };
    constexpr std::array all{Wanted{1, 2}, Wanted{2, 1}, Wanted{3, 0}};
    const Wanted asked = maker.oneOf(all);
    const auto possible = failuresBehind(asked.x, asked.y);
    const bool only = possible.size() == 1;
    const std::string name = sexChromosomes(asked.x, asked.y);
    maker.given(
        {ENGINE_TEXT("engine", "In people, mothers are XX and fathers are XY. Crossing over can be left "
                               "out here."),
         {}});
    maker.ask(only ? Phrase{ENGINE_TEXT("engine", "Which is the only failure to separate that can give %1?"),
                            {name}}
                   : Phrase{ENGINE_TEXT("engine", "Which failure to separate cannot give %1?"), {name}});
    for (const Failure& failure : allFailures) {
        const bool can = std::ranges::find(possible, failure) != possible.end();
        if (can == only)
            maker.right(placeOf(failure), {ENGINE_TEXT("engine", "Right: %1"), {broughtBy(failure)}});
    }
    for (const Failure& failure : allFailures) {
        const bool can = std::ranges::find(possible, failure) != possible.end();
        if (can != only)
            maker.wrong(placeOf(failure), {ENGINE_TEXT("engine", "Look again: %1"), {broughtBy(failure)}});
    }
    maker.hint(
        {ENGINE_TEXT("engine", "Write down what the failed gamete brings, for each of the four answers."),
         {}});
    maker.hint(
        {ENGINE_TEXT("engine", "A normal egg cell brings an X, a normal sperm an X or a Y. Add that."), {}});
}

} // namespace

void nonDisjunction(Maker& maker) {
    switch (maker.below(8)) {
    case 0: chromosomeNumber(maker); break;
    case 1:
    case 2:
    case 3: spermCounts(maker); break;
    case 4:
    case 5:
    case 6: allelesOfThree(maker); break;
    default: sexChromosomeProblem(maker); break;
    }
}

} // namespace lessons::problems
