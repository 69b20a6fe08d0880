// SPDX-License-Identifier: GPL-3.0-or-later
#include "question_panel.h"

#include "app/learn/session/lesson_quiz.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

QuestionPanel::QuestionPanel(LessonQuiz& quiz, const QString& next, QWidget* parent)
    : AnswerSheet(parent, Role::GlowFill, Role::GlowBorder), m_quiz(quiz), m_next(next) {
    build();
    connect(&quiz, &LessonQuiz::changed, this, &QuestionPanel::build);
}

void QuestionPanel::build() {
    renew([this](QWidget* content, QVBoxLayout& rows) { fill(content, rows); });
}

void QuestionPanel::fill(QWidget* content, QVBoxLayout& rows) {
    const std::size_t number = m_quiz.question();
    const lessons::QuestionForm& question = m_quiz.form(number);
    const int all = m_quiz.count();
    rows.addWidget(
        words(tr("Check yourself: %1 of %2").arg(number + 1).arg(all), content, TextRole::PanelTitle));
    const LessonQuiz::Tries tries = m_quiz.tries();
    QLabel* passed =
        words(tries.answered == 0 ? tr("A question is passed when your first answer to it is right.")
                                  : tr("Passed: %1 of %2. Right at the very first try: %3.")
                                        .arg(tries.passed)
                                        .arg(all)
                                        .arg(tries.rightAtFirst),
              content, TextRole::Caption, Role::SoftInk);
    passed->setObjectName(QStringLiteral("tries"));
    rows.addWidget(passed);
    rows.addWidget(richWords(lessonText(question.ask), content));
    auto* answers = new QWidget(content);
    auto* flow = new FlowLayout(answers);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(8)); });
    const int given = m_quiz.answer(number);
    for (const std::size_t own : m_quiz.answerOrder(number)) {
        const int i = int(own);
        const lessons::Answer& one = question.answers[own];
        QPushButton* answer = answerButton(lessonText(one.text), QStringLiteral("answer%1").arg(i),
                                           i == given && one.right, answers);
        connect(answer, &QPushButton::clicked, this, [this, number, i] { m_quiz.setAnswer(number, i); });
        flow->addWidget(answer);
    }
    rows.addWidget(answers);
    auto* foot = new QWidget(content);
    auto* ways = new FlowLayout(foot);
    keepStyled(ways, [ways] { ways->setSpacing(Theme::current().px(8)); });
    QPushButton* hint =
        hintButton(QStringLiteral("hint"), m_quiz.hintsShown(number) < int(question.hints.size()), foot);
    connect(hint, &QPushButton::clicked, this, [this, number] { m_quiz.showHint(number); });
    ways->addWidget(hint);
    const auto add = [&](const QString& name, const QString& object, const auto& pressed) {
        QPushButton* way = button(name, foot);
        way->setObjectName(object);
        connect(way, &QPushButton::clicked, this, pressed);
        ways->addWidget(way);
        return way;
    };
    // Always there, so that no button moves when it can be pressed.
    add(m_quiz.hasVariant(number) ? tr("Try a similar question ›") : tr("Try again ›"),
        QStringLiteral("questionAgain"), [this, number] { m_quiz.tryAgain(number); })
        ->setEnabled(m_quiz.canTryAgain(number));
    if (number > 0)
        add(tr("‹ Previous question"), QStringLiteral("questionBefore"),
            [this, number] { m_quiz.setQuestion(number - 1); });
    if (int(number) + 1 < all)
        add(tr("Next question ›"), QStringLiteral("questionNext"),
            [this, number] { m_quiz.setQuestion(number + 1); });
    else if (!m_next.isEmpty())
        add(tr("Next: %1 ›").arg(m_next), QStringLiteral("lessonNext"),
            [this] { emit nextLessonRequested(); });
    rows.addWidget(foot);
    // Below the buttons, which stay where they are.
    if (given >= 0) {
        const lessons::Answer& answer = question.answers[std::size_t(given)];
        rows.addWidget(feedback(lessonText(answer.text), lessonText(answer.why), answer.right,
                                QStringLiteral("feedback"), content));
        if (answer.right && !m_quiz.isPassed(number))
            rows.addWidget(
                hintLine(tr("To pass, get a similar question right at the first answer."), content));
    }
    for (int shown = 0; shown < m_quiz.hintsShown(number); ++shown)
        rows.addWidget(hintLine(lessonText(question.hints[std::size_t(shown)]), content));
    addIdeas(m_quiz.diagnosis().signs(), QStringLiteral("idea"), content, rows);
}

} // namespace app
