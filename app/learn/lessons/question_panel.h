// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "answer_sheet.h"

namespace app {

class LessonQuiz;

/// Check yourself: one question after another, with feedback to every answer and hints step by step.
class QuestionPanel : public AnswerSheet {
    Q_OBJECT
public:
    QuestionPanel(LessonQuiz& quiz, QWidget* parent);

private:
    void build();
    void addTries(Form& rows);
    void addAnswers(Form rows);
    void addWays(Form line);
    void addReply(Form& rows);

    LessonQuiz& m_quiz;
};

} // namespace app
