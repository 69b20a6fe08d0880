// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem.h"

#include "engine/core/enum_words.h"
#include "engine/core/random.h"
#include "lessons/pedigree/family_words.h"
#include "lessons/problems/problem_maker.h"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string>

namespace lessons {

namespace {

/// Everything that a pupil reads before answering: two problems with the same text are the same.
std::string questionText(const Problem& problem) {
    std::string text;
    for (const core::Phrase& sentence : problem.given)
        text += core::english(sentence) + '\n';
    for (const CountedLook& row : problem.counted)
        text += core::english(row.name) + ' ' + std::to_string(row.count) + '\n';
    return text + core::english(problem.ask);
}

} // namespace

std::string_view idOf(ProblemKind kind) {
    return core::nameWord(kind);
}

core::Phrase title(ProblemKind kind) {
    switch (kind) {
    case ProblemKind::LookShare: return {ENGINE_TEXT("engine", "Share of a phenotype"), {}};
    case ProblemKind::GenotypeShare: return {ENGINE_TEXT("engine", "Share of a genotype"), {}};
    case ProblemKind::ExpectedCount: return {ENGINE_TEXT("engine", "Expected number"), {}};
    case ProblemKind::HybridLooks:
        return {ENGINE_TEXT("engine", "Heterozygotes with their own phenotype"), {}};
    case ProblemKind::BloodGroups: return {ENGINE_TEXT("engine", "Blood groups"), {}};
    case ProblemKind::TestCross: return {ENGINE_TEXT("engine", "Test cross"), {}};
    case ProblemKind::ParentsFromCounts:
        return {ENGINE_TEXT("engine", "From counts back to the parents"), {}};
    case ProblemKind::GameteKinds: return {ENGINE_TEXT("engine", "Kinds of gametes"), {}};
    case ProblemKind::TwoGenes: return {ENGINE_TEXT("engine", "Two genes and the product rule"), {}};
    case ProblemKind::Linkage: return {ENGINE_TEXT("engine", "Linked genes"), {}};
    case ProblemKind::ThreePoint: return {ENGINE_TEXT("engine", "Three linked genes"), {}};
    case ProblemKind::SmallFamily: return {ENGINE_TEXT("engine", "Small families"), {}};
    case ProblemKind::ChiSquare: return {ENGINE_TEXT("engine", "Chi-square test"), {}};
    case ProblemKind::HardyWeinberg: return {ENGINE_TEXT("engine", "Hardy–Weinberg equilibrium"), {}};
    case ProblemKind::PedigreeMode: return {ENGINE_TEXT("engine", "Reading a pedigree"), {}};
    case ProblemKind::CarrierChance: return {ENGINE_TEXT("engine", "Carriers and the next child"), {}};
    case ProblemKind::XLinked: return {ENGINE_TEXT("engine", "Genes on the X chromosome"), {}};
    case ProblemKind::Epistasis: return {ENGINE_TEXT("engine", "Two genes for one trait"), {}};
    case ProblemKind::Mutation: return {ENGINE_TEXT("engine", "New mutations"), {}};
    case ProblemKind::Expression: return {ENGINE_TEXT("engine", "From codons to a protein"), {}};
    case ProblemKind::Garden: return {ENGINE_TEXT("engine", "Mendel's crosses"), {}};
    case ProblemKind::Maternal: return {ENGINE_TEXT("engine", "Genes outside the nucleus"), {}};
    case ProblemKind::NonDisjunction: return {ENGINE_TEXT("engine", "Pairs that fail to separate"), {}};
    case ProblemKind::GermLine: return {ENGINE_TEXT("engine", "Body cells and germ cells"), {}};
    case ProblemKind::Selection: return {ENGINE_TEXT("engine", "One generation of selection"), {}};
    case ProblemKind::PopulationChange: return {ENGINE_TEXT("engine", "Migration and drift"), {}};
    case ProblemKind::Meiosis: return {ENGINE_TEXT("engine", "Meiosis step by step"), {}};
    case ProblemKind::GeneEditing: return {ENGINE_TEXT("engine", "Cutting a gene"), {}};
    case ProblemKind::Breeding: return {ENGINE_TEXT("engine", "Breeding by choice"), {}};
    case ProblemKind::Duel: return {ENGINE_TEXT("engine", "Duels of genomes"), {}};
    }
    return {};
}

std::vector<core::Phrase> Problem::givenBesideFamily() const {
    const std::size_t told = family ? pedigree::sentencesOf(*family).size() : 0;
    return {given.begin(), given.end() - static_cast<std::ptrdiff_t>(told)};
}

std::size_t Problem::rightAnswer() const {
    const auto answer =
        std::find_if(answers.begin(), answers.end(), [](const auto& one) { return one.right; });
    return static_cast<std::size_t>(answer - answers.begin());
}

Problem makeProblem(ProblemKind kind, std::uint64_t seed) {
    problems::Maker maker(kind, seed);
    switch (kind) {
    case ProblemKind::LookShare: problems::lookShare(maker); break;
    case ProblemKind::GenotypeShare: problems::genotypeShare(maker); break;
    case ProblemKind::ExpectedCount: problems::expectedCount(maker); break;
    case ProblemKind::HybridLooks: problems::hybridLooks(maker); break;
    case ProblemKind::BloodGroups: problems::bloodGroups(maker); break;
    case ProblemKind::TestCross: problems::testCross(maker); break;
    case ProblemKind::ParentsFromCounts: problems::parentsFromCounts(maker); break;
    case ProblemKind::GameteKinds: problems::gameteKinds(maker); break;
    case ProblemKind::TwoGenes: problems::twoGenes(maker); break;
    case ProblemKind::Linkage: problems::linkage(maker); break;
    case ProblemKind::ThreePoint: problems::threePoint(maker); break;
    case ProblemKind::SmallFamily: problems::smallFamily(maker); break;
    case ProblemKind::ChiSquare: problems::chiSquare(maker); break;
    case ProblemKind::HardyWeinberg: problems::hardyWeinberg(maker); break;
    case ProblemKind::PedigreeMode: problems::pedigreeMode(maker); break;
    case ProblemKind::CarrierChance: problems::carrierChance(maker); break;
    case ProblemKind::XLinked: problems::xLinked(maker); break;
    case ProblemKind::Epistasis: problems::epistasis(maker); break;
    case ProblemKind::Mutation: problems::mutation(maker); break;
    case ProblemKind::Expression: problems::expression(maker); break;
    case ProblemKind::Garden: problems::garden(maker); break;
    case ProblemKind::Maternal: problems::maternal(maker); break;
    case ProblemKind::NonDisjunction: problems::nonDisjunction(maker); break;
    case ProblemKind::GermLine: problems::germLine(maker); break;
    case ProblemKind::Selection: problems::selection(maker); break;
    case ProblemKind::PopulationChange: problems::populationChange(maker); break;
    case ProblemKind::Meiosis: problems::meiosis(maker); break;
    case ProblemKind::GeneEditing: problems::geneEditing(maker); break;
    case ProblemKind::Breeding: problems::breeding(maker); break;
    case ProblemKind::Duel: problems::duel(maker); break;
    }
    return maker.finished();
}

std::vector<Problem> makeWorksheet(const std::vector<ProblemKind>& kinds, std::uint64_t seed, int pupil) {
    if (pupil < 0)
        throw std::invalid_argument("pupils count from 0");
    core::Random seeds(core::mixedSeed(seed) + static_cast<std::uint64_t>(pupil));
    std::vector<Problem> sheet;
    std::set<std::string> asked;
    for (const ProblemKind kind : kinds)
        for (int attempt = 0;; ++attempt) {
            Problem problem = makeProblem(kind, seeds.below(1u << 31));
            // Some kinds have few problems: a sheet with very many of them must repeat one.
            constexpr int enough = 200;
            if (asked.insert(questionText(problem)).second || attempt == enough) {
                sheet.push_back(std::move(problem));
                break;
            }
        }
    return sheet;
}

void Mastery::answered(bool rightAtFirst, bool hinted) {
    if (reached())
        return;
    if (!rightAtFirst)
        m_inARow = 0;
    else if (!hinted)
        ++m_inARow;
}

} // namespace lessons
