// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/family_experiment.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <stdexcept>

using namespace lessons;

class FamilyExperimentTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// (3 + 1)⁴ and (1 + 1)⁴, multiplied out.
    void familiesOfFourHaveTheTermsOfTheBinomial() {
        const Experiment hybrids = familyExperiment(startCross("Rr x Rr"), 4);
        QCOMPARE(hybrids.ratio, (std::vector<std::int64_t>{81, 108, 54, 12, 1}));
        QCOMPARE(hybrids.outcomes[1].chance, 27.0 / 64);
        QCOMPARE(core::english(hybrids.outcomes[1].name), std::string("3 round, 1 wrinkled"));
        QCOMPARE(hybrids.outcomes[1].letters, std::string("3 : 1"));
        QCOMPARE(hybrids.followed, std::size_t{1});
        const Experiment testCross = familyExperiment(startCross("Rr x rr"), 4);
        QCOMPARE(testCross.ratio, (std::vector<std::int64_t>{1, 4, 6, 4, 1}));
        QCOMPARE(testCross.followed, std::size_t{2});
    }

    /// R: dbinom(3, 12, 0.25), dbinom(2, 8, 0.25).
    void largerFamiliesHaveTheExactRatioMoreSeldom() {
        const Cross cross = startCross("Ff x Ff");
        QVERIFY(std::abs(familyExperiment(cross, 12).outcomes[3].chance - 0.258103609085083) < 1e-12);
        QVERIFY(std::abs(familyExperiment(cross, 8).outcomes[2].chance - 0.31146240234375) < 1e-12);
        QVERIFY(familyExperiment(cross, 12).ratio.empty());
        QVERIFY(familyExperiment(cross, 4).key != familyExperiment(cross, 8).key);
    }

    void theDiceOfTheBoardAreSuchAFamily() {
        const auto board = familyExperiment(startCross("Rr x Rr"), 4).board;
        QCOMPARE(board.size(), std::size_t{1});
        QVERIFY(board[0].trait == genotype::Trait::SeedShape);
    }

    void familiesNeedOneGeneWithTwoPhenotypes() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, familyExperiment(startCross("RrGg x RrGg"), 4));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, familiesOf(startCross("Rr x Rr"), 2000));
    }

    /// Of the families with one recessive offspring a quarter have it last: within five standard deviations.
    void theLastOfAStreakIsRecessiveAsOftenAsEveryOther() {
        // As expected of 256 000 families: 81 : 108.
        const auto streak = streakOf(81'000, 108'000, 4, 7);
        QVERIFY(streak);
        QVERIFY2(std::abs(double(streak->recessiveLast) - 27'000) < 5 * std::sqrt(108'000 * 0.25 * 0.75),
                 qPrintable(QString::number(streak->recessiveLast)));
        QCOMPARE(streak->families, 81'000 + streak->recessiveLast);
        // So the share of those after three dominant ones is a quarter.
        QVERIFY(std::abs(double(streak->recessiveLast) / double(streak->families) - 0.25) < 0.01);
    }

    void streaksOnlyGrowWithTheCounts() {
        std::int64_t before = 0;
        for (std::int64_t families = 0; families < 500; ++families) {
            const auto streak = streakOf(10, families, 4, 3);
            QVERIFY(streak->recessiveLast == before || streak->recessiveLast == before + 1);
            before = streak->recessiveLast;
        }
        QVERIFY(before > 0);
        QVERIFY(!streakOf(0, 10'000'000, 4, 3));
    }
};

GENOTYPE_TEST(FamilyExperimentTest)
#include "family_experiment_test.moc"
