// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/intervals.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <stdexcept>

using namespace lessons;

class IntervalsTest : public QObject {
    Q_OBJECT

private slots:
    /// R: prop.test(x, n, correct = FALSE)$conf.int (pins.R). 81 of 263 is the example of Newcombe (1998),
    /// who gives 0.2553 to 0.3662.
    void wilsonsIntervalIsThatOfTheTables() {
        const auto compare = [](std::int64_t successes, std::int64_t trials, double low, double high,
                                double confidence = 0.95) {
            const Interval interval = wilsonInterval(successes, trials, confidence);
            QVERIFY2(isCloseTo(interval.low, low, 1e-10), qPrintable(QString::number(interval.low, 'g', 17)));
            QVERIFY2(isCloseTo(interval.high, high, 1e-10),
                     qPrintable(QString::number(interval.high, 'g', 17)));
        };
        compare(5474, 7324, 0.737326921336566, 0.757225263009303);
        compare(15, 20, 0.531299122381256, 0.888138298592334);
        compare(0, 10, 0, 0.277532799862889);
        compare(10, 10, 0.722467200137111, 1);
        compare(81, 263, 0.255288519878274, 0.366209576982800);
        compare(7, 40, 0.0706442350367302, 0.3718333537431997, 0.99);
    }

    void staysWithinZeroAndOne() {
        for (const std::int64_t trials : {1, 2, 1000})
            for (const std::int64_t successes : {std::int64_t{0}, trials}) {
                const Interval interval = wilsonInterval(successes, trials, 0.999);
                QVERIFY(interval.low >= 0 && interval.high <= 1 && interval.low < interval.high);
            }
        QCOMPARE(wilsonInterval(0, 0), (Interval{0, 1}));
    }

    void refusesMoreSuccessesThanTrials() {
        QVERIFY_EXCEPTION_THROWN(wilsonInterval(3, 2), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(wilsonInterval(-1, 2), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(wilsonInterval(1, 2, 1), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(wilsonInterval(1, 2, 0), std::invalid_argument);
    }
};

GENOTYPE_TEST(IntervalsTest)
#include "intervals_test.moc"
