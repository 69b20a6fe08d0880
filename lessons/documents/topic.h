// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"
#include "lessons/problems/problem.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace lessons {

/// A text of a lesson, in the language of its file. In it, *Rr* is set as a genotype, and [gametes](gamete)
/// links to the glossary's entry "gamete".
using Text = std::string;

/// The interactive part of a page.
enum class Figure {
    Garden,         ///< time line, and the garden as a map of the game's phases
    SevenTraits,    ///< what Mendel counted, trait by trait
    Gametes,        ///< alleles of a plant drawn at random
    Looks,          ///< a plant painted from its genotype
    Generations,    ///< P, F1, F2
    Square,         ///< a Punnett square to be filled in; parents by gene tiles
    SmallFamilies,  ///< families of a few offspring, and how they scatter
    TestCross,      ///< an unknown parent, judged offspring by offspring
    SeveralGenes,   ///< squares of two to four genes
    Linkage,        ///< two genes on one chromosome
    ThreePoint,     ///< three genes on one chromosome, in an order to be found out
    Patterns,       ///< patterns of inheritance beyond Mendel's
    Mutation,       ///< rates, and how many plants must be examined
    Expression,     ///< a gene whose letters can be changed, and how genes are switched
    Selection,      ///< genomes of Genome Wars against each other, played by the engine
    Chance,         ///< samples repeated a thousand times, a threshold, and looking again and again
    SexLinkage,     ///< a gene on the X chromosome: mothers, fathers, sons, daughters
    Interactions,   ///< genes that show something together, and genotypes that die or hide
    Cytoplasm,      ///< plastids that come with the egg cell
    NonDisjunction, ///< a pair of chromosomes that fails to separate
    GermLine,       ///< a mutation in an embryo: body cells and germ cells
    Population,     ///< a gene pool from generation to generation
    Pedigree,       ///< a family: which modes of inheritance fit it, and its next child
    Meiosis,        ///< the chromosomes of one parent, phase by phase, and its gametes
    GeneEditing,    ///< a gene that is cut and repaired
    Breeding,       ///< choosing parents, and the next generation
};

/// How a lesson's file names each figure, in the order of the enum.
inline constexpr auto figureNames = std::to_array<std::string_view>(
    {"garden",         "seven-traits",      "gametes",       "looks",      "generations", "square",
     "small-families", "test-cross",        "several-genes", "linkage",    "three-point", "patterns",
     "mutation",       "expression",        "selection",     "chance",     "sex-linkage", "interactions",
     "cytoplasm",      "non-disjunction",   "germ-line",     "population", "pedigree",    "meiosis",
     "gene-editing",   "selective-breeding"});
static_assert(figureNames.size() == static_cast<std::size_t>(Figure::Breeding) + 1);

/// One answer and the feedback on it.
struct Answer {
    Text text;
    bool right = false;
    Text why;
    /// What a pupil who chooses it believes: an id of the catalogue of misconceptions. Empty for the right
    /// answer; a school's own lesson may leave it empty everywhere.
    std::string misconception;
};

/// One way to ask something.
struct QuestionForm {
    Text ask;
    std::vector<Answer> answers; ///< exactly one is right
    std::vector<Text> hints;     ///< from a nudge to nearly the answer
};

struct Question {
    std::string id; ///< unique in all lessons
    /// The first form, and the variants for those who missed it: the same idea, equally hard. At least one.
    std::vector<QuestionForm> forms;
};

/// A step of a lesson in class.
struct PlanStep {
    int minutes = 0;
    Text what; ///< what teacher and pupils do
};

/// For the teacher, not for the pupil. A school's own lesson may leave all of it empty.
struct TeacherNotes {
    Text aim;
    int minutes = 0; ///< in class; if there are steps, their sum
    std::vector<PlanStep> plan;
    std::vector<Text> board; ///< what stands on the board at the end, line by line
    Text easier;             ///< for pupils who need help …
    Text harder;             ///< … and for those who want more
    /// Codes of the Next Generation Science Standards, only where the lesson truly meets them; may be empty.
    std::vector<std::string> standards;
    /// Topics of other curricula (AP, IB, German states) in their own words, which are not translated.
    std::vector<std::string> curricula;
    std::vector<Text> misconceptions;
    /// Where the figures and claims of the lesson come from; citations are not translated.
    std::vector<std::string> sources;
};

/// What a lesson says beside its figure.
struct TopicTexts {
    Text task;                 ///< one sentence
    Text predict;              ///< what to think about before anything is rolled
    Text roll;                 ///< what to watch while rolling
    Text compare;              ///< what to look for in the counts
    std::vector<Text> explain; ///< paragraphs
    Text game;                 ///< what the game makes simpler …
    Text science;              ///< … and how it is

    bool operator==(const TopicTexts&) const = default;
};

/// The same for one trait, where a figure offers several.
struct TraitTexts {
    genotype::Trait trait = genotype::Trait::SeedShape;
    TopicTexts texts;
};

/// A lesson: data alone, read from its file. A page shows it in four steps: predict, roll, compare, explain.
/// Its own texts are those for the cross with which it begins.
struct Topic : TopicTexts {
    std::string id; ///< the name of its file
    Text title;
    Text chapter;  ///< the heading above the first of several lessons in the list; may be empty
    int order = 0; ///< lessons are listed from the smallest to the largest
    Figure figure = Figure::Garden;
    /// The first cross of the figure, "Rr x Rr"; genes side by side are read as independent. Empty if the
    /// figure crosses nothing, or genes with letters of its own.
    std::string startCross;
    /// The traits that its figure offers, each with the texts about it. Empty: the figure keeps to the start
    /// cross, because the texts are about that one alone.
    std::vector<TraitTexts> ofTraits;
    /// The title of the rolling step where no offspring are rolled; otherwise empty.
    Text rollTitle;
    std::vector<Question> questions;
    /// Kinds of generated problems to practise here; may be empty.
    std::vector<ProblemKind> practice;
    TeacherNotes teacher;
};

} // namespace lessons
