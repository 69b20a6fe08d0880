// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/lesson_session.h"
#include "lessons/goodness_of_fit.h"
#include "test_registry.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>
#include <set>

using app::LessonSession;
using app::LessonStep;
using app::Progress;

namespace {

struct Desk {
    QTemporaryDir folder;
    Progress progress{folder.path()};
    LessonSession session{*lessons::findTopic("dominance"), progress, 7};

    Desk() { session.setExperiment(lessons::offspringByLooks(lessons::startCross("Tt x Tt"))); }

    /// A right or wrong answer to the question as it is asked now.
    int choice(std::size_t question, bool right) const {
        const auto& answers = session.form(question).answers;
        return int(std::ranges::find(answers, right, &lessons::Answer::right) - answers.begin());
    }
};

} // namespace

class LessonSessionTest : public QObject {
    Q_OBJECT
private slots:
    void rollsNothingBeforeAPrediction() {
        Desk desk;
        desk.session.roll(16);
        QCOMPARE(desk.session.size(), std::int64_t{0});
        QVERIFY(desk.session.predict({3, 1}));
        desk.session.roll(16);
        QCOMPARE(desk.session.size(), std::int64_t{16});
    }

    void takesNoPredictionOnceSomethingIsCounted() {
        Desk desk;
        QVERIFY(desk.session.predict({1, 1}));
        desk.session.roll(1);
        QVERIFY(!desk.session.predict({3, 1}));
        QCOMPARE(desk.session.prediction(), (std::vector<int>{1, 1}));
        desk.session.startOver();
        QVERIFY(desk.session.predict({3, 1}));
    }

    void refusesPredictionsThatSayNothing() {
        Desk desk;
        QVERIFY(!desk.session.predict({0, 0}));
        QVERIFY(!desk.session.predict({3}));
        QVERIFY(!desk.session.predict({4, -1}));
        QVERIFY(!desk.session.hasPrediction());
    }

    void addsUpExactlyWhatWasRolledUpToABillion() {
        Desk desk;
        desk.session.predict({3, 1});
        std::int64_t all = 0;
        for (const std::int64_t n : {std::int64_t{1}, std::int64_t{16}, std::int64_t{320},
                                     std::int64_t{10000}, std::int64_t{1000000000}}) {
            desk.session.roll(n);
            all += n;
            QCOMPARE(desk.session.size(), all);
        }
        QCOMPARE(desk.session.running().back().offspring, all);
        QVERIFY(desk.session.running().size() < 700);
    }

    void followsTheChancesOfTheExperiment() {
        // 300 samples: by chance alone their p-values are spread evenly between 0 and 1.
        Desk desk;
        desk.session.predict({3, 1});
        int low = 0;
        for (int i = 0; i < 300; ++i) {
            desk.session.startOver();
            desk.session.roll(400);
            low += lessons::goodnessOfFit(desk.session.counts(), desk.session.experiment().chances()).pValue <
                   0.1;
        }
        QVERIFY2(low > 10 && low < 55, qPrintable(QString::number(low)));
    }

    void theSameSeedRollsTheSame() {
        Desk one;
        Desk other;
        for (Desk* desk : {&one, &other}) {
            desk->session.predict({3, 1});
            desk->session.roll(320);
        }
        QVERIFY(one.session.counts() == other.session.counts());
    }

    void anotherExperimentBeginsWithoutCountsAndWithItsOwnPrediction() {
        Desk desk;
        desk.session.predict({3, 1});
        desk.session.roll(16);
        const auto first = desk.session.experiment();
        desk.session.setExperiment(lessons::offspringByGenotype(lessons::startCross("Tt x Tt")));
        QCOMPARE(desk.session.size(), std::int64_t{0});
        QVERIFY(!desk.session.hasPrediction());
        desk.session.setExperiment(first);
        QCOMPARE(desk.session.prediction(), (std::vector<int>{3, 1}));
        // A look at the other experiment costs no counts.
        QCOMPARE(desk.session.size(), std::int64_t{16});
    }

    void whatWasSetUpForetoldAndCountedIsThereAfterARestart() {
        Desk desk;
        desk.session.setSetting(QStringLiteral("pattern"), 2);
        desk.session.predict({3, 1});
        desk.session.roll(320);
        Progress progress(desk.folder.path());
        LessonSession again(*lessons::findTopic("dominance"), progress, 9);
        QCOMPARE(again.setting(QStringLiteral("pattern"), 0).toInt(), 2);
        again.setExperiment(desk.session.experiment());
        QCOMPARE(again.prediction(), (std::vector<int>{3, 1}));
        QCOMPARE(again.counts(), desk.session.counts());
        QVERIFY(again.running().size() > 10);
        QVERIFY(again.source().isEmpty());
        again.setCounts({5, 2}, QStringLiteral("counted by hand"));
        Progress later(desk.folder.path());
        LessonSession third(*lessons::findTopic("dominance"), later, 9);
        third.setExperiment(desk.session.experiment());
        QCOMPARE(third.counts(), (std::vector<std::int64_t>{5, 2}));
        QCOMPARE(third.source(), QStringLiteral("counted by hand"));
    }

    void countsThatWereTakenBackStayAway() {
        Desk desk;
        desk.session.predict({3, 1});
        desk.session.roll(320);
        desk.session.startOver();
        Progress progress(desk.folder.path());
        LessonSession again(*lessons::findTopic("dominance"), progress, 9);
        again.setExperiment(desk.session.experiment());
        QCOMPARE(again.size(), std::int64_t{0});
    }

    void anotherPupilFindsNoCountsOfTheFirst() {
        Desk desk;
        desk.progress.setCurrent(QStringLiteral("Ada"));
        desk.session.predict({3, 1});
        desk.session.roll(320);
        desk.progress.setCurrent(QStringLiteral("Ben"));
        desk.session.beginAnew();
        QCOMPARE(desk.session.size(), std::int64_t{0});
        desk.progress.setCurrent(QStringLiteral("Ada"));
        desk.session.beginAnew();
        QCOMPARE(desk.session.size(), std::int64_t{320});
    }

    void theSameExperimentKeepsItsCounts() {
        Desk desk;
        desk.session.predict({3, 1});
        desk.session.roll(16);
        const QSignalSpy changed(&desk.session, &LessonSession::experimentChanged);
        desk.session.setExperiment(desk.session.experiment());
        QCOMPARE(desk.session.size(), std::int64_t{16});
        QVERIFY(changed.isEmpty());
    }

    void stepsAreDoneOneByOne() {
        Desk desk;
        const auto share = [&desk] { return desk.progress.share(QStringLiteral("dominance")); };
        desk.session.setStep(LessonStep::Compare);
        QCOMPARE(share(), 0.0);
        desk.session.predict({3, 1});
        QCOMPARE(share(), 0.25);
        desk.session.setStep(LessonStep::Roll);
        desk.session.roll(1);
        QCOMPARE(share(), 0.5);
        desk.session.setStep(LessonStep::Compare);
        QCOMPARE(share(), 0.75);
        for (std::size_t i = 0; i < desk.session.topic().questions.size(); ++i) {
            QVERIFY(share() < 1);
            desk.session.setAnswer(i, desk.choice(i, true));
        }
        QCOMPARE(share(), 1.0);
    }

    void aRightAnswerAfterAWrongOneDoesNotPass() {
        Desk desk;
        const auto passed = [&desk] { return desk.session.tries().passed; };
        desk.session.setAnswer(0, desk.choice(0, false));
        desk.session.setAnswer(0, desk.choice(0, true));
        QCOMPARE(desk.session.answer(0), desk.choice(0, true));
        QCOMPARE(passed(), 0);
        QVERIFY(desk.session.canTryAgain(0));
        desk.session.tryAgain(0);
        QCOMPARE(desk.session.answer(0), -1);
        QVERIFY(!desk.session.canTryAgain(0));
        desk.session.setAnswer(0, desk.choice(0, true));
        QVERIFY(desk.session.isPassed(0));
        QCOMPARE(passed(), 1);
        QCOMPARE(desk.session.tries().rightAtFirst, 0);
    }

    void aMissedQuestionIsAskedAnotherWay() {
        Desk desk;
        const std::string first = desk.session.form(0).ask;
        desk.session.tryAgain(0); // nothing has been missed yet
        QCOMPARE(desk.session.form(0).ask, first);
        desk.session.setAnswer(0, desk.choice(0, false));
        desk.session.tryAgain(0);
        QVERIFY(desk.session.form(0).ask != first);
        // Also after a restart.
        Progress again(desk.folder.path());
        const LessonSession other(*lessons::findTopic("dominance"), again, 7);
        QCOMPARE(other.form(0).ask, desk.session.form(0).ask);
    }

    void theUnknownPlantsDifferBetweenPupilsAndSessionsUntilSomethingIsPredicted() {
        Desk desk;
        const lessons::Topic& topic = *lessons::findTopic("dominance");
        std::set<int> plants{desk.session.firstMystery()};
        plants.insert(LessonSession(topic, desk.progress, 8).firstMystery());
        QCOMPARE(plants.size(), std::size_t{2});
        QVERIFY(desk.session.predict({3, 1}));
        QCOMPARE(LessonSession(topic, desk.progress, 9).firstMystery(), desk.session.firstMystery());
        // Whoever has predicted without a name keeps the plant under it.
        const int predicted = desk.session.firstMystery();
        desk.progress.setCurrent(QStringLiteral("Ada"));
        desk.session.goOn();
        QCOMPARE(desk.session.firstMystery(), predicted);
        for (const char* next : {"Ben", "Cleo"}) {
            desk.progress.setCurrent(QLatin1String(next));
            desk.session.beginAnew();
            plants.insert(desk.session.firstMystery());
        }
        QCOMPARE(plants.size(), std::size_t{4});
    }

    void theFirstAnswerIsRememberedAndNotTheLast() {
        Desk desk;
        QCOMPARE(desk.session.tries().answered, 0);
        desk.session.setAnswer(0, desk.choice(0, false));
        desk.session.setAnswer(0, desk.choice(0, true));
        desk.session.setAnswer(1, desk.choice(1, true));
        QCOMPARE(desk.session.tries().answered, 2);
        QCOMPARE(desk.session.tries().rightAtFirst, 1);
        // Even after a restart.
        Progress again(desk.folder.path());
        const LessonSession other(*lessons::findTopic("dominance"), again, 7);
        QCOMPARE(other.tries().answered, 2);
        QCOMPARE(other.tries().rightAtFirst, 1);
    }

    void practiceIsMasteredByProblemsInARowAtTheFirstTry() {
        Desk desk;
        const auto answer = [&desk](bool right) {
            const std::size_t rightOne = desk.session.problem().rightAnswer();
            desk.session.answerProblem(right ? int(rightOne) : int((rightOne + 1) % 4));
        };
        answer(false);
        answer(true); // too late to count
        QCOMPARE(desk.session.inARow(), 0);
        // A kind that was missed comes again, until another needs it more.
        const lessons::ProblemKind missed = desk.session.problem().kind;
        desk.session.nextProblem();
        QVERIFY(desk.session.problem().kind == missed);
        answer(true);
        answer(true); // answered already
        QCOMPARE(desk.session.inARow(), 1);
        desk.session.nextProblem();
        QVERIFY(desk.session.problem().kind != missed);
        const int kinds = int(desk.session.topic().practice.size());
        for (int i = 0; i < kinds * lessons::Mastery::needed - 1; ++i) {
            QVERIFY(desk.session.kindsMastered() < kinds);
            answer(true);
            desk.session.nextProblem();
        }
        QCOMPARE(desk.session.kindsMastered(), kinds);
        Progress again(desk.folder.path());
        QCOMPARE(LessonSession(*lessons::findTopic("dominance"), again, 7).kindsMastered(), kinds);
    }

    void aProblemSolvedWithAHintDoesNotCount() {
        Desk desk;
        desk.session.showProblemHint();
        desk.session.answerProblem(int(desk.session.problem().rightAnswer()));
        QCOMPARE(desk.session.inARow(), 0);
    }

    void aPupilWhoOnlyPractisesIsRecognisedByTheirBelief() {
        Desk desk;
        const std::string belief = "ratio-for-all";
        for (int i = 0; i < 15; ++i) {
            const auto& answers = desk.session.problem().answers;
            const auto found = std::ranges::find(answers, belief, &lessons::ProblemAnswer::misconception);
            desk.session.answerProblem(found == answers.end() ? int(desk.session.problem().rightAnswer())
                                                              : int(found - answers.begin()));
            desk.session.answerProblem(int(desk.session.problem().rightAnswer())); // too late to count
            desk.session.nextProblem();
        }
        QVERIFY(desk.session.diagnosis().signs().empty()); // no question was answered
        // Also after a restart.
        Progress again(desk.folder.path());
        const LessonSession other(*lessons::findTopic("dominance"), again, 7);
        const auto signs = other.diagnosisWithPractice().signs();
        QCOMPARE(signs.size(), std::size_t{1});
        QCOMPARE(signs.front().misconception, belief);
        QVERIFY(signs.front().isHeld());
        QCOMPARE(signs, desk.session.diagnosisWithPractice().signs());
    }

    void anIdeaThatWasChosenIsOfferedAgain() {
        Desk desk;
        LessonSession session(*lessons::findTopic("garden"), desk.progress, 3);
        const auto chosen = [&session] {
            const auto& answers = session.problem().answers;
            const auto found =
                std::ranges::find(answers, "one-parent", &lessons::ProblemAnswer::misconception);
            return found == answers.end() ? -1 : int(found - answers.begin());
        };
        while (chosen() < 0)
            session.nextProblem();
        session.answerProblem(chosen());
        for (int i = 0; i < 10; ++i) {
            session.nextProblem();
            QVERIFY(chosen() >= 0);
        }
        // Passed over as often as it was chosen, it is no longer looked for.
        session.answerProblem(int(session.problem().rightAnswer()));
        int without = 0;
        for (int i = 0; i < 20; ++i) {
            session.nextProblem();
            without += chosen() < 0 ? 1 : 0;
        }
        QVERIFY(without > 0);
    }

    void everyTopicsProblemsAreOfItsKinds() {
        Desk desk;
        for (const lessons::Topic* topic : lessons::topics()) {
            if (topic->practice.empty())
                continue;
            LessonSession session(*topic, desk.progress, 3);
            for (int i = 0; i < 20; ++i) {
                session.nextProblem();
                QVERIFY(std::ranges::find(topic->practice, session.problem().kind) != topic->practice.end());
                QVERIFY(session.problemAnswers().empty());
            }
        }
    }

    void countsFromElsewhereAreNamedAndGoneWithTheNextRoll() {
        Desk desk;
        desk.session.predict({3, 1});
        desk.session.setCounts({787, 277}, QStringLiteral("Mendel"));
        QCOMPARE(desk.session.size(), std::int64_t{1064});
        QCOMPARE(desk.session.source(), QStringLiteral("Mendel"));
        desk.session.roll(1);
        QCOMPARE(desk.session.size(), std::int64_t{1});
        QVERIFY(desk.session.source().isEmpty());
    }

    void stepsThatAreNotOpenAreNotReached() {
        Desk desk;
        desk.session.setStep(LessonStep::Compare);
        const QSignalSpy opened(&desk.session, &LessonSession::openStepsChanged);
        desk.session.setLastOpenStep(LessonStep::Roll);
        QCOMPARE(desk.session.step(), LessonStep::Roll);
        desk.session.setStep(LessonStep::Explain);
        QCOMPARE(desk.session.step(), LessonStep::Roll);
        desk.session.setLastOpenStep({});
        desk.session.setStep(LessonStep::Explain);
        QCOMPARE(desk.session.step(), LessonStep::Explain);
        QCOMPARE(opened.size(), 2);
    }

    void everyAnswerIsTold() {
        Desk desk;
        std::vector<messages::GivenAnswer> told;
        QObject::connect(&desk.session, &LessonSession::answerGiven, &desk.session,
                         [&told](const messages::GivenAnswer& answer) { told.push_back(answer); });
        desk.session.showHint(0);
        const int wrong = desk.choice(0, false);
        desk.session.setAnswer(0, wrong);
        desk.session.setAnswer(0, wrong); // a second click
        desk.session.setAnswer(0, desk.choice(0, true));
        QCOMPARE(told.size(), std::size_t{2});
        QCOMPARE(told[0].lesson, std::string("dominance"));
        QCOMPARE(told[0].question, desk.session.topic().questions.front().id);
        QCOMPARE(told[0].choice, wrong);
        QCOMPARE(told[0].misconception, desk.session.form(0).answers[std::size_t(wrong)].misconception);
        QVERIFY(told[0].first && !told[0].right && !told[1].first && told[1].right);
        QCOMPARE(told[0].hints, 1);
        // The variant is another form, and its first choice is one.
        desk.session.tryAgain(0);
        desk.session.setAnswer(0, desk.choice(0, true));
        QCOMPARE(told[2].form, 1);
        QVERIFY(told[2].first && told[2].right);
    }

    void theProblemOfASeedIsTheSameForAll() {
        Desk desk;
        Desk other;
        desk.session.showProblem(20611);
        other.session.answerProblem(0);
        other.session.showProblem(20611);
        QCOMPARE(desk.session.problem().seed, std::uint64_t{20611});
        QVERIFY(desk.session.problem().kind == other.session.problem().kind);
        QVERIFY(other.session.problemAnswers().empty());
    }

    /// The one that is first on paper, with the same kinds and the same ID.
    void aWorksheetIsGoneThroughProblemByProblem() {
        Desk desk;
        LessonSession& session = desk.session;
        QVERIFY(session.worksheet().problems.empty());
        QVERIFY(session.showWorksheet(2024));
        const auto paper = lessons::makeWorksheet(session.topic().practice, 2024, 0);
        QCOMPARE(session.worksheet().problems.size(), paper.size());
        for (std::size_t at = 0; at < paper.size(); ++at) {
            QCOMPARE(session.worksheet().at, at);
            QVERIFY(session.problem().kind == paper[at].kind && session.problem().seed == paper[at].seed);
            QVERIFY(session.problemAnswers().empty());
            QCOMPARE(session.worksheet().isLast(), at + 1 == paper.size());
            // The first one is missed at first.
            const int right = int(session.problem().rightAnswer());
            if (at == 0)
                session.answerProblem(right == 0 ? 1 : 0);
            session.answerProblem(right);
            QVERIFY(session.isProblemSolved());
            if (!session.worksheet().isLast())
                session.nextProblem();
        }
        QCOMPARE(session.worksheet().rightAtFirst, int(paper.size()) - 1);
        // Then the practice goes on as before.
        session.nextProblem();
        QVERIFY(session.worksheet().problems.empty());
        // It can be begun anew, and left for a single problem.
        QVERIFY(session.showWorksheet(2024));
        QCOMPARE(session.worksheet().rightAtFirst, 0);
        session.showProblem(20611);
        QVERIFY(session.worksheet().problems.empty());
    }

    void anotherPupilBeginsTheWorksheetAnew() {
        Desk desk;
        LessonSession& session = desk.session;
        QVERIFY(session.showWorksheet(2024));
        const std::uint64_t first = session.problem().seed;
        session.answerProblem(int(session.problem().rightAnswer()));
        session.nextProblem();
        const std::uint64_t shown = session.problem().seed;
        session.beginAnew();
        // A click that ends the typing of the name may be on an answer of this problem.
        QCOMPARE(session.problem().seed, shown);
        session.answerProblem(int(session.problem().rightAnswer()));
        QCOMPARE(session.worksheet().rightAtFirst, 0);
        session.nextProblem();
        QCOMPARE(session.worksheet().at, std::size_t{0});
        QCOMPARE(session.problem().seed, first);
        session.answerProblem(int(session.problem().rightAnswer()));
        QCOMPARE(session.worksheet().rightAtFirst, 1);
    }

    /// A saved switch may come from another version.
    void aSwitchHasOnlyItsPositions() {
        Desk desk;
        desk.session.setSetting(QStringLiteral("trait"), 9);
        QCOMPARE(desk.session.choice("trait", 7), 0);
        QCOMPARE(desk.session.choice("trait", 7, 3), 3);
        QCOMPARE(desk.session.choice("trait", 10), 9);
        desk.session.setSetting(QStringLiteral("trait"), -1);
        QCOMPARE(desk.session.choice("trait", 7), 0);
    }

    void aLessonWithoutPracticeHasNoWorksheet() {
        lessons::Topic topic = *lessons::findTopic("dominance");
        topic.practice.clear();
        const QTemporaryDir folder;
        Progress progress(folder.path());
        LessonSession session(topic, progress, 7);
        QVERIFY(!session.showWorksheet(2024));
        QVERIFY(session.worksheet().problems.empty());
    }
};

GENOTYPE_TEST(LessonSessionTest, long)
#include "lesson_session_test.moc"
