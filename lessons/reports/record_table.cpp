// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/reports/report_tables.h"

#include <array>
#include <chrono>
#include <cstdio>

namespace lessons {

namespace {

/// Parts or counts as a ratio is written.
template <typename Number> std::string ratioOf(const std::vector<Number>& parts) {
    std::string text;
    for (const Number part : parts)
        text += (text.empty() ? "" : " : ") + std::to_string(part);
    return text;
}

constexpr std::array stepNames{ENGINE_TEXT("engine", "Predict"), ENGINE_TEXT("engine", "Roll"),
                               ENGINE_TEXT("engine", "Compare"), ENGINE_TEXT("engine", "Explain")};
static_assert(stepNames.size() == lessonSteps);

/// Makes the rows of one pupil.
class Rows {
public:
    Rows(CsvRows& rows, const ReportTexts& texts) : m_rows(rows), m_texts(texts) {}

    void add(const LearningRecord& record) {
        m_pupil = record.name;
        for (const LessonRecord& lesson : record.lessons)
            add(lesson);
        m_lesson.clear();
        for (const PracticeRecord& practice : record.practice)
            add(practice);
    }

private:
    std::string word(const char* text) const { return m_texts.phrase({text, {}}); }

    /// The row's last cells follow; those that it lacks stay empty.
    void row(const char* what, const std::string& about, const CsvCell& value,
             std::vector<CsvCell> others = {}) {
        std::vector<CsvCell> cells{m_pupil, m_lesson, word(what), about, value};
        cells.insert(cells.end(), others.begin(), others.end());
        m_rows.push_back(std::move(cells));
    }

    void add(const LessonRecord& lesson) {
        m_lesson = titleIn(m_texts, lesson.lesson);
        for (std::size_t step = 0; step < stepNames.size(); ++step)
            if ((lesson.stepsDone >> step & 1u) != 0)
                row(ENGINE_TEXT("engine", "step done"), word(stepNames[step]), std::string());
        for (const ExperimentRecord& one : lesson.experiments) {
            if (!one.predicted.empty())
                row(ENGINE_TEXT("engine", "prediction"), one.experiment, ratioOf(one.predicted));
            if (!one.counts.empty())
                row(one.source.empty() ? ENGINE_TEXT("engine", "rolled")
                                       : ENGINE_TEXT("engine", "counts from elsewhere"),
                    one.source.empty() ? one.experiment : one.experiment + ", " + one.source,
                    ratioOf(one.counts));
        }
        for (const QuestionRecord& one : lesson.questions)
            add(questionOf(m_texts.topic(lesson.lesson), one.question), one);
    }

    void add(const Question* question, const QuestionRecord& record) {
        std::size_t answers = 0;
        for (const Attempt& attempt : record.attempts)
            answers += attempt.answers.size();
        const bool timed = record.times.size() == answers;
        std::size_t at = 0;
        for (std::size_t i = 0; i < record.attempts.size(); ++i) {
            const Attempt& attempt = record.attempts[i];
            const bool known = question != nullptr && attempt.form < question->forms.size();
            const std::string asked =
                known ? m_texts.plain(question->forms[attempt.form].ask) : record.question;
            for (std::size_t choice = 0; choice < attempt.answers.size(); ++choice, ++at) {
                const Answer* const answer = chosenAnswer(question, attempt, choice);
                const auto place = [](std::size_t from0) { return static_cast<std::int64_t>(from0 + 1); };
                row(ENGINE_TEXT("engine", "answer"), asked,
                    answer ? m_texts.plain(answer->text) : std::to_string(attempt.answers[choice]),
                    {place(i), place(choice),
                     !answer         ? std::string()
                     : answer->right ? word(ENGINE_TEXT("engine", "right"))
                                     : word(ENGINE_TEXT("engine", "wrong")),
                     answer ? beliefIn(m_texts, answer->misconception) : std::string(),
                     std::int64_t{attempt.hints}, timed ? timeText(record.times[at]) : std::string()});
            }
        }
    }

    void add(const PracticeRecord& practice) {
        const std::string kind = practiceIn(m_texts, practice.kind);
        row(ENGINE_TEXT("engine", "practice: right in a row"), kind, std::int64_t{practice.inARow});
        row(ENGINE_TEXT("engine", "practice: missed at first"), kind, std::int64_t{practice.missed});
        for (const Sign& sign : practice.signs)
            if (sign.chosen > 0)
                row(ENGINE_TEXT("engine", "practice: times that a misconception was chosen"), kind,
                    std::int64_t{sign.chosen},
                    {std::string(), std::string(), std::string(), beliefIn(m_texts, sign.misconception)});
    }

    CsvRows& m_rows;
    const ReportTexts& m_texts;
    std::string m_pupil;
    std::string m_lesson;
};

} // namespace

CsvRows recordTable(const std::vector<LearningRecord>& records, const ReportTexts& texts) {
    CsvRows rows{{}};
    for (const char* heading :
         {ENGINE_TEXT("engine", "Pupil"), ENGINE_TEXT("engine", "Lesson"), ENGINE_TEXT("engine", "What"),
          ENGINE_TEXT("engine", "About"), ENGINE_TEXT("engine", "Value"), ENGINE_TEXT("engine", "Attempt"),
          ENGINE_TEXT("engine", "Answer in this attempt"), ENGINE_TEXT("engine", "Right or wrong"),
          ENGINE_TEXT("engine", "Misconception"), ENGINE_TEXT("engine", "Hints read"),
          ENGINE_TEXT("engine", "Time")})
        rows.front().emplace_back(texts.phrase({heading, {}}));
    for (const LearningRecord& record : records)
        Rows(rows, texts).add(record);
    return rows;
}

std::string timeText(std::int64_t milliseconds) {
    using namespace std::chrono;
    const sys_time<std::chrono::milliseconds> time{std::chrono::milliseconds(milliseconds)};
    const auto day = floor<days>(time);
    const year_month_day date{day};
    const hh_mm_ss clock{time - day};
    char text[40];
    std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                  static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                  static_cast<int>(clock.seconds().count()), static_cast<int>(clock.subseconds().count()));
    return text;
}

} // namespace lessons
