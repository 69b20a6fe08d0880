// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/reports/report_tables.h"

#include <bit>
#include <map>

namespace lessons {

namespace {

std::int64_t whole(int value) {
    return value;
}

/// A row of headings.
std::vector<CsvCell> headings(const ReportTexts& texts, std::initializer_list<const char*> words) {
    std::vector<CsvCell> row;
    for (const char* one : words)
        row.emplace_back(texts.phrase({one, {}}));
    return row;
}

/// The misconception that a pupil's answers stand for most often; empty if none was chosen.
std::string mostTelling(const PupilSummary& pupil) {
    return pupil.signs.empty() ? std::string() : pupil.signs.front().misconception;
}

} // namespace

CsvRows pupilTable(const std::vector<LearningRecord>& records, const ClassReport& report,
                   const ReportTexts& texts) {
    CsvRows rows{headings(
        texts, {ENGINE_TEXT("engine", "Pupil"), ENGINE_TEXT("engine", "Lessons begun"),
                ENGINE_TEXT("engine", "Lessons done"), ENGINE_TEXT("engine", "Questions answered"),
                ENGINE_TEXT("engine", "Right at the first try"), ENGINE_TEXT("engine", "Kinds practised"),
                ENGINE_TEXT("engine", "Kinds mastered"), ENGINE_TEXT("engine", "Most frequent misconception"),
                ENGINE_TEXT("engine", "How often")})};
    for (const LessonSummary& lesson : report.lessons)
        rows.front().emplace_back(
            texts.phrase({ENGINE_TEXT("engine", "Steps done (0–4): %1"), {titleIn(texts, lesson.lesson)}}));
    for (std::size_t i = 0; i < records.size(); ++i) {
        const PupilSummary& pupil = report.pupils[i];
        std::vector<CsvCell> row{pupil.name,
                                 whole(pupil.lessonsBegun),
                                 whole(pupil.lessonsDone),
                                 whole(pupil.answered),
                                 whole(pupil.rightAtFirst),
                                 whole(pupil.practised),
                                 whole(pupil.mastered),
                                 beliefIn(texts, mostTelling(pupil)),
                                 whole(pupil.signs.empty() ? 0 : pupil.signs.front().chosen)};
        std::map<std::string, int> steps;
        for (const LessonRecord& lesson : records[i].lessons)
            steps[lesson.lesson] = std::popcount(lesson.stepsDone);
        for (const LessonSummary& lesson : report.lessons)
            row.emplace_back(whole(steps[lesson.lesson]));
        rows.push_back(std::move(row));
    }
    return rows;
}

CsvRows lessonTable(const ClassReport& report, const ReportTexts& texts) {
    CsvRows rows{headings(texts, {ENGINE_TEXT("engine", "Lesson"), ENGINE_TEXT("engine", "Pupils who began"),
                                  ENGINE_TEXT("engine", "Predicted"), ENGINE_TEXT("engine", "Rolled"),
                                  ENGINE_TEXT("engine", "Compared"), ENGINE_TEXT("engine", "Explained"),
                                  ENGINE_TEXT("engine", "Done"),
                                  ENGINE_TEXT("engine", "Questions answered, all pupils"),
                                  ENGINE_TEXT("engine", "Right at the first try")})};
    for (const LessonSummary& lesson : report.lessons) {
        std::vector<CsvCell> row{titleIn(texts, lesson.lesson), whole(lesson.begun)};
        row.insert(row.end(), lesson.steps.begin(), lesson.steps.end());
        for (const int count : {lesson.done, lesson.answered, lesson.rightAtFirst})
            row.emplace_back(whole(count));
        rows.push_back(std::move(row));
    }
    return rows;
}

CsvRows questionTable(const ClassReport& report, const ReportTexts& texts) {
    CsvRows rows{headings(texts, {ENGINE_TEXT("engine", "Lesson"), ENGINE_TEXT("engine", "Question"),
                                  ENGINE_TEXT("engine", "Pupils who answered"),
                                  ENGINE_TEXT("engine", "Right at the first try"),
                                  ENGINE_TEXT("engine", "Right in a later form"),
                                  ENGINE_TEXT("engine", "Misconception behind wrong first answers"),
                                  ENGINE_TEXT("engine", "Pupils with it")})};
    for (const QuestionSummary& one : report.questions) {
        const std::string lesson = titleIn(texts, one.lesson);
        const std::string asked = askedIn(texts, one.lesson, one.question);
        rows.push_back({lesson, asked, whole(one.answered), whole(one.rightAtFirst), whole(one.rightLater)});
        const auto add = [&](const std::string& what, int pupils) {
            rows.push_back({lesson, asked, std::string(), std::string(), std::string(), what, whole(pupils)});
        };
        for (const auto& [misconception, pupils] : one.behind)
            add(beliefIn(texts, misconception), pupils);
        if (one.withoutMisconception > 0)
            add(texts.phrase({ENGINE_TEXT("engine", "wrong for no known reason"), {}}),
                one.withoutMisconception);
        if (one.unknown > 0)
            add(texts.phrase({ENGINE_TEXT("engine", "answered, but the question is unknown here"), {}}),
                one.unknown);
    }
    return rows;
}

} // namespace lessons
