// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_records.h"

#include "lessons/documents/catalogue.h"
#include "lessons/problems/problem.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace app {

namespace {

constexpr std::int64_t millisecondsInASecond = 1000;

/// Whether there is such a lesson, or could be: a school's own are known to the program that makes the
/// report. A client can send any text; an id that cannot exist stays out of the report.
bool isLesson(const std::string& id) {
    return id.starts_with("school/") || lessons::findTopic(id) != nullptr;
}
bool isQuestion(const std::string& lesson, const std::string& id) {
    const lessons::Topic* const topic = lessons::findTopic(lesson);
    return topic == nullptr ? isLesson(lesson) : lessons::questionOf(topic, id) != nullptr;
}

/// What a pupil has sent, as it is put together.
class Work {
public:
    void add(const StoredSteps& steps) {
        if (!isLesson(steps.lesson))
            return;
        m_lessons[steps.lesson].stepsDone |= static_cast<unsigned>(steps.done);
    }

    void add(const StoredAnswer& answer) {
        if (answer.given.problem.empty())
            addToQuestion(answer);
        else if (answer.given.first)
            addToPractice(answer.given);
    }

    bool isEmpty() const { return m_lessons.empty() && m_practice.empty(); }

    lessons::LearningRecord record(std::string key, std::string name) const {
        lessons::LearningRecord record{std::move(key), std::move(name), {}, {}};
        for (const auto& [id, lesson] : m_lessons) {
            record.lessons.push_back({id, lesson.stepsDone, {}, {}});
            for (const auto& [question, asked] : lesson.questions)
                record.lessons.back().questions.push_back(asked);
        }
        for (const auto& [kind, one] : m_practice)
            record.practice.push_back({kind, one.mastery.inARow(), one.missed, one.diagnosis.all()});
        return record;
    }

private:
    struct Lesson {
        unsigned stepsDone = 0;
        std::map<std::string, lessons::QuestionRecord> questions;
    };
    struct Practice {
        lessons::Mastery mastery;
        int missed = 0;
        lessons::Diagnosis diagnosis;
        std::set<std::int64_t> seeds;
    };

    void addToQuestion(const StoredAnswer& answer) {
        const messages::GivenAnswer& given = answer.given;
        if (!isQuestion(given.lesson, given.question))
            return;
        const auto form = static_cast<std::size_t>(given.form);
        const auto lesson = m_lessons.find(given.lesson);
        const bool isGoingOn = lesson != m_lessons.end() &&
                               lesson->second.questions.contains(given.question) &&
                               lesson->second.questions.at(given.question).attempts.back().form == form;
        if (!given.first && !isGoingOn)
            return;
        lessons::QuestionRecord& asked = m_lessons[given.lesson].questions[given.question];
        asked.question = given.question;
        if (given.first)
            asked.attempts.push_back({form, {}, 0});
        asked.attempts.back().answers.push_back(given.choice);
        asked.attempts.back().hints = given.hints;
        asked.times.push_back(answer.time * millisecondsInASecond);
    }

    void addToPractice(const messages::GivenAnswer& given) {
        const auto* const kind = std::ranges::find(lessons::allProblemKinds, given.problem, &lessons::idOf);
        if (kind == lessons::allProblemKinds.end())
            return;
        Practice& practice = m_practice[given.problem];
        if (!practice.seeds.insert(given.seed).second)
            return;
        practice.mastery.answered(given.right, given.hints > 0);
        practice.missed += given.right ? 0 : 1;
        // The host keeps only what was chosen; what else could have been is made again.
        const lessons::Problem problem = lessons::makeProblem(*kind, static_cast<std::uint64_t>(given.seed));
        if (const auto choice = static_cast<std::size_t>(given.choice); choice < problem.answers.size())
            practice.diagnosis.add(problem, choice);
    }

    std::map<std::string, Lesson> m_lessons;
    std::map<std::string, Practice> m_practice; ///< by kind
};

} // namespace

std::vector<lessons::LearningRecord> learningRecords(const std::string& classId,
                                                     const std::vector<Member>& members,
                                                     const std::vector<StoredAnswer>& answers,
                                                     const std::vector<StoredSteps>& steps) {
    std::map<int, Work> works;
    for (const StoredSteps& one : steps)
        works[one.member].add(one);
    for (const StoredAnswer& one : answers)
        works[one.member].add(one);
    std::vector<lessons::LearningRecord> records;
    for (const Member& member : members) {
        const Work& work = works[member.number];
        if (member.role == messages::Role::Pupil && (!member.isRemoved() || !work.isEmpty()))
            records.push_back(
                work.record("class/" + classId + '/' + std::to_string(member.number), member.nickname));
    }
    return records;
}

} // namespace app
