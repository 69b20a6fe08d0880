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
    void fill(QWidget* content, QVBoxLayout& rows);
    /// Where on a worksheet the problem stands, and at its end how it went.
    void addPlace(QWidget* content, QVBoxLayout& rows);
    static void addFamily(const lessons::Problem& problem, QWidget* content, QVBoxLayout& rows);

    LessonPractice& m_practice;
    const LessonQuiz& m_quiz;
};

} // namespace app
