// SPDX-License-Identifier: GPL-3.0-or-later
#include "question_panel.h"

#include "app/learn/session/lesson_quiz.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/rich_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

QuestionPanel::QuestionPanel(LessonQuiz& quiz, QWidget* parent) : AnswerSheet(parent), m_quiz(quiz) {
    keepTranslated(this, [this] { build(); });
    connect(&quiz, &LessonQuiz::changed, this, &QuestionPanel::build);
}

void QuestionPanel::build() {
    renew([this](Form& rows) {
        const std::size_t number = m_quiz.question();
        rows.heading(tr("Check yourself: %1 of %2").arg(number + 1).arg(m_quiz.count()));
        addTries(rows);
        rows.add(richWords(lessonText(m_quiz.form(number).ask), rows.widget()));
        addAnswers(rows.part(Form::Way::Down, space::small));
        addWays(rows.part(Form::Way::Wrapping));
        // Below the buttons, which stay where they are.
        addReply(rows);
        addIdeas(rows, m_quiz.diagnosis().signs(), QStringLiteral("idea"));
    });
}

void QuestionPanel::addTries(Form& rows) {
    const LessonQuiz::Tries tries = m_quiz.tries();
    rows.note(tries.answered == 0 ? tr("A question is passed when your first answer to it is right.")
                                  : tr("Passed: %1 of %2. Right at the very first try: %3.")
                                        .arg(tries.passed)
                                        .arg(m_quiz.count())
                                        .arg(tries.rightAtFirst))
        ->setObjectName(QStringLiteral("tries"));
}

void QuestionPanel::addAnswers(Form rows) {
    const std::size_t number = m_quiz.question();
    const int given = m_quiz.answer(number);
    for (const std::size_t own : m_quiz.answerOrder(number)) {
        const int i = int(own);
        const lessons::Answer& one = m_quiz.form(number).answers[own];
        const AnswerWords words{lessonText(one.text), lessonText(one.why)};
        AnswerRow* const row = addAnswer(rows, words, QStringLiteral("answer%1").arg(i),
                                         [this, number, i] { m_quiz.setAnswer(number, i); });
        if (i == given)
            addFeedback(row, words, one.right, QStringLiteral("feedback"));
    }
}

void QuestionPanel::addWays(Form line) {
    const std::size_t number = m_quiz.question();
    line.button("hint", AnswerSheet::tr("Hint"), [this, number] { m_quiz.showHint(number); })
        ->setEnabled(m_quiz.hintsShown(number) < int(m_quiz.form(number).hints.size()));
    // Always there, so that no button moves when it can be pressed.
    line.button("questionAgain",
                m_quiz.hasVariant(number) ? tr("Try a similar question ›") : tr("Try again ›"),
                [this, number] { m_quiz.tryAgain(number); })
        ->setEnabled(m_quiz.canTryAgain(number));
    if (number > 0)
        line.button("questionBefore", tr("‹ Previous question"),
                    [this, number] { m_quiz.setQuestion(number - 1); });
    if (int(number) + 1 < m_quiz.count())
        line.button("questionNext", tr("Next question ›"),
                    [this, number] { m_quiz.setQuestion(number + 1); });
}

void QuestionPanel::addReply(Form& rows) {
    const std::size_t number = m_quiz.question();
    const lessons::QuestionForm& question = m_quiz.form(number);
    if (const int given = m_quiz.answer(number); given >= 0) {
        if (question.answers[std::size_t(given)].right && !m_quiz.isPassed(number))
            addHint(rows, tr("To pass, get a similar question right at the first answer."));
    }
    for (int shown = 0; shown < m_quiz.hintsShown(number); ++shown)
        addHint(rows, lessonText(question.hints[std::size_t(shown)]));
}

} // namespace app
