// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/experiment_run.h"
#include "lessons/goodness_of_fit.h"
#include "pupil_desk.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;

namespace {

struct RunDesk : PupilDesk {
    QVariantMap settings;
    ExperimentRun run{work(), [this] { return settings; }, 7};

    RunDesk() { run.setExperiment(lessons::offspringByLooks(lessons::startCross("Tt x Tt"))); }
};

} // namespace

/// A prediction, then counts, without the rest of the lesson.
class ExperimentRunTest : public QObject {
    Q_OBJECT
private slots:
    void rollsNothingBeforeAPrediction() {
        RunDesk desk;
        desk.run.roll(16);
        QCOMPARE(desk.run.size(), std::int64_t{0});
        QVERIFY(desk.run.predict({3, 1}));
        desk.run.roll(16);
        QCOMPARE(desk.run.size(), std::int64_t{16});
    }

    void takesNoPredictionOnceSomethingIsCounted() {
        RunDesk desk;
        QVERIFY(desk.run.predict({1, 1}));
        desk.run.roll(1);
        QVERIFY(!desk.run.predict({3, 1}));
        QCOMPARE(desk.run.prediction(), (std::vector<int>{1, 1}));
        desk.run.startOver();
        QVERIFY(desk.run.predict({3, 1}));
    }

    void refusesPredictionsThatSayNothing() {
        RunDesk desk;
        QVERIFY(!desk.run.predict({0, 0}));
        QVERIFY(!desk.run.predict({3}));
        QVERIFY(!desk.run.predict({4, -1}));
        QVERIFY(!desk.run.hasPrediction());
    }

    void addsUpExactlyWhatWasRolledUpToABillion() {
        RunDesk desk;
        desk.run.predict({3, 1});
        std::int64_t all = 0;
        for (const std::int64_t n : {std::int64_t{1}, std::int64_t{16}, std::int64_t{320},
                                     std::int64_t{10000}, std::int64_t{1000000000}}) {
            desk.run.roll(n);
            all += n;
            QCOMPARE(desk.run.size(), all);
        }
        QCOMPARE(desk.run.running().back().offspring, all);
        QVERIFY(desk.run.running().size() < 700);
    }

    void followsTheChancesOfTheExperiment() {
        // 300 samples: by chance alone their p-values are spread evenly between 0 and 1.
        Progress nobodys; // in memory only
        ExperimentRun run(
            {nobodys, QStringLiteral("dominance")}, [] { return QVariantMap(); }, 7);
        run.setExperiment(lessons::offspringByLooks(lessons::startCross("Tt x Tt")));
        run.predict({3, 1});
        int low = 0;
        for (int i = 0; i < 300; ++i) {
            run.startOver();
            run.roll(400);
            low += lessons::goodnessOfFit(run.counts(), run.experiment().chances()).pValue < 0.1;
        }
        QVERIFY2(low > 10 && low < 55, qPrintable(QString::number(low)));
    }

    void theSameSeedRollsTheSame() {
        RunDesk one;
        RunDesk other;
        for (RunDesk* desk : {&one, &other}) {
            desk->run.predict({3, 1});
            desk->run.roll(320);
        }
        QVERIFY(one.run.counts() == other.run.counts());
    }

    void anotherExperimentBeginsWithoutCountsAndWithItsOwnPrediction() {
        RunDesk desk;
        desk.run.predict({3, 1});
        desk.run.roll(16);
        const auto first = desk.run.experiment();
        desk.run.setExperiment(lessons::offspringByGenotype(lessons::startCross("Tt x Tt")));
        QCOMPARE(desk.run.size(), std::int64_t{0});
        QVERIFY(!desk.run.hasPrediction());
        desk.run.setExperiment(first);
        QCOMPARE(desk.run.prediction(), (std::vector<int>{3, 1}));
        // A look at the other experiment costs no counts.
        QCOMPARE(desk.run.size(), std::int64_t{16});
    }

    void countsThatWereTakenBackStayAway() {
        RunDesk desk;
        desk.run.predict({3, 1});
        desk.run.roll(320);
        desk.run.startOver();
        Progress progress(desk.folder.path());
        ExperimentRun again(
            {progress, QStringLiteral("dominance")}, [] { return QVariantMap(); }, 9);
        again.setExperiment(desk.run.experiment());
        QCOMPARE(again.size(), std::int64_t{0});
    }

    void theSameExperimentKeepsItsCounts() {
        RunDesk desk;
        desk.run.predict({3, 1});
        desk.run.roll(16);
        const QSignalSpy changed(&desk.run, &ExperimentRun::experimentChanged);
        desk.run.setExperiment(desk.run.experiment());
        QCOMPARE(desk.run.size(), std::int64_t{16});
        QVERIFY(changed.isEmpty());
    }

    void countsFromElsewhereAreNamedAndGoneWithTheNextRoll() {
        RunDesk desk;
        desk.run.predict({3, 1});
        desk.run.setCounts({787, 277}, QStringLiteral("Mendel"));
        QCOMPARE(desk.run.size(), std::int64_t{1064});
        QCOMPARE(desk.run.source(), QStringLiteral("Mendel"));
        desk.run.roll(1);
        QCOMPARE(desk.run.size(), std::int64_t{1});
        QVERIFY(desk.run.source().isEmpty());
    }

    void whatIsDoneIsSavedWithTheSettingsOfThatMoment() {
        RunDesk desk;
        const auto saved = [&desk] {
            return desk.work().topic().settings.value(QStringLiteral("pattern")).toInt();
        };
        desk.settings.insert(QStringLiteral("pattern"), 2);
        QVERIFY(desk.run.predict({3, 1}));
        QCOMPARE(saved(), 2);
        desk.settings.insert(QStringLiteral("pattern"), 4);
        QCOMPARE(saved(), 2);
        desk.run.roll(1);
        QCOMPARE(saved(), 4);
    }

    void everyStepIsSavedInOneWrite() {
        RunDesk desk;
        const QSignalSpy written(&desk.progress, &Progress::changed);
        QVERIFY(desk.run.predict({3, 1}));
        QCOMPARE(written.size(), 1);
        desk.run.roll(16);
        QCOMPARE(written.size(), 2);
        desk.run.startOver();
        QCOMPARE(written.size(), 3);
    }

    void tellsOnceThatTheAnswerIsRevealed() {
        RunDesk desk;
        const QSignalSpy revealed(&desk.run, &ExperimentRun::revealedChanged);
        QVERIFY(desk.run.predict({3, 1}));
        QVERIFY(revealed.isEmpty());
        desk.run.roll(1);
        desk.run.roll(16);
        QCOMPARE(revealed.size(), 1);
        desk.run.startOver();
        QCOMPARE(revealed.size(), 2);
    }

    void whatIsCountedByHandIsKeptInItsOrder() {
        RunDesk desk;
        QVERIFY(desk.run.predict({3, 1}));
        desk.run.setTally({1, 0, 0});
        QCOMPARE(desk.run.counts(), (std::vector<std::int64_t>{2, 1}));
        QCOMPARE(desk.run.tally(), (QList<int>{1, 0, 0}));
        desk.run.roll(1);
        QVERIFY(desk.run.tally().isEmpty());
    }
};

GENOTYPE_TEST(ExperimentRunTest)
#include "experiment_run_test.moc"
