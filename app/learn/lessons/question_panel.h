// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "answer_sheet.h"

namespace app {

class LessonQuiz;

/// Check yourself: one question after another, with feedback to every answer and hints step by step.
class QuestionPanel : public AnswerSheet {
    Q_OBJECT
public:
    /// `next` is the title of the next lesson; empty if there is none.
    QuestionPanel(LessonQuiz& quiz, const Text& next, QWidget* parent);

signals:
    void nextLessonRequested();

private:
    void build();
    void addTries(Form& rows);
    void addAnswers(Form line);
    void addWays(Form line);
    void addReply(Form& rows);

    LessonQuiz& m_quiz;
    Text m_next;
};

} // namespace app
