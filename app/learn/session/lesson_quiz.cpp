// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_quiz.h"

#include "lessons/topics/answer_order.h"

#include <algorithm>
#include <utility>

namespace app {

LessonQuiz::LessonQuiz(const lessons::Topic& topic, LessonProgress progress)
    : m_topic(&topic), m_progress(std::move(progress)) {}

void LessonQuiz::setTopic(const lessons::Topic& topic) {
    m_topic = &topic;
    m_question = std::min(m_question, topic.questions.size() - 1);
}

void LessonQuiz::setQuestion(std::size_t question) {
    m_question = std::min(question, m_topic->questions.size() - 1);
    emit changed();
}

lessons::Attempts LessonQuiz::attempts(std::size_t question) const {
    return m_progress.topic().attempts.value(QString::fromStdString(m_topic->questions[question].id));
}

void LessonQuiz::keepAttempts(std::size_t question, const lessons::Attempts& attempts) {
    m_progress.change([&](Progress::Topic& known) {
        known.attempts.insert(QString::fromStdString(m_topic->questions[question].id), attempts);
    });
}

const lessons::QuestionForm& LessonQuiz::form(std::size_t question) const {
    const lessons::Question& asked = m_topic->questions[question];
    return asked.forms[lessons::currentForm(asked, attempts(question))];
}

std::vector<std::size_t> LessonQuiz::answerOrder(std::size_t question) const {
    const std::size_t form = lessons::currentForm(m_topic->questions[question], attempts(question));
    return lessons::answerOrder(m_progress.pupilSeed(), *m_topic, question, form);
}

int LessonQuiz::answer(std::size_t question) const {
    const lessons::Attempts all = attempts(question);
    if (all.empty() || all.back().answers.empty())
        return -1;
    const int given = all.back().answers.back();
    return given < int(form(question).answers.size()) ? given : -1;
}

void LessonQuiz::setAnswer(std::size_t question, int answer) {
    lessons::Attempts all = attempts(question);
    if (all.empty())
        all.emplace_back();
    lessons::Attempt& now = all.back();
    now.form = lessons::currentForm(m_topic->questions[question], all);
    if (!now.answers.empty() && now.answers.back() == answer)
        return;
    now.answers.push_back(answer);
    now.hints = hintsShown(question);
    keepAttempts(question, all);
    if (allPassed())
        m_progress.markDone(LessonStep::Explain);
    const lessons::Answer& chosen =
        m_topic->questions[question].forms[now.form].answers.at(std::size_t(answer));
    emit answerGiven({.lesson = m_topic->id,
                      .question = m_topic->questions[question].id,
                      .form = int(now.form),
                      .choice = answer,
                      .right = chosen.right,
                      .first = now.answers.size() == 1,
                      .hints = now.hints,
                      .misconception = chosen.misconception});
    emit changed();
}

bool LessonQuiz::isPassed(std::size_t question) const {
    return lessons::isPassed(m_topic->questions[question], attempts(question));
}

bool LessonQuiz::allPassed() const {
    return tries().passed == count();
}

bool LessonQuiz::canTryAgain(std::size_t question) const {
    return lessons::canTryAgain(m_topic->questions[question], attempts(question));
}

void LessonQuiz::tryAgain(std::size_t question) {
    lessons::Attempts all = attempts(question);
    if (!canTryAgain(question))
        return;
    all.push_back({lessons::nextForm(m_topic->questions[question], all), {}, 0});
    m_hints.remove(question);
    keepAttempts(question, all);
    emit changed();
}

LessonQuiz::Tries LessonQuiz::tries() const {
    Tries tries;
    for (std::size_t i = 0; i < m_topic->questions.size(); ++i) {
        const lessons::Attempts all = attempts(i);
        if (all.empty() || all.front().answers.empty())
            continue;
        ++tries.answered;
        tries.rightAtFirst += lessons::isRightAtOnce(m_topic->questions[i], all.front()) ? 1 : 0;
        tries.passed += lessons::isPassed(m_topic->questions[i], all) ? 1 : 0;
    }
    return tries;
}

lessons::Diagnosis LessonQuiz::diagnosis() const {
    lessons::Diagnosis diagnosis;
    for (std::size_t i = 0; i < m_topic->questions.size(); ++i)
        diagnosis.add(m_topic->questions[i], attempts(i));
    return diagnosis;
}

int LessonQuiz::hintsShown(std::size_t question) const {
    return m_hints.value(question);
}

void LessonQuiz::showHint(std::size_t question) {
    const int all = int(form(question).hints.size());
    m_hints[question] = std::min(all, m_hints.value(question) + 1);
    emit changed();
}

} // namespace app
