// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/threads/speed.h"
#include "test_registry.h"

#include <QtTest/QTest>

class SpeedTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void guessesUntilItHasLearned() {
        threads::Speed speed;
        QCOMPARE(speed.stepsIn(100), 200);
        speed.learn(1000, 19); // too short to measure
        speed.learn(0, 500);
        QCOMPARE(speed.stepsIn(100), 200);
    }

    void takesTheFirstMeasurementWholeAndFollowsLaterOnesSlowly() {
        threads::Speed speed;
        speed.learn(1000, 100);
        QCOMPARE(speed.stepsIn(100), 1000);
        speed.learn(2000, 100);
        QCOMPARE(speed.stepsIn(100), 1300);
    }

    void neverGrantsLessThanOneStep() {
        threads::Speed speed;
        speed.learn(1, 100000);
        QCOMPARE(speed.stepsIn(10), 1);
    }
};

GENOTYPE_TEST(SpeedTest)
#include "speed_test.moc"
