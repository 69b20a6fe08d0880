// SPDX-License-Identifier: GPL-3.0-or-later
#include "question_shots.h"

#include "app/base/text/language.h"
#include "app/learn/session/lesson_session.h"
#include "app/programs/shots/lesson_scene.h"
#include "app/programs/shots/shot_catalogue.h"

#include <QtWidgets/QWidget>

#include <algorithm>

namespace app {

namespace {

/// An answer that is not right.
template <typename Answers> int wrongOf(const Answers& answers) {
    return int(std::ranges::find_if(answers, [](const auto& one) { return !one.right; }) - answers.begin());
}

/// All hints and a wrong answer: everything that the panel can show.
void miss(LessonQuiz& quiz, std::size_t question) {
    quiz.setQuestion(question);
    for (std::size_t i = 0; i < quiz.form(question).hints.size(); ++i)
        quiz.showHint(question);
    quiz.setAnswer(question, wrongOf(quiz.form(question).answers));
}

void missProblem(LessonPractice& practice, lessons::ProblemKind kind) {
    constexpr int enough = 200;
    for (int i = 0; practice.problem().kind != kind && i < enough; ++i)
        practice.next();
    for (std::size_t i = 0; i < practice.problem().hints.size(); ++i)
        practice.showHint();
    practice.answer(wrongOf(practice.problem().answers));
}

} // namespace

void registerQuestionShots(ShotCatalogue& catalogue) {
    for (const lessons::Topic* topic : topicsInUse()) {
        const QString id = QString::fromStdString(topic->id);
        const auto add = [&](const QString& name, const Shot::Make& make) {
            catalogue.add(QStringLiteral("lesson-%1-%2").arg(id, name), ShotCatalogue::onRequest(), make);
        };
        for (std::size_t question = 0; question < topic->questions.size(); ++question)
            for (const bool variant : {false, true})
                add(QStringLiteral("%1-%2")
                        .arg(variant ? QStringLiteral("variant") : QStringLiteral("question"))
                        .arg(question + 1),
                    [id, question, variant](AppContext& context) {
                        auto made = lessonAt(context, id, LessonStep::Explain);
                        LessonQuiz& quiz = sessionIn(*made, id).quiz();
                        miss(quiz, question);
                        if (variant) {
                            quiz.tryAgain(question);
                            miss(quiz, question);
                        }
                        scrollTo(*made, QStringLiteral("tries"));
                        return made;
                    });
        for (std::size_t i = 0; i < topic->practice.size(); ++i)
            add(QStringLiteral("practice-%1").arg(i + 1),
                [id, kind = topic->practice[i]](AppContext& context) {
                    auto made = lessonAt(context, id, LessonStep::Explain);
                    missProblem(sessionIn(*made, id).practice(), kind);
                    scrollTo(*made, QStringLiteral("mastery"));
                    return made;
                });
        add(QStringLiteral("test"), [id](AppContext& context) {
            auto made = lessonAt(context, id, LessonStep::Compare, {{QStringLiteral("testShown"), true}});
            scrollTo(*made, QStringLiteral("compareSentence"));
            return made;
        });
        add(QStringLiteral("notes"), [id](AppContext& context) {
            auto made = lessonAt(context, id, LessonStep::Explain, {{QStringLiteral("notesShown"), true}});
            scrollTo(*made, QStringLiteral("teacherNotes"));
            return made;
        });
    }
}

} // namespace app
