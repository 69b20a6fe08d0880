// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "lessons/pedigree/mode.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// Problems for mastery and worksheets: made from a seed, with traits that no real organism has, so that
/// answers cannot be looked up. All problems of one kind are equally hard: they take the same steps.
///
/// In their texts *Bb* is set as a genotype, as in the topics.
namespace lessons {

enum class ProblemKind : std::uint8_t {
    LookShare,         ///< one gene: the share of the offspring with a phenotype
    GenotypeShare,     ///< one gene: the share with a genotype
    ExpectedCount,     ///< one gene: how many of n are expected
    HybridLooks,       ///< incomplete dominance and codominance
    BloodGroups,       ///< three alleles
    TestCross,         ///< what offspring reveal about an unknown parent
    ParentsFromCounts, ///< from counts back to the parents
    GameteKinds,       ///< how many kinds of gametes
    TwoGenes,          ///< the product rule
    Linkage,           ///< a recombination fraction from counts
    ThreePoint,        ///< the middle one of three linked genes, and a distance
    SmallFamily,       ///< sum and product rule in families of a few
    ChiSquare,         ///< statistic, degrees of freedom and decision
    HardyWeinberg,     ///< allele frequencies of a population and its heterozygotes
    PedigreeMode,      ///< which modes of inheritance a family leaves
    CarrierChance,     ///< Bayes' rule: a carrier with healthy children, and the next child
    XLinked,           ///< a gene on the X chromosome
    Epistasis,         ///< two genes for one phenotype
    Mutation,          ///< rare mutations among many plants
    Expression,        ///< from codons to amino acids, and what a changed letter does
    Garden,            ///< which of Mendel's crosses gives which counts
    Maternal,          ///< plastids and mitochondria, from the mother alone
    NonDisjunction,    ///< a pair that fails to separate: numbers, gametes, where it happened
    GermLine,          ///< a mutation in an embryo: which cells have it, who inherits it
    Selection,         ///< who survives or breeds, and the next generation
    PopulationChange,  ///< migration and drift
    Meiosis,           ///< what is in a cell in each phase, and what four gametes one meiosis makes
    GeneEditing,       ///< where SpCas9 cuts, and what a repair leaves
    Breeding,          ///< the response to choosing parents
    Duel,              ///< two dice of Genome Wars: growth, shares, runs
};
inline constexpr std::array allProblemKinds{
    ProblemKind::LookShare,     ProblemKind::GenotypeShare,     ProblemKind::ExpectedCount,
    ProblemKind::HybridLooks,   ProblemKind::BloodGroups,       ProblemKind::TestCross,
    ProblemKind::GameteKinds,   ProblemKind::ParentsFromCounts, ProblemKind::TwoGenes,
    ProblemKind::Linkage,       ProblemKind::ThreePoint,        ProblemKind::SmallFamily,
    ProblemKind::ChiSquare,     ProblemKind::HardyWeinberg,     ProblemKind::PedigreeMode,
    ProblemKind::CarrierChance, ProblemKind::XLinked,           ProblemKind::Epistasis,
    ProblemKind::Mutation,      ProblemKind::Expression,        ProblemKind::Garden,
    ProblemKind::Maternal,      ProblemKind::NonDisjunction,    ProblemKind::GermLine,
    ProblemKind::Selection,     ProblemKind::PopulationChange,  ProblemKind::Meiosis,
    ProblemKind::GeneEditing,   ProblemKind::Breeding,          ProblemKind::Duel};

/// "look-share": for files and links, never shown.
std::string_view idOf(ProblemKind kind);
/// "Share of a phenotype".
core::Phrase title(ProblemKind kind);

/// One answer and the feedback on it.
struct ProblemAnswer {
    core::Phrase text;
    bool right = false;
    core::Phrase why;
    /// The belief that leads to this wrong answer: an id of the catalogue of misconceptions, as in lessons.
    /// Empty for the right answer and for slips: a wrong sum, another question than the one that was asked.
    std::string_view misconception = {};
};

/// One row of counts that belongs to a problem.
struct CountedLook {
    core::Phrase name;
    std::int64_t count = 0;
};

struct FamilyAnswer {
    pedigree::Mode mode = pedigree::Mode::AutosomalRecessive;
    pedigree::Parents couple;
};

struct Problem {
    ProblemKind kind = ProblemKind::LookShare;
    std::uint64_t seed = 0;
    bool invented = false;            ///< about invented traits, which nobody can look up
    std::vector<core::Phrase> given;  ///< whole sentences, in order
    std::vector<CountedLook> counted; ///< may be empty
    /// A family to be drawn; the last sentences of `given` say the same.
    std::optional<pedigree::Pedigree> family;
    /// How the family's trait is inherited, and two of its people with children: part of the answer. Where
    /// the family leaves an X-linked mode too, it is the autosomal one.
    std::optional<FamilyAnswer> familyAnswer;
    /// The child that is asked about, as one more person of the family.
    std::optional<pedigree::Person> nextChild;
    core::Phrase ask;
    std::vector<ProblemAnswer> answers; ///< four different ones, one right, in an order set by the seed
    std::vector<core::Phrase> hints;    ///< from a nudge to nearly the answer

    /// The place of the right answer.
    std::size_t rightAnswer() const;
    /// `given` without the sentences that tell the family, for wherever it is drawn.
    std::vector<core::Phrase> givenBesideFamily() const;
};

inline constexpr std::size_t answersOfAProblem = 4;

/// The problem of a kind and seed; the same pair gives the same problem.
Problem makeProblem(ProblemKind kind, std::uint64_t seed);

/// A worksheet: one problem of each kind in turn, the same kinds for every pupil, but with different numbers.
/// `pupil` counts from 0. No two problems on a sheet are the same.
std::vector<Problem> makeWorksheet(const std::vector<ProblemKind>& kinds, std::uint64_t seed, int pupil);

/// Progress towards mastery of a kind: `needed` right answers in a row, each at the first try and without a
/// hint. Once reached it stays: practising on never takes it away.
class Mastery {
public:
    static constexpr int needed = 3;

    explicit Mastery(int inARow = 0) : m_inARow(inARow) {}

    /// `hinted`: a hint was shown before; then a right answer does not count, but it ends no row either.
    void answered(bool rightAtFirst, bool hinted);
    int inARow() const { return m_inARow; }
    bool reached() const { return m_inARow >= needed; }

private:
    int m_inARow = 0;
};

} // namespace lessons
