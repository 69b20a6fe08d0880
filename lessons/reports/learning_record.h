// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/attempts.h"
#include "lessons/topics/diagnosis.h"

#include <cstdint>
#include <string>
#include <vector>

/// What one pupil has done, as reports need it; wherever it comes from.
namespace lessons {

/// Predict, roll, compare, explain.
inline constexpr int lessonSteps = 4;

struct QuestionRecord {
    std::string question; ///< Question::id
    Attempts attempts;
    /// When each answer was chosen, in milliseconds since 1970 (UTC), in the order of all attempts; empty if
    /// nobody has noted it.
    std::vector<std::int64_t> times = {};

    bool operator==(const QuestionRecord&) const = default;
};

/// What was predicted for one experiment of a lesson, and what was counted in it; either may be empty.
struct ExperimentRecord {
    std::string experiment; ///< Experiment::key
    std::vector<int> predicted;
    std::vector<std::int64_t> counts;
    std::string source; ///< where counts that were not rolled come from; empty for one's own

    bool operator==(const ExperimentRecord&) const = default;
};

struct LessonRecord {
    std::string lesson;     ///< Topic::id; "school/peas" for a school's own
    unsigned stepsDone = 0; ///< one bit for each step, Predict is the lowest
    std::vector<QuestionRecord> questions;
    std::vector<ExperimentRecord> experiments;

    bool operator==(const LessonRecord&) const = default;
};

/// Practice with one kind of problem.
struct PracticeRecord {
    std::string kind;        ///< as idOf(ProblemKind)
    int inARow = 0;          ///< right at the first try, 0 … Mastery::needed
    int missed = 0;          ///< how often the first try was wrong
    std::vector<Sign> signs; ///< what the first answers stood for

    bool operator==(const PracticeRecord&) const = default;
};

struct LearningRecord {
    /// Tells pupils apart and is the same whenever the same pupil is reported again. It is in no report: what
    /// a report shows in its place is made from it and does not lead back.
    std::string key;
    std::string name; ///< a nickname; need not be unique
    std::vector<LessonRecord> lessons;
    std::vector<PracticeRecord> practice;

    bool operator==(const LearningRecord&) const = default;
};

/// Null if the lesson is null or has no such question (any more).
const Question* questionOf(const Topic* topic, const std::string& id);
/// The answer that was chosen; null if it, its form or the question is unknown.
const Answer* chosenAnswer(const Question* question, const Attempt& attempt, std::size_t choice);
/// The first attempt with an answer; null if there is none.
const Attempt* firstAttempt(const Attempts& attempts);

} // namespace lessons
