// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/lesson_quiz.h"
#include "pupil_desk.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;

namespace {

struct QuizDesk : PupilDesk {
    LessonQuiz quiz{topic(), work()};

    /// A right or wrong answer to the question as it is asked now.
    int choice(std::size_t question, bool right) const {
        const auto& answers = quiz.form(question).answers;
        return int(std::ranges::find(answers, right, &lessons::Answer::right) - answers.begin());
    }
};

} // namespace

/// Questions and answers, without an experiment, a figure or practice.
class LessonQuizTest : public QObject {
    Q_OBJECT
private slots:
    void aRightAnswerAfterAWrongOneDoesNotPass() {
        QuizDesk desk;
        const auto passed = [&desk] { return desk.quiz.tries().passed; };
        desk.quiz.setAnswer(0, desk.choice(0, false));
        desk.quiz.setAnswer(0, desk.choice(0, true));
        QCOMPARE(desk.quiz.answer(0), desk.choice(0, true));
        QCOMPARE(passed(), 0);
        QVERIFY(desk.quiz.canTryAgain(0));
        desk.quiz.tryAgain(0);
        QCOMPARE(desk.quiz.answer(0), -1);
        QVERIFY(!desk.quiz.canTryAgain(0));
        desk.quiz.setAnswer(0, desk.choice(0, true));
        QVERIFY(desk.quiz.isPassed(0));
        QCOMPARE(passed(), 1);
        QCOMPARE(desk.quiz.tries().rightAtFirst, 0);
    }

    void aMissedQuestionIsAskedAnotherWay() {
        QuizDesk desk;
        const std::string first = desk.quiz.form(0).ask;
        desk.quiz.tryAgain(0); // nothing has been missed yet
        QCOMPARE(desk.quiz.form(0).ask, first);
        desk.quiz.setAnswer(0, desk.choice(0, false));
        desk.quiz.tryAgain(0);
        QVERIFY(desk.quiz.form(0).ask != first);
        // Also after a restart.
        Progress again(desk.folder.path());
        const LessonQuiz other(PupilDesk::topic(), {again, QStringLiteral("dominance")});
        QCOMPARE(other.form(0).ask, desk.quiz.form(0).ask);
    }

    void theFirstAnswerIsRememberedAndNotTheLast() {
        QuizDesk desk;
        QCOMPARE(desk.quiz.tries().answered, 0);
        desk.quiz.setAnswer(0, desk.choice(0, false));
        desk.quiz.setAnswer(0, desk.choice(0, true));
        desk.quiz.setAnswer(1, desk.choice(1, true));
        QCOMPARE(desk.quiz.tries().answered, 2);
        QCOMPARE(desk.quiz.tries().rightAtFirst, 1);
        // Even after a restart.
        Progress again(desk.folder.path());
        const LessonQuiz other(PupilDesk::topic(), {again, QStringLiteral("dominance")});
        QCOMPARE(other.tries().answered, 2);
        QCOMPARE(other.tries().rightAtFirst, 1);
    }

    void everyAnswerIsTold() {
        QuizDesk desk;
        std::vector<messages::GivenAnswer> told;
        QObject::connect(&desk.quiz, &LessonQuiz::answerGiven, &desk.quiz,
                         [&told](const messages::GivenAnswer& answer) { told.push_back(answer); });
        desk.quiz.showHint(0);
        const int wrong = desk.choice(0, false);
        desk.quiz.setAnswer(0, wrong);
        desk.quiz.setAnswer(0, wrong); // a second click
        desk.quiz.setAnswer(0, desk.choice(0, true));
        QCOMPARE(told.size(), std::size_t{2});
        QCOMPARE(told[0].lesson, std::string("dominance"));
        QCOMPARE(told[0].question, PupilDesk::topic().questions.front().id);
        QCOMPARE(told[0].choice, wrong);
        QCOMPARE(told[0].misconception, desk.quiz.form(0).answers[std::size_t(wrong)].misconception);
        QVERIFY(told[0].first && !told[0].right && !told[1].first && told[1].right);
        QCOMPARE(told[0].hints, 1);
        // The variant is another form, and its first choice is one.
        desk.quiz.tryAgain(0);
        desk.quiz.setAnswer(0, desk.choice(0, true));
        QCOMPARE(told[2].form, 1);
        QVERIFY(told[2].first && told[2].right);
    }

    void theLessonIsExplainedOnceAllQuestionsArePassed() {
        QuizDesk desk;
        const int count = desk.quiz.count();
        QVERIFY(count > 1);
        for (int i = 0; i < count; ++i) {
            QVERIFY(!desk.quiz.allPassed());
            QCOMPARE(desk.work().topic().stepsDone, 0);
            desk.quiz.setAnswer(std::size_t(i), desk.choice(std::size_t(i), true));
        }
        QVERIFY(desk.quiz.allPassed());
        QCOMPARE(desk.work().topic().stepsDone, bitOf(LessonStep::Explain));
    }

    void hintsComeOneByOneAndAreHiddenFromTheNextPupil() {
        QuizDesk desk;
        const int all = int(desk.quiz.form(0).hints.size());
        for (int shown = 0; shown < all; ++shown) {
            QCOMPARE(desk.quiz.hintsShown(0), shown);
            desk.quiz.showHint(0);
        }
        desk.quiz.showHint(0);
        QCOMPARE(desk.quiz.hintsShown(0), all);
        desk.quiz.hideHints();
        QCOMPARE(desk.quiz.hintsShown(0), 0);
    }

    void aLessonThatHasLostQuestionsShowsItsLastOne() {
        QuizDesk desk;
        desk.quiz.setQuestion(99);
        QCOMPARE(int(desk.quiz.question()), desk.quiz.count() - 1);
        lessons::Topic shorter = PupilDesk::topic();
        shorter.questions.resize(1);
        desk.quiz.setTopic(shorter);
        QCOMPARE(desk.quiz.question(), std::size_t{0});
        QCOMPARE(desk.quiz.count(), 1);
    }
};

GENOTYPE_TEST(LessonQuizTest)
#include "lesson_quiz_test.moc"
