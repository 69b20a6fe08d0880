// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"
#include "lessons/problems/problem.h"

#include <string_view>
#include <vector>

namespace lessons {

/// An English text of a topic, marked with ENGINE_TEXT. In it, *Rr* is set as a genotype, and
/// [gametes](gamete) links to the glossary's entry "gamete".
using Text = const char*;

/// The interactive part of a page.
enum class Figure {
    Garden,       ///< time line, and the garden as a map of the game's phases
    SevenTraits,  ///< what Mendel counted, trait by trait
    Gametes,      ///< alleles of a plant drawn at random
    Looks,        ///< a plant painted from its genotype
    Generations,  ///< P, F1, F2
    Square,       ///< a Punnett square to be filled in; parents by gene tiles
    TestCross,    ///< an unknown parent, judged offspring by offspring
    SeveralGenes, ///< squares of two to four genes
    Linkage,      ///< two genes on one chromosome
    Patterns,     ///< patterns of inheritance beyond Mendel's
    Mutation,     ///< rates, and how many plants must be examined
    Expression,   ///< a gene whose letters can be changed, and how genes are switched
    Selection,    ///< genomes of Genome Wars against each other, played by the engine
};

/// One answer and the feedback on it.
struct Answer {
    Text text;
    bool right;
    Text why;
};

struct Question {
    std::string_view id; ///< unique in all topics
    Text ask;
    std::vector<Answer> answers; ///< exactly one is right
    std::vector<Text> hints;     ///< from a nudge to nearly the answer
};

/// For the teacher, not for the pupil.
struct TeacherNotes {
    Text aim;
    int minutes;
    /// Codes of the Next Generation Science Standards, only where the lesson truly meets them; may be empty.
    std::vector<std::string_view> standards;
    std::vector<Text> misconceptions;
    /// Where the figures and claims of the lesson come from; citations are not translated.
    std::vector<std::string_view> sources;
};

/// A lesson as plain data. A page shows it in four steps: predict, roll, compare, explain.
struct Topic {
    std::string_view id;
    Text title;
    Text task; ///< one sentence
    Figure figure;
    /// The first cross of the figure, "Rr x Rr"; genes side by side are read as independent. Empty if the
    /// figure crosses nothing, or genes with letters of its own.
    std::string_view startCross = {};
    Text predict; ///< what to think about before anything is rolled
    Text roll;    ///< what to watch while rolling
    /// The title of the rolling step where no offspring are rolled.
    Text rollTitle = nullptr;
    Text compare; ///< what to look for in the counts
    std::vector<Text> explain;
    Text game;    ///< what the game makes simpler …
    Text science; ///< … and how it is
    std::vector<Question> questions;
    /// Kinds of generated problems to practise here; may be empty.
    std::vector<ProblemKind> practice = {};
    TeacherNotes teacher;
};

} // namespace lessons
