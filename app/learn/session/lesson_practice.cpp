// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_session.h"

#include <algorithm>
#include <utility>

/// The practice problems of a lesson, and its report.
namespace app {

namespace {

lessons::Diagnosis diagnosisOf(const Progress::Practice& practice) {
    lessons::Diagnosis diagnosis;
    for (const lessons::Sign& sign : practice.signs)
        diagnosis.add(sign);
    return diagnosis;
}

/// The misconception that first answers stood for most often; empty if it was passed over as often.
std::string ideaBehind(const Progress::Practice& practice) {
    const auto signs = diagnosisOf(practice).signs();
    return !signs.empty() && 2 * signs.front().chosen > signs.front().offered ? signs.front().misconception
                                                                              : std::string();
}

bool offers(const lessons::Problem& problem, const std::string& idea) {
    return std::ranges::find(problem.answers, idea, &lessons::ProblemAnswer::misconception) !=
           problem.answers.end();
}

} // namespace

Progress::Practice LessonSession::practice(lessons::ProblemKind kind) const {
    return m_progress.practice(QString::fromUtf8(lessons::idOf(kind)));
}

int LessonSession::inARow() const {
    return practice(m_problem.kind).inARow;
}

int LessonSession::kindsMastered() const {
    return int(std::ranges::count_if(m_topic->practice, [this](lessons::ProblemKind kind) {
        return practice(kind).inARow >= lessons::Mastery::needed;
    }));
}

bool LessonSession::isProblemSolved() const {
    return std::ranges::any_of(m_problemAnswers,
                               [this](int one) { return m_problem.answers[std::size_t(one)].right; });
}

void LessonSession::answerProblem(int answer) {
    const auto isRight = [this](int one) { return m_problem.answers[std::size_t(one)].right; };
    // A solved problem takes no more answers.
    if (isProblemSolved())
        return;
    m_problemAnswers.push_back(answer);
    if (m_problemAnswers.size() == 1) {
        m_sheet.rightAtFirst += isRight(answer) && !m_sheet.isLeft ? 1 : 0;
        Progress::Practice known = practice(m_problem.kind);
        lessons::Mastery mastery(known.inARow);
        mastery.answered(isRight(answer), m_problemHints > 0);
        known.inARow = mastery.inARow();
        known.missed += isRight(answer) ? 0 : 1;
        lessons::Diagnosis diagnosis = diagnosisOf(known);
        diagnosis.add(m_problem, std::size_t(answer));
        known.signs = diagnosis.all();
        m_progress.setPractice(QString::fromUtf8(lessons::idOf(m_problem.kind)), known);
    }
    emit answerGiven({.lesson = m_topic->id,
                      .choice = answer,
                      .right = isRight(answer),
                      .first = m_problemAnswers.size() == 1,
                      .hints = m_problemHints,
                      .misconception = std::string(m_problem.answers[std::size_t(answer)].misconception),
                      .problem = std::string(lessons::idOf(m_problem.kind)),
                      .seed = std::int64_t(m_problem.seed)});
    emit problemChanged();
}

void LessonSession::showProblemHint() {
    m_problemHints = std::min(int(m_problem.hints.size()), m_problemHints + 1);
    emit problemChanged();
}

void LessonSession::showProblem(std::uint32_t seed) {
    const std::vector<lessons::ProblemKind>& kinds = m_topic->practice;
    if (kinds.empty())
        return;
    m_sheet = {};
    setProblem(lessons::makeProblem(kinds[seed % kinds.size()], seed));
}

bool LessonSession::showWorksheet(std::uint64_t seed) {
    if (m_topic->practice.empty())
        return false;
    m_sheet = {.seed = seed, .problems = lessons::makeWorksheet(m_topic->practice, seed, 0)};
    setProblem(m_sheet.problems.front());
    return true;
}

void LessonSession::setProblem(const lessons::Problem& problem) {
    m_problem = problem;
    m_problemAnswers.clear();
    m_problemHints = 0;
    emit problemChanged();
}

void LessonSession::nextProblem() {
    if (!m_sheet.problems.empty() && std::exchange(m_sheet.isLeft, false)) {
        m_sheet.at = 0;
        setProblem(m_sheet.problems.front());
        return;
    }
    if (!m_sheet.problems.empty() && !m_sheet.isLast()) {
        setProblem(m_sheet.problems[++m_sheet.at]);
        return;
    }
    m_sheet = {};
    // Shuffled, so that kinds which need it alike come in any order.
    std::vector<lessons::ProblemKind> kinds = m_topic->practice;
    m_chance.shuffle(kinds);
    const auto kind = *std::ranges::min_element(kinds, {}, [this](lessons::ProblemKind one) {
        const Progress::Practice known = practice(one);
        // All mastered: any of them.
        return known.inARow >= lessons::Mastery::needed ? std::pair(known.inARow, 0)
                                                        : std::pair(known.inARow, -known.missed);
    });
    lessons::Problem problem = lessons::makeProblem(kind, m_chance.below(0xffffffff));
    if (const std::string idea = ideaBehind(practice(kind)); !idea.empty()) {
        // Not every problem of a kind has an answer that stands for it.
        constexpr int enough = 12;
        for (int tries = 0; tries < enough && !offers(problem, idea); ++tries)
            problem = lessons::makeProblem(kind, m_chance.below(0xffffffff));
    }
    setProblem(problem);
}

void LessonSession::keepReportWords() {
    Progress::Topic known = m_progress.topic(id());
    known.report = m_reportWords;
    m_progress.setTopic(id(), known);
}

} // namespace app
