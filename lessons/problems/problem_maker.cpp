// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem_maker.h"

#include "lessons/pedigree/family_question.h"
#include "lessons/pedigree/family_words.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace lessons::problems {

using core::Phrase;

/// More than there will ever be kinds. A number that grew with them would renew all problems, on printed
/// worksheets too, whenever a kind is added.
constexpr std::uint64_t seedsPerKind = 64;
static_assert(allProblemKinds.size() <= seedsPerKind);

Maker::Maker(ProblemKind kind, std::uint64_t seed)
    : m_random(seed * seedsPerKind + static_cast<std::uint64_t>(kind)) {
    m_problem.kind = kind;
    m_problem.seed = seed;
}

std::vector<Gene> Maker::genes(std::size_t count, genotype::Inheritance inheritance) {
    m_problem.invented = true;
    std::vector<Gene> genes = inventedGenes(inheritance);
    m_random.shuffle(genes);
    genes.resize(std::min(count, genes.size()));
    return genes;
}

void Maker::family(pedigree::Pedigree people) {
    for (core::Phrase& sentence : pedigree::sentencesOf(people))
        given(std::move(sentence));
    m_problem.family = std::move(people);
}

void Maker::nextChild(pedigree::Parents parents, pedigree::Sex sex) {
    m_problem.nextChild = pedigree::nextChildOf(parents, sex);
}

void Maker::right(Phrase text, Phrase why) {
    m_problem.answers.push_back({std::move(text), true, std::move(why), {}});
}

void Maker::wrong(Phrase text, Phrase why, std::string_view misconception) {
    const std::string words = core::english(text);
    const bool known =
        std::any_of(m_problem.answers.begin(), m_problem.answers.end(),
                    [&words](const auto& answer) { return core::english(answer.text) == words; });
    if (!known && m_problem.answers.size() < answersOfAProblem)
        m_problem.answers.push_back({std::move(text), false, std::move(why), misconception});
}

Problem Maker::finished() {
    if (m_problem.answers.size() != answersOfAProblem)
        throw std::logic_error("a problem has four answers");
    m_random.shuffle(m_problem.answers);
    return std::move(m_problem);
}

Phrase share(std::int64_t part, std::int64_t whole) {
    if (part == 0)
        return {ENGINE_TEXT("engine", "none of them"), {}};
    if (part == whole)
        return {ENGINE_TEXT("engine", "all of them"), {}};
    const std::int64_t divisor = std::gcd(part, whole);
    return {"%1", {std::to_string(part / divisor) + '/' + std::to_string(whole / divisor)}};
}

Phrase chance(std::int64_t part, std::int64_t whole) {
    return part == 0 || part == whole ? number(part == 0 ? 0 : 1) : share(part, whole);
}

Phrase number(std::int64_t value) {
    return {"%1", {std::to_string(value)}};
}

Phrase hundredths(double value) {
    const auto rounded = std::llround(100 * value);
    const std::string digits = std::to_string(rounded % 100);
    return {ENGINE_TEXT("engine", "%1.%2"),
            {std::to_string(rounded / 100), digits.size() == 1 ? '0' + digits : digits}};
}

Phrase dominanceOf(const Gene& gene) {
    return {ENGINE_TEXT("engine", "Gene for %1: *%2* (“%3”) is dominant over *%4* (“%5”)."),
            {gene.name, gene.symbols[0], gene.phenotypes.front(), gene.symbols[1], gene.phenotypes.back()}};
}

Phrase looksOf(const Gene& gene) {
    return {ENGINE_TEXT("engine", "Gene for %1: *%2* shows “%3”, *%4* “%5” and *%6* “%7”."),
            {gene.name, gene.notation(0), gene.phenotypes[0], gene.notation(1), gene.phenotypes[1],
             gene.notation(2), gene.phenotypes[2]}};
}

Phrase parentsAre(const std::string& first, const std::string& second) {
    return {ENGINE_TEXT("engine", "The parents are *%1* and *%2*."), {first, second}};
}

std::array<std::size_t, 4> cellsOf(const Gene& gene, std::size_t first, std::size_t second) {
    const auto rows = gene.allelesOf(first);
    const auto columns = gene.allelesOf(second);
    return {gene.genotypeOf(rows[0], columns[0]), gene.genotypeOf(rows[0], columns[1]),
            gene.genotypeOf(rows[1], columns[0]), gene.genotypeOf(rows[1], columns[1])};
}

Phrase rightCells(std::int64_t cells) {
    if (cells == 1)
        return {ENGINE_TEXT("engine", "Right: it is one of the four equally likely cells of the square."),
                {}};
    return {ENGINE_TEXT("engine", "Right: it is %1 of the four equally likely cells of the square."),
            {std::to_string(cells)}};
}

void squareHints(Maker& maker) {
    maker.hint({ENGINE_TEXT("engine", "Write down which gametes each parent makes."), {}});
    maker.hint({ENGINE_TEXT("engine", "Draw the Punnett square: its four cells are equally likely."), {}});
}

} // namespace lessons::problems
