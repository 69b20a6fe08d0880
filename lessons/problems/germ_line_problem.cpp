// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/germ_line.h"
#include "lessons/problems/problem_maker.h"

/// Problems with a mutation in an embryo: how many cells have it, whether it is in the germ line, and how
/// many of the young get it.
namespace lessons::problems {

using core::Phrase;

namespace {

/// States how many cells an embryo has in the end, and how many of them are germ cells.
CellTree embryo(Maker& maker) {
    const int divisions = 2 + static_cast<int>(maker.below(3));
    const int germ = 1 << maker.below(static_cast<std::size_t>(divisions));
    const CellTree tree(divisions, germ);
    maker.given(
        {ENGINE_TEXT("engine", "A fertilised egg divides into 2 cells, these into 4, and so on up to %1: "
                               "%2 cells in all, with those that have divided."),
         {std::to_string(tree.lastCells()), std::to_string(tree.cells())}});
    if (germ == 1)
        maker.given(
            {ENGINE_TEXT("engine", "One of the last %1 becomes a germ cell. Only these last cells count "
                                   "as body or germ cells."),
             {std::to_string(tree.lastCells())}});
    else
        maker.given(
            {ENGINE_TEXT("engine", "%1 of the last %2 become germ cells; all of these come from one "
                                   "cell, from which no body cell comes. Only the last cells count as "
                                   "body or germ cells."),
             {std::to_string(germ), std::to_string(tree.lastCells())}});
    return tree;
}

void shareOfReach(Maker& maker) {
    const CellTree tree = embryo(maker);
    const auto counts = tree.cellsByReach(0, tree.divisions());
    const auto asked = maker.below(mutationReachCount);
    const std::array<Phrase, mutationReachCount> where{
        Phrase{ENGINE_TEXT("engine", "in body cells only"), {}},
        Phrase{ENGINE_TEXT("engine", "in germ cells only"), {}},
        Phrase{ENGINE_TEXT("engine", "in both"), {}}};
    maker.ask({ENGINE_TEXT("engine", "A mutation strikes one of all %1 cells, each with the same chance. How "
                                     "likely is it to end up %2?"),
               {std::to_string(tree.cells()), where[asked]}});
    maker.right(share(counts[asked], tree.cells()),
                {ENGINE_TEXT("engine", "Right: it is %1 of the %2 cells."),
                 {std::to_string(counts[asked]), std::to_string(tree.cells())}});
    for (std::size_t other = 0; other < mutationReachCount; ++other)
        if (other != asked)
            maker.wrong(share(counts[other], tree.cells()),
                        {ENGINE_TEXT("engine", "That is how likely it is to end up %1."), {where[other]}});
    maker.wrong(
        share(tree.germCells(), tree.lastCells()),
        {ENGINE_TEXT("engine", "That is the share of germ cells among the last cells. But the mutation "
                               "can strike any cell, earlier ones as well."),
         {}});
    maker.wrong(share(1, 3),
                {ENGINE_TEXT("engine", "Body, germ line or both: three possibilities, but not "
                                       "equally likely ones."),
                 {}},
                "equal-chances");
    maker.hint(
        {ENGINE_TEXT("engine", "Draw the tree of cells, and mark the germ cells in its last row."), {}});
    maker.hint(
        {ENGINE_TEXT("engine", "Write beside each cell what comes of it: body cells, germ cells or both. "
                               "Then count."),
         {}});
}

void shareInARow(Maker& maker) {
    const CellTree tree = embryo(maker);
    const int row = 1 + static_cast<int>(maker.below(static_cast<std::size_t>(tree.divisions())));
    const auto counts = tree.cellsByReach(row, row);
    const std::int64_t cells = std::int64_t{1} << row;
    const std::int64_t leading = cells - counts[static_cast<std::size_t>(MutationReach::Body)];
    maker.ask(
        {ENGINE_TEXT("engine", "When there are %1 cells, a mutation strikes one of them. How likely is it to "
                               "be in the germ line in the end?"),
         {std::to_string(cells)}});
    maker.right(chance(leading, cells),
                core::counted(static_cast<int>(leading),
                              ENGINE_SINGULAR("Right: 1 of the %1 cells leads to germ cells."),
                              ENGINE_PLURAL("engine", "Right: %n of the %1 cells lead to germ cells."),
                              {std::to_string(cells)}));
    maker.wrong(chance(cells - leading, cells),
                {ENGINE_TEXT("engine", "That is how likely it is to be in body cells only."), {}});
    maker.wrong(chance(tree.germCells(), tree.lastCells()),
                {ENGINE_TEXT("engine", "That would be right for a mutation in one of the last %1 cells."),
                 {std::to_string(tree.lastCells())}});
    maker.wrong(
        chance(leading, tree.cells()),
        {ENGINE_TEXT("engine", "You divided by all %1 cells. The mutation strikes when there are %2."),
         {std::to_string(tree.cells()), std::to_string(cells)}},
        "wrong-whole");
    maker.wrong(chance(1, 1),
                {ENGINE_TEXT("engine", "Only a mutation in the fertilised egg is in every cell."), {}});
    maker.wrong(
        chance(0, 1),
        {ENGINE_TEXT("engine", "The germ cells come from one of these cells. It can be the one."), {}});
    maker.hint(
        {ENGINE_TEXT("engine", "Draw the tree of cells, and mark the germ cells in its last row."), {}});
    maker.hint(
        {ENGINE_TEXT("engine", "From which of the %1 cells do germ cells come?"), {std::to_string(cells)}});
}

void descendants(Maker& maker) {
    const auto struck = 1 + maker.below(5);
    const auto last = struck + 2 + maker.below(5);
    const std::int64_t then = std::int64_t{1} << struck;
    const std::int64_t now = std::int64_t{1} << last;
    const std::int64_t with = now / then;
    maker.given({ENGINE_TEXT("engine", "All cells of an embryo divide at the same time. When there are %1, a "
                                       "mutation strikes one of them."),
                 {std::to_string(then)}});
    maker.ask({ENGINE_TEXT("engine", "How many cells have the mutation when there are %1 cells?"),
               {std::to_string(now)}});
    maker.right(number(with), {ENGINE_TEXT("engine", "Right: each of the %1 cells has become %2."),
                               {std::to_string(then), std::to_string(with)}});
    maker.wrong(number(1), {ENGINE_TEXT("engine", "That was so at first. With every division the mutation is "
                                                  "copied, too."),
                            {}});
    maker.wrong(
        number(now),
        core::counted(
            static_cast<int>(then - 1),
            ENGINE_SINGULAR("The other cell was not struck, and passes nothing of it on."),
            ENGINE_PLURAL("engine", "The other %n cells were not struck, and pass nothing of it on.")));
    maker.wrong(number(now / 2),
                {ENGINE_TEXT("engine", "Half of the cells would have it if it had struck one of two cells. "
                                       "There were %1."),
                 {std::to_string(then)}});
    maker.wrong(number(then),
                {ENGINE_TEXT("engine", "That is how many cells there were when it struck."), {}});
    maker.wrong(number(2 * static_cast<std::int64_t>(last - struck)),
                {ENGINE_TEXT("engine", "Every division doubles their number; it does not add two."), {}});
    maker.hint({ENGINE_TEXT("engine", "How often do the cells divide between %1 and %2?"),
                {std::to_string(then), std::to_string(now)}});
    maker.hint({ENGINE_TEXT("engine", "%1 times. Each time the one cell and its descendants double."),
                {std::to_string(last - struck)}});
}

void expectedYoung(Maker& maker) {
    struct Part {
        std::int64_t of;
        std::int64_t whole;
    };
    constexpr std::array parts{Part{1, 2}, Part{1, 3}, Part{1, 4}, Part{1, 5}, Part{1, 6},  Part{1, 8},
                               Part{2, 3}, Part{3, 4}, Part{2, 5}, Part{3, 5}, Part{1, 10}, Part{3, 8}};
    const Part part = maker.oneOf(parts);
    const std::int64_t young = 2 * part.whole * static_cast<std::int64_t>(2 + maker.below(16));
    maker.given(
        {ENGINE_TEXT("engine", "A male animal looks like all others. But in %1 of the cells that make its "
                               "sperm, one of the two alleles of a gene has mutated."),
         {chance(part.of, part.whole)}});
    maker.given({ENGINE_TEXT("engine", "It has %1 young with females that do not have this mutation."),
                 {std::to_string(young)}});
    maker.ask({ENGINE_TEXT("engine", "How many of the young do you expect to have the mutation?"), {}});
    const std::int64_t cells = young * part.of / part.whole;
    maker.right(
        number(cells / 2),
        {ENGINE_TEXT("engine", "Right: %1 of the sperm come from such cells, and half of those have the "
                               "mutated allele."),
         {share(part.of, part.whole)}});
    maker.wrong(number(cells),
                {ENGINE_TEXT("engine", "These cells have an unchanged allele as well. Half of "
                                       "their sperm get that one."),
                 {}},
                "diploid-gametes");
    maker.wrong(
        number(young / 2),
        {ENGINE_TEXT("engine", "That would be right if all cells that make sperm had the mutation."), {}});
    maker.wrong(number(0),
                {ENGINE_TEXT("engine", "That the father does not show it says nothing about his germ "
                                       "line."),
                 {}},
                "genotype-is-phenotype");
    maker.wrong(
        number(young),
        {ENGINE_TEXT("engine", "Not all of his germ cells have the mutation, and those that have it got "
                               "it with one allele of two."),
         {}});
    maker.hint({ENGINE_TEXT("engine", "What share of the sperm comes from cells with the mutation?"), {}});
    maker.hint(
        {ENGINE_TEXT("engine", "%1. Such a cell has one mutated allele and one unchanged one: how many of "
                               "its sperm get which?"),
         {share(part.of, part.whole)}});
}

/// A change, and why it can or cannot be inherited.
struct BodyChange {
    const char* what; ///< marked for translation
    const char* why;
    /// It came by use, learning or an injury, not by a mutation.
    bool acquired = false;
};

constexpr std::array inherited{
    BodyChange{ENGINE_TEXT("engine", "a mutation in a cell that makes sperm"),
               ENGINE_TEXT("engine", "Right: sperm come from this cell, so it is in the germ line.")},
    BodyChange{
        ENGINE_TEXT("engine", "a mutation in an egg cell"),
        ENGINE_TEXT("engine", "Right: if this egg cell is fertilised, every cell of the child has it.")},
    BodyChange{ENGINE_TEXT("engine", "a mutation in the fertilised egg"),
               ENGINE_TEXT("engine", "Right: all cells come from this one, germ cells included.")}};

constexpr std::array notInherited{
    BodyChange{ENGINE_TEXT("engine", "a mutation in a skin cell"),
               ENGINE_TEXT("engine", "No egg cell and no sperm comes from a skin cell.")},
    BodyChange{ENGINE_TEXT("engine", "a mutation in a lung cell"),
               ENGINE_TEXT("engine", "No egg cell and no sperm comes from a lung cell.")},
    BodyChange{ENGINE_TEXT("engine", "a mutation in the liver"),
               ENGINE_TEXT("engine", "No egg cell and no sperm comes from the liver.")},
    BodyChange{
        ENGINE_TEXT("engine", "a tan from the sun"),
        ENGINE_TEXT("engine", "A tan is in the skin. The alleles of egg cells and sperm are as they were."),
        true},
    BodyChange{
        ENGINE_TEXT("engine", "muscles that were trained"),
        ENGINE_TEXT("engine", "Training makes muscles grow. It does not change the DNA of germ cells."),
        true},
    BodyChange{ENGINE_TEXT("engine", "a scar"),
               ENGINE_TEXT("engine", "An injury changes the body, not the alleles of the germ cells."), true},
    BodyChange{
        ENGINE_TEXT("engine", "a song that was learned"),
        ENGINE_TEXT("engine", "What is learned is stored in the brain and does not get into germ cells."),
        true}};

void whatIsInherited(Maker& maker) {
    maker.given(
        {ENGINE_TEXT("engine", "Four animals have changed during their lives, or as embryos. Later they "
                               "have young."),
         {}});
    maker.ask({ENGINE_TEXT("engine", "Which of these changes can their young inherit?"), {}});
    const BodyChange right = maker.oneOf(inherited);
    maker.right({right.what, {}}, {right.why, {}});
    std::vector<BodyChange> others(notInherited.begin(), notInherited.end());
    maker.random().shuffle(others);
    for (const BodyChange& other : others)
        maker.wrong({other.what, {}}, {other.why, {}}, other.acquired ? "acquired-inherited" : "");
    maker.hint({ENGINE_TEXT("engine", "From which cells do egg cells and sperm come?"), {}});
    maker.hint({ENGINE_TEXT("engine", "A change is inherited only if it is in the DNA of these cells."), {}});
}

} // namespace

void germLine(Maker& maker) {
    switch (maker.below(9)) {
    case 0:
    case 1: shareOfReach(maker); break;
    case 2: shareInARow(maker); break;
    case 3:
    case 4: descendants(maker); break;
    case 5:
    case 6:
    case 7: expectedYoung(maker); break;
    default: whatIsInherited(maker); break;
    }
}

} // namespace lessons::problems
