// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/mutation_screen.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <stdexcept>

using namespace lessons;

class MutationScreenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void amongFiveDiceOneMutationIsLikely() { CLOSE(chanceOfAMutant(1 / 9.0, 5), 0.445071042693357); }

    void atARealRateTensOfThousandsMustBeScreened() {
        // R: log(0.05) / log1p(-1e-4) = 29955.8: the "rule of three", 3/rate.
        QCOMPARE(plantsToScreen(1e-4, 0.95), 29'956);
        QVERIFY(chanceOfAMutant(1e-4, 29'956) >= 0.95);
        QVERIFY(chanceOfAMutant(1e-4, 29'955) < 0.95);
    }

    void aTinyRateKeepsItsDigits() {
        CLOSE(chanceOfAMutant(1e-6, 10'000), 0.0099501712010844);
        CLOSE(chanceOfAMutant(1e-18, 1), 1e-18);
    }

    void theEndsAreCertain() {
        QCOMPARE(chanceOfAMutant(0, 1'000'000), 0.0);
        QCOMPARE(chanceOfAMutant(1, 1), 1.0);
        QCOMPARE(chanceOfAMutant(1, 0), 0.0);
        QCOMPARE(plantsToScreen(1, 0.99), 1);
        QCOMPARE(plantsToScreen(0.5, 0.5), 1);
        QCOMPARE(plantsToScreen(0.5, 0.75), 2);
    }

    void refusesWhatIsNoRate() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, chanceOfAMutant(1.1, 1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, chanceOfAMutant(0.1, -1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, plantsToScreen(0, 0.5));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, plantsToScreen(0.1, 1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, plantsToScreen(1e-300, 0.5));
    }
};

GENOTYPE_TEST(MutationScreenTest)
#include "mutation_screen_test.moc"
