// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"
#include "engine/core/text.h"
#include "lessons/cross/gene.h"
#include "lessons/problems/problem.h"

#include <string_view>
#include <utility>

/// What the files of problems share. Internal to them.
namespace lessons::problems {

/// What is said about a wrong answer, and the misconception that leads to it, if there is one.
struct Feedback {
    core::Phrase why;
    std::string_view misconception = {};
};

/// Puts a problem together.
class Maker {
public:
    Maker(ProblemKind kind, std::uint64_t seed);

    core::Random& random() { return m_random; }
    /// Uniform in 0 … bound − 1.
    std::size_t below(std::size_t bound) { return m_random.below(static_cast<std::uint32_t>(bound)); }
    template <class Choices> const auto& oneOf(const Choices& choices) {
        return choices[below(std::size(choices))];
    }
    /// Different invented genes; the problem says that it is about such.
    std::vector<Gene> genes(std::size_t count, genotype::Inheritance inheritance);

    void given(core::Phrase sentence) { m_problem.given.push_back(std::move(sentence)); }
    void counted(core::Phrase name, std::int64_t count) {
        m_problem.counted.push_back({std::move(name), count});
    }
    /// Also tells the family in sentences; nothing may be given after them.
    void family(pedigree::Pedigree people);
    void familyAnswer(FamilyAnswer answer) { m_problem.familyAnswer = answer; }
    /// Draws the child that is asked about.
    void nextChild(pedigree::Parents parents, pedigree::Sex sex);
    void ask(core::Phrase sentence) { m_problem.ask = std::move(sentence); }
    void hint(core::Phrase sentence) { m_problem.hints.push_back(std::move(sentence)); }
    void right(core::Phrase text, core::Phrase why);
    /// A wrong answer; add the likeliest mistakes first. A repeated answer is ignored, and so is one too
    /// many. `misconception`: as ProblemAnswer::misconception; its text must live as long as the program.
    void wrong(core::Phrase text, core::Phrase why, std::string_view misconception = {});
    void mistaken(core::Phrase text, Feedback feedback) {
        wrong(std::move(text), std::move(feedback.why), feedback.misconception);
    }

    /// Throws std::logic_error if there are not four answers.
    Problem finished();

private:
    Problem m_problem;
    core::Random m_random;
};

/// "3/4" in lowest terms, "all of them" or "none of them".
core::Phrase share(std::int64_t part, std::int64_t whole);
/// The same as a chance: "0" and "1" instead of "none of them" and "all of them".
core::Phrase chance(std::int64_t part, std::int64_t whole);
/// A number alone.
core::Phrase number(std::int64_t value);
/// "4.27": rounded to two places, from 0 on; a translation can change the decimal mark.
core::Phrase hundredths(double value);

/// "Gene for wing colour: *B* (“blue wings”) is dominant over *b* (“yellow wings”)."
core::Phrase dominanceOf(const Gene& gene);
/// "Gene for wing colour: *BB* shows “blue wings”, *Bb* “green wings” and *bb* “yellow wings”."
core::Phrase looksOf(const Gene& gene);
/// "The parents are *Bb* and *bb*."
core::Phrase parentsAre(const std::string& first, const std::string& second);
/// The four cells of the square of two genotypes of one gene, row by row.
std::array<std::size_t, 4> cellsOf(const Gene& gene, std::size_t first, std::size_t second);
/// "Right: …": how many of the four cells.
core::Phrase rightCells(std::int64_t cells);
/// The two hints for problems of one square.
void squareHints(Maker& maker);

// One function for each kind.
void lookShare(Maker& maker);
void genotypeShare(Maker& maker);
void expectedCount(Maker& maker);
void hybridLooks(Maker& maker);
void bloodGroups(Maker& maker);
void testCross(Maker& maker);
void parentsFromCounts(Maker& maker);
void gameteKinds(Maker& maker);
void twoGenes(Maker& maker);
void linkage(Maker& maker);
void threePoint(Maker& maker);
void smallFamily(Maker& maker);
void chiSquare(Maker& maker);
void hardyWeinberg(Maker& maker);
void pedigreeMode(Maker& maker);
void carrierChance(Maker& maker);
void xLinked(Maker& maker);
void epistasis(Maker& maker);
void mutation(Maker& maker);
void expression(Maker& maker);
void garden(Maker& maker);
void maternal(Maker& maker);
void nonDisjunction(Maker& maker);
void germLine(Maker& maker);
void selection(Maker& maker);
void populationChange(Maker& maker);
void meiosis(Maker& maker);
void geneEditing(Maker& maker);
void breeding(Maker& maker);
void duel(Maker& maker);

} // namespace lessons::problems
