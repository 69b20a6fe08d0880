// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_practice.h"

#include <algorithm>
#include <utility>

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

LessonPractice::LessonPractice(const lessons::Topic& topic, LessonProgress progress, core::Random& chance)
    : m_topic(&topic), m_progress(std::move(progress)), m_chance(chance) {
    if (!isEmpty())
        next();
}

void LessonPractice::setTopic(const lessons::Topic& topic) {
    m_topic = &topic;
    if (!isEmpty() && std::ranges::find(topic.practice, m_problem.kind) == topic.practice.end())
        next();
}

int LessonPractice::inARow() const {
    return m_progress.practice(m_problem.kind).inARow;
}

int LessonPractice::kindsMastered() const {
    return int(std::ranges::count_if(m_topic->practice, [this](lessons::ProblemKind kind) {
        return m_progress.practice(kind).inARow >= lessons::Mastery::needed;
    }));
}

lessons::Diagnosis LessonPractice::diagnosisWith(lessons::Diagnosis questions) const {
    for (const lessons::ProblemKind kind : m_topic->practice)
        for (const lessons::Sign& sign : m_progress.practice(kind).signs)
            questions.add(sign);
    return questions;
}

bool LessonPractice::isSolved() const {
    return std::ranges::any_of(m_answers,
                               [this](int one) { return m_problem.answers[std::size_t(one)].right; });
}

void LessonPractice::answer(int answer) {
    // A solved problem takes no more answers.
    if (isSolved())
        return;
    const lessons::ProblemAnswer& chosen = m_problem.answers[std::size_t(answer)];
    m_answers.push_back(answer);
    if (m_answers.size() == 1) {
        m_worksheet.rightAtFirst += chosen.right && !m_worksheet.isLeft ? 1 : 0;
        Progress::Practice known = m_progress.practice(m_problem.kind);
        lessons::Mastery mastery(known.inARow);
        mastery.answered(chosen.right, m_hintsShown > 0);
        known.inARow = mastery.inARow();
        known.missed += chosen.right ? 0 : 1;
        lessons::Diagnosis diagnosis = diagnosisOf(known);
        diagnosis.add(m_problem, std::size_t(answer));
        known.signs = diagnosis.all();
        m_progress.setPractice(m_problem.kind, known);
    }
    emit answerGiven({.lesson = m_topic->id,
                      .choice = answer,
                      .right = chosen.right,
                      .first = m_answers.size() == 1,
                      .hints = m_hintsShown,
                      .misconception = std::string(chosen.misconception),
                      .problem = std::string(lessons::idOf(m_problem.kind)),
                      .seed = std::int64_t(m_problem.seed)});
    emit changed();
}

void LessonPractice::showHint() {
    m_hintsShown = std::min(int(m_problem.hints.size()), m_hintsShown + 1);
    emit changed();
}

void LessonPractice::showProblem(std::uint32_t seed) {
    const std::vector<lessons::ProblemKind>& kinds = m_topic->practice;
    if (kinds.empty())
        return;
    m_worksheet = {};
    setProblem(lessons::makeProblem(kinds[seed % kinds.size()], seed));
}

bool LessonPractice::showWorksheet(std::uint64_t seed) {
    if (isEmpty())
        return false;
    m_worksheet = {.seed = seed, .problems = lessons::makeWorksheet(m_topic->practice, seed, 0)};
    setProblem(m_worksheet.problems.front());
    return true;
}

void LessonPractice::setProblem(const lessons::Problem& problem) {
    m_problem = problem;
    m_answers.clear();
    m_hintsShown = 0;
    emit changed();
}

void LessonPractice::next() {
    if (!m_worksheet.problems.empty() && std::exchange(m_worksheet.isLeft, false)) {
        m_worksheet.at = 0;
        setProblem(m_worksheet.problems.front());
        return;
    }
    if (!m_worksheet.problems.empty() && !m_worksheet.isLast()) {
        setProblem(m_worksheet.problems[++m_worksheet.at]);
        return;
    }
    m_worksheet = {};
    // Shuffled, so that kinds which need it alike come in any order.
    std::vector<lessons::ProblemKind> kinds = m_topic->practice;
    m_chance.shuffle(kinds);
    const auto kind = *std::ranges::min_element(kinds, {}, [this](lessons::ProblemKind one) {
        const Progress::Practice known = m_progress.practice(one);
        // All mastered: any of them.
        return known.inARow >= lessons::Mastery::needed ? std::pair(known.inARow, 0)
                                                        : std::pair(known.inARow, -known.missed);
    });
    lessons::Problem problem = lessons::makeProblem(kind, m_chance.below(0xffffffff));
    if (const std::string idea = ideaBehind(m_progress.practice(kind)); !idea.empty()) {
        // Not every problem of a kind has an answer that stands for it.
        constexpr int enough = 12;
        for (int tries = 0; tries < enough && !offers(problem, idea); ++tries)
            problem = lessons::makeProblem(kind, m_chance.below(0xffffffff));
    }
    setProblem(problem);
}

void LessonPractice::beginAnew() {
    m_answers.clear();
    m_hintsShown = 0;
    // A worksheet begins again, too: its score is that of one pupil.
    m_worksheet.rightAtFirst = 0;
    m_worksheet.isLeft = m_worksheet.isLeft || m_worksheet.at > 0;
}

} // namespace app
