// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/lesson_practice.h"
#include "pupil_desk.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;

namespace {

struct PracticeDesk : PupilDesk {
    core::Random chance{8};
    LessonPractice practice{topic(), work(), chance};
};

} // namespace

/// Problems one after the other, without an experiment, a figure or questions.
class LessonPracticeTest : public QObject {
    Q_OBJECT
private slots:
    void practiceIsMasteredByProblemsInARowAtTheFirstTry() {
        PracticeDesk desk;
        const auto answer = [&desk](bool right) {
            const std::size_t rightOne = desk.practice.problem().rightAnswer();
            desk.practice.answer(right ? int(rightOne) : int((rightOne + 1) % 4));
        };
        answer(false);
        answer(true); // too late to count
        QCOMPARE(desk.practice.inARow(), 0);
        // A kind that was missed comes again, until another needs it more.
        const lessons::ProblemKind missed = desk.practice.problem().kind;
        desk.practice.next();
        QVERIFY(desk.practice.problem().kind == missed);
        answer(true);
        answer(true); // answered already
        QCOMPARE(desk.practice.inARow(), 1);
        desk.practice.next();
        QVERIFY(desk.practice.problem().kind != missed);
        const int kinds = int(PupilDesk::topic().practice.size());
        for (int i = 0; i < kinds * lessons::Mastery::needed - 1; ++i) {
            QVERIFY(desk.practice.kindsMastered() < kinds);
            answer(true);
            desk.practice.next();
        }
        QCOMPARE(desk.practice.kindsMastered(), kinds);
        Progress again(desk.folder.path());
        core::Random chance(8);
        QCOMPARE(
            LessonPractice(PupilDesk::topic(), {again, QStringLiteral("dominance")}, chance).kindsMastered(),
            kinds);
    }

    void aProblemSolvedWithAHintDoesNotCount() {
        PracticeDesk desk;
        desk.practice.showHint();
        desk.practice.answer(int(desk.practice.problem().rightAnswer()));
        QCOMPARE(desk.practice.inARow(), 0);
    }

    void aPupilWhoOnlyPractisesIsRecognisedByTheirBelief() {
        PracticeDesk desk;
        const std::string belief = "ratio-for-all";
        for (int i = 0; i < 15; ++i) {
            const auto& answers = desk.practice.problem().answers;
            const auto found = std::ranges::find(answers, belief, &lessons::ProblemAnswer::misconception);
            desk.practice.answer(found == answers.end() ? int(desk.practice.problem().rightAnswer())
                                                        : int(found - answers.begin()));
            desk.practice.answer(int(desk.practice.problem().rightAnswer())); // too late to count
            desk.practice.next();
        }
        // Also after a restart.
        Progress again(desk.folder.path());
        core::Random chance(8);
        const LessonPractice other(PupilDesk::topic(), {again, QStringLiteral("dominance")}, chance);
        const auto signs = other.diagnosisWith({}).signs();
        QCOMPARE(signs.size(), std::size_t{1});
        QCOMPARE(signs.front().misconception, belief);
        QVERIFY(signs.front().isHeld());
        QCOMPARE(signs, desk.practice.diagnosisWith({}).signs());
    }

    void anIdeaThatWasChosenIsOfferedAgain() {
        PracticeDesk desk;
        core::Random chance(4);
        LessonPractice practice(PupilDesk::topic("garden"), desk.work("garden"), chance);
        const auto chosen = [&practice] {
            const auto& answers = practice.problem().answers;
            const auto found =
                std::ranges::find(answers, "one-parent", &lessons::ProblemAnswer::misconception);
            return found == answers.end() ? -1 : int(found - answers.begin());
        };
        while (chosen() < 0)
            practice.next();
        practice.answer(chosen());
        for (int i = 0; i < 10; ++i) {
            practice.next();
            QVERIFY(chosen() >= 0);
        }
        // Passed over as often as it was chosen, it is no longer looked for.
        practice.answer(int(practice.problem().rightAnswer()));
        int without = 0;
        for (int i = 0; i < 20; ++i) {
            practice.next();
            without += chosen() < 0 ? 1 : 0;
        }
        QVERIFY(without > 0);
    }

    void everyTopicsProblemsAreOfItsKinds() {
        PracticeDesk desk;
        for (const lessons::Topic* topic : lessons::topics()) {
            if (topic->practice.empty())
                continue;
            core::Random chance(4);
            LessonPractice practice(*topic, desk.work(topic->id.c_str()), chance);
            for (int i = 0; i < 20; ++i) {
                practice.next();
                QVERIFY(std::ranges::find(topic->practice, practice.problem().kind) != topic->practice.end());
                QVERIFY(practice.answers().empty());
            }
        }
    }

    void theProblemOfASeedIsTheSameForAll() {
        PracticeDesk desk;
        PracticeDesk other;
        desk.practice.showProblem(20611);
        other.practice.answer(0);
        other.practice.showProblem(20611);
        QCOMPARE(desk.practice.problem().seed, std::uint64_t{20611});
        QVERIFY(desk.practice.problem().kind == other.practice.problem().kind);
        QVERIFY(other.practice.answers().empty());
    }

    /// The one that is first on paper, with the same kinds and the same ID.
    void aWorksheetIsGoneThroughProblemByProblem() {
        PracticeDesk desk;
        LessonPractice& practice = desk.practice;
        QVERIFY(practice.worksheet().problems.empty());
        QVERIFY(practice.showWorksheet(2024));
        const auto paper = lessons::makeWorksheet(PupilDesk::topic().practice, 2024, 0);
        QCOMPARE(practice.worksheet().problems.size(), paper.size());
        for (std::size_t at = 0; at < paper.size(); ++at) {
            QCOMPARE(practice.worksheet().at, at);
            QVERIFY(practice.problem().kind == paper[at].kind && practice.problem().seed == paper[at].seed);
            QVERIFY(practice.answers().empty());
            QCOMPARE(practice.worksheet().isLast(), at + 1 == paper.size());
            // The first one is missed at first.
            const int right = int(practice.problem().rightAnswer());
            if (at == 0)
                practice.answer(right == 0 ? 1 : 0);
            practice.answer(right);
            QVERIFY(practice.isSolved());
            if (!practice.worksheet().isLast())
                practice.next();
        }
        QCOMPARE(practice.worksheet().rightAtFirst, int(paper.size()) - 1);
        // Then the practice goes on as before.
        practice.next();
        QVERIFY(practice.worksheet().problems.empty());
        // It can be begun anew, and left for a single problem.
        QVERIFY(practice.showWorksheet(2024));
        QCOMPARE(practice.worksheet().rightAtFirst, 0);
        practice.showProblem(20611);
        QVERIFY(practice.worksheet().problems.empty());
    }

    void anotherPupilBeginsTheWorksheetAnew() {
        PracticeDesk desk;
        LessonPractice& practice = desk.practice;
        QVERIFY(practice.showWorksheet(2024));
        const std::uint64_t first = practice.problem().seed;
        practice.answer(int(practice.problem().rightAnswer()));
        practice.next();
        const std::uint64_t shown = practice.problem().seed;
        practice.beginAnew();
        // A click that ends the typing of the name may be on an answer of this problem.
        QCOMPARE(practice.problem().seed, shown);
        practice.answer(int(practice.problem().rightAnswer()));
        QCOMPARE(practice.worksheet().rightAtFirst, 0);
        practice.next();
        QCOMPARE(practice.worksheet().at, std::size_t{0});
        QCOMPARE(practice.problem().seed, first);
        practice.answer(int(practice.problem().rightAnswer()));
        QCOMPARE(practice.worksheet().rightAtFirst, 1);
    }

    void aLessonWithoutPracticeHasNoWorksheet() {
        lessons::Topic topic = *lessons::findTopic("dominance");
        topic.practice.clear();
        PupilDesk desk;
        core::Random chance(8);
        LessonPractice practice(topic, desk.work(), chance);
        QVERIFY(practice.isEmpty());
        QVERIFY(!practice.showWorksheet(2024));
        QVERIFY(practice.worksheet().problems.empty());
    }

    void everyAnswerToAProblemIsTold() {
        PracticeDesk desk;
        std::vector<messages::GivenAnswer> told;
        QObject::connect(&desk.practice, &LessonPractice::answerGiven, &desk.practice,
                         [&told](const messages::GivenAnswer& answer) { told.push_back(answer); });
        desk.practice.showProblem(20611);
        const lessons::Problem problem = desk.practice.problem();
        const int right = int(problem.rightAnswer());
        const int wrong = right == 0 ? 1 : 0;
        desk.practice.showHint();
        desk.practice.answer(wrong);
        desk.practice.answer(right);
        desk.practice.answer(wrong); // solved already
        QCOMPARE(told.size(), std::size_t{2});
        QCOMPARE(told[0].lesson, std::string("dominance"));
        QCOMPARE(told[0].problem, std::string(lessons::idOf(problem.kind)));
        QCOMPARE(told[0].seed, std::int64_t{20611});
        QCOMPARE(told[0].choice, wrong);
        QVERIFY(told[0].first && !told[0].right && !told[1].first && told[1].right);
        QCOMPARE(told[0].hints, 1);
    }

    void aLessonThatPractisesOtherKindsShowsAnotherProblem() {
        PracticeDesk desk;
        lessons::Topic other = PupilDesk::topic();
        other.practice = {lessons::ProblemKind::Linkage};
        QVERIFY(desk.practice.problem().kind != lessons::ProblemKind::Linkage);
        desk.practice.setTopic(other);
        QVERIFY(desk.practice.problem().kind == lessons::ProblemKind::Linkage);
        QCOMPARE(desk.practice.kinds(), 1);
    }
};

GENOTYPE_TEST(LessonPracticeTest)
#include "lesson_practice_test.moc"
