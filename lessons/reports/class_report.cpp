// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/reports/class_report.h"

#include "lessons/problems/problem.h"
#include "lessons/reports/stable_id.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace lessons {

namespace {

constexpr unsigned allSteps = (1u << lessonSteps) - 1;

bool isBegun(const LessonRecord& lesson) {
    return lesson.stepsDone != 0 || !lesson.experiments.empty() ||
           std::ranges::any_of(lesson.questions, [](const QuestionRecord& one) {
               return firstAttempt(one.attempts) != nullptr;
           });
}

/// Where something stands among the lessons as they are taught.
using Place = std::tuple<int, std::string, std::size_t, std::string>;

Place placeOf(const Topic* topic, const std::string& lesson, const std::string& question = {}) {
    if (topic == nullptr)
        return {std::numeric_limits<int>::max(), lesson, 0, question};
    const auto found = std::ranges::find(topic->questions, question, &Question::id);
    return {topic->order, lesson, static_cast<std::size_t>(found - topic->questions.begin()), question};
}

class Sums {
public:
    explicit Sums(const ReportTexts& texts) : m_texts(texts) {}

    void add(const LearningRecord& record) {
        PupilSummary pupil;
        pupil.name = record.name;
        Diagnosis diagnosis;
        for (const LessonRecord& lesson : record.lessons)
            if (isBegun(lesson))
                addLesson(lesson, pupil, diagnosis);
        for (const PracticeRecord& practice : record.practice) {
            ++pupil.practised;
            pupil.mastered += practice.inARow >= Mastery::needed ? 1 : 0;
            for (const Sign& sign : practice.signs)
                diagnosis.add(sign);
        }
        pupil.signs = diagnosis.signs();
        m_report.pupils.push_back(std::move(pupil));
    }

    ClassReport report() {
        for (const auto& [place, lesson] : m_lessons)
            m_report.lessons.push_back(lesson);
        for (auto& [place, counted] : m_questions) {
            QuestionSummary& question = counted.first;
            question.behind.assign(counted.second.begin(), counted.second.end());
            std::ranges::stable_sort(question.behind, std::ranges::greater{},
                                     &std::pair<std::string, int>::second);
            m_report.questions.push_back(std::move(question));
        }
        return std::move(m_report);
    }

private:
    void addLesson(const LessonRecord& lesson, PupilSummary& pupil, Diagnosis& diagnosis) {
        const Topic* const topic = m_texts.topic(lesson.lesson);
        LessonSummary& sum = m_lessons[placeOf(topic, lesson.lesson)];
        sum.lesson = lesson.lesson;
        ++sum.begun;
        ++pupil.lessonsBegun;
        if ((lesson.stepsDone & allSteps) == allSteps) {
            ++sum.done;
            ++pupil.lessonsDone;
        }
        for (std::size_t step = 0; step < sum.steps.size(); ++step)
            sum.steps[step] += (lesson.stepsDone >> step & 1u) != 0 ? 1 : 0;
        for (const QuestionRecord& asked : lesson.questions)
            if (const Attempt* const first = firstAttempt(asked.attempts)) {
                const Question* const known = questionOf(topic, asked.question);
                auto& counted = m_questions[placeOf(topic, lesson.lesson, asked.question)];
                counted.first.lesson = lesson.lesson;
                counted.first.question = asked.question;
                if (known)
                    diagnosis.add(*known, asked.attempts);
                const Answer* const answer = chosenAnswer(known, *first, 0);
                if (!answer) {
                    ++counted.first.unknown;
                    continue;
                }
                for (int* answered : {&pupil.answered, &sum.answered, &counted.first.answered})
                    ++*answered;
                if (answer->right) {
                    for (int* right : {&pupil.rightAtFirst, &sum.rightAtFirst, &counted.first.rightAtFirst})
                        ++*right;
                    continue;
                }
                counted.first.rightLater += isPassed(*known, asked.attempts) ? 1 : 0;
                if (answer->misconception.empty())
                    ++counted.first.withoutMisconception;
                else
                    ++counted.second[answer->misconception];
            }
    }

    const ReportTexts& m_texts;
    ClassReport m_report;
    std::map<Place, LessonSummary> m_lessons;
    /// With the pupils by misconception.
    std::map<Place, std::pair<QuestionSummary, std::map<std::string, int>>> m_questions;
};

} // namespace

ClassReport classReport(const std::vector<LearningRecord>& records, const ReportTexts& texts) {
    Sums sums(texts);
    for (const LearningRecord& record : records)
        sums.add(record);
    return sums.report();
}

std::vector<LearningRecord> withoutNames(const std::vector<LearningRecord>& records,
                                         const ReportTexts& texts) {
    std::vector<LearningRecord> hidden = records;
    for (LearningRecord& record : hidden)
        record.key = stableId("without a name/" + record.key);
    std::ranges::stable_sort(hidden, {}, &LearningRecord::key);
    for (std::size_t i = 0; i < hidden.size(); ++i)
        hidden[i].name = texts.phrase({ENGINE_TEXT("engine", "Pupil %1"), {std::to_string(i + 1)}});
    return hidden;
}

} // namespace lessons
