// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "answer_sheet.h"

#include "lessons/problems/problem.h"

namespace app {

class LessonPractice;
class LessonQuiz;

/// Problems with invented traits, a new one each time, so that no answer can be looked up. Each answer is
/// marked at once.
class PracticePanel : public AnswerSheet {
    Q_OBJECT
public:
    /// Precondition: the topic has something to practise.
    PracticePanel(LessonPractice& practice, const LessonQuiz& quiz, QWidget* parent);

private:
    void build();
    /// Where on a worksheet the problem stands, and at its end how it went.
    void addPlace(Form& rows);
    void addMastery(Form& rows);
    void addProblem(Form& rows);
    void addFamily(Form& rows);
    void addAnswers(Form rows);
    void addWays(Form line);
    void addReply(Form& rows);

    LessonPractice& m_practice;
    const LessonQuiz& m_quiz;
};

} // namespace app
