// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/lesson_session.h"
#include "lessons/documents/catalogue.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"

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

    Desk() { session.run().setExperiment(lessons::offspringByLooks(lessons::startCross("Tt x Tt"))); }

    /// A right or wrong answer to the question as it is asked now.
    int choice(std::size_t question, bool right) const {
        const auto& answers = session.quiz().form(question).answers;
        return int(std::ranges::find(answers, right, &lessons::Answer::right) - answers.begin());
    }
};

} // namespace

class LessonSessionTest : public QObject {
    Q_OBJECT
private slots:
    void whatWasSetUpForetoldAndCountedIsThereAfterARestart() {
        Desk desk;
        desk.session.figure().setSetting(QStringLiteral("pattern"), 2);
        desk.session.run().predict({3, 1});
        desk.session.run().roll(320);
        Progress progress(desk.folder.path());
        LessonSession again(*lessons::findTopic("dominance"), progress, 9);
        QCOMPARE(again.figure().setting(QStringLiteral("pattern"), 0).toInt(), 2);
        again.run().setExperiment(desk.session.run().experiment());
        QCOMPARE(again.run().prediction(), (std::vector<int>{3, 1}));
        QCOMPARE(again.run().counts(), desk.session.run().counts());
        QVERIFY(again.run().running().size() > 10);
        QVERIFY(again.run().source().isEmpty());
        again.run().setCounts({5, 2}, QStringLiteral("counted by hand"));
        Progress later(desk.folder.path());
        LessonSession third(*lessons::findTopic("dominance"), later, 9);
        third.run().setExperiment(desk.session.run().experiment());
        QCOMPARE(third.run().counts(), (std::vector<std::int64_t>{5, 2}));
        QCOMPARE(third.run().source(), wording("ExperimentRun.countedHand"));
    }

    void anotherPupilFindsNoCountsOfTheFirst() {
        Desk desk;
        desk.progress.setCurrent(QStringLiteral("Ada"));
        desk.session.run().predict({3, 1});
        desk.session.run().roll(320);
        desk.progress.setCurrent(QStringLiteral("Ben"));
        desk.session.beginAnew();
        QCOMPARE(desk.session.run().size(), std::int64_t{0});
        desk.progress.setCurrent(QStringLiteral("Ada"));
        desk.session.beginAnew();
        QCOMPARE(desk.session.run().size(), std::int64_t{320});
    }

    void stepsAreDoneOneByOne() {
        Desk desk;
        const auto share = [&desk] { return desk.progress.share(QStringLiteral("dominance")); };
        desk.session.steps().setStep(LessonStep::Compare);
        QCOMPARE(share(), 0.0);
        desk.session.run().predict({3, 1});
        QCOMPARE(share(), 0.25);
        desk.session.steps().setStep(LessonStep::Roll);
        desk.session.run().roll(1);
        QCOMPARE(share(), 0.5);
        desk.session.steps().setStep(LessonStep::Compare);
        QCOMPARE(share(), 0.75);
        for (std::size_t i = 0; i < desk.session.topic().questions.size(); ++i) {
            QVERIFY(share() < 1);
            desk.session.quiz().setAnswer(i, desk.choice(i, true));
        }
        QCOMPARE(share(), 1.0);
    }

    void theUnknownPlantsDifferBetweenPupilsAndSessionsUntilSomethingIsPredicted() {
        Desk desk;
        const lessons::Topic& topic = *lessons::findTopic("dominance");
        std::set<int> plants{desk.session.figure().firstMystery()};
        plants.insert(LessonSession(topic, desk.progress, 8).figure().firstMystery());
        QCOMPARE(plants.size(), std::size_t{2});
        QVERIFY(desk.session.run().predict({3, 1}));
        QCOMPARE(LessonSession(topic, desk.progress, 9).figure().firstMystery(),
                 desk.session.figure().firstMystery());
        // Whoever has predicted without a name keeps the plant under it.
        const int predicted = desk.session.figure().firstMystery();
        desk.progress.setCurrent(QStringLiteral("Ada"));
        desk.session.goOn();
        QCOMPARE(desk.session.figure().firstMystery(), predicted);
        for (const char* next : {"Ben", "Cleo"}) {
            desk.progress.setCurrent(QLatin1String(next));
            desk.session.beginAnew();
            plants.insert(desk.session.figure().firstMystery());
        }
        QCOMPARE(plants.size(), std::size_t{4});
    }
};

GENOTYPE_TEST(LessonSessionTest)
#include "lesson_session_test.moc"
