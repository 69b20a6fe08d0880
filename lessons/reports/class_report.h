// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/reports/learning_record.h"
#include "lessons/reports/report_texts.h"

#include <array>
#include <utility>

/// A class's records added up: by pupil, by lesson and by question. "Right at the first try" always means the
/// first answer that was ever given to a question.
namespace lessons {

struct PupilSummary {
    std::string name;
    int lessonsBegun = 0;
    int lessonsDone = 0; ///< all four steps
    int answered = 0;    ///< questions whose first answer can be judged
    int rightAtFirst = 0;
    int practised = 0; ///< kinds of problem
    int mastered = 0;
    /// What the pupil's first answers stand for, in lessons and practice, as `Diagnosis::signs`: the most
    /// telling first.
    std::vector<Sign> signs;
};

struct LessonSummary {
    std::string lesson;
    int begun = 0;                        ///< pupils who have done anything in it
    int done = 0;                         ///< pupils who have done all four steps
    std::array<int, lessonSteps> steps{}; ///< pupils who have done each
    int answered = 0;                     ///< answers to its questions that can be judged, all pupils'
    int rightAtFirst = 0;
};

struct QuestionSummary {
    std::string lesson;
    std::string question;
    int answered = 0; ///< pupils whose first answer can be judged
    int rightAtFirst = 0;
    int rightLater = 0; ///< missed at first, then right at once in another form
    /// Which misconceptions the wrong first answers stand for, and of how many pupils, most first.
    std::vector<std::pair<std::string, int>> behind;
    int withoutMisconception = 0; ///< wrong first answers that stand for none
    int unknown = 0; ///< pupils with an answer that the lesson no longer has, or in no known lesson
};

struct ClassReport {
    std::vector<PupilSummary> pupils;       ///< as the records
    std::vector<LessonSummary> lessons;     ///< as they are taught; unknown ones last
    std::vector<QuestionSummary> questions; ///< lesson by lesson, as they are asked
};

ClassReport classReport(const std::vector<LearningRecord>& records, const ReportTexts& texts);

/// The same records without names: "Pupil 1", "Pupil 2" … Their new keys cannot be told from the old ones,
/// and they are in the order of the new keys, so that a place says nothing about a name. The same pupil gets
/// the same key each time, but the number changes when others are added.
std::vector<LearningRecord> withoutNames(const std::vector<LearningRecord>& records,
                                         const ReportTexts& texts);

} // namespace lessons
