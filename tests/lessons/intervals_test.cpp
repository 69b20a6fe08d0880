// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/intervals.h"
#include "lessons/sampling/repeated_samples.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <stdexcept>

using namespace lessons;

class IntervalsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, wilsonInterval(3, 2));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, wilsonInterval(-1, 2));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, wilsonInterval(1, 2, 1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, wilsonInterval(1, 2, 0));
    }

    /// R: n * p + c(-1, 1) * 1.96 * sqrt(n * p * (1 - p))
    void theRangeOfACountIsTheNormalApproximation() {
        const Interval range = binomialRange(320, 0.75);
        CLOSE(range.low, 224.817905282867);
        CLOSE(range.high, 255.182094717133);
        const Interval many = binomialRange(1'000'000'000, 9 / 16.0);
        CLOSE(many.low, 562469252.7440);
        CLOSE(many.high, 562530747.2560);
    }

    void aRangeNeverLeavesWhatCanBeCounted() {
        QCOMPARE(binomialRange(1, 0.5), (Interval{0, 1}));
        QCOMPARE(binomialRange(0, 0.5), (Interval{0, 0}));
        QCOMPARE(binomialRange(16, 0), (Interval{0, 0}));
        QCOMPARE(binomialRange(16, 1), (Interval{16, 16}));
        const Interval rare = binomialRange(20, 1 / 16.0);
        QCOMPARE(rare.low, 0.0);
        QVERIFY(rare.high > 3 && rare.high < 4);
    }

    void theRangeOfPooledRollsTakesTheirSummedVariance() {
        // 15 dice under 1/2 and 5 under 1/4: R: 8.75 + c(-1, 1) * 1.96 * sqrt(15 / 4 + 5 * 3 / 16)
        const Interval range = countRange(8.75, 15 / 4.0 + 15 / 16.0, 20);
        CLOSE(range.low, 4.5064755214563);
        CLOSE(range.high, 12.993524478544);
        // A variance that should be 0 but came out a little less.
        QCOMPARE(countRange(20, -1e-17, 20), (Interval{20, 20}));
    }

    /// A count of 320 offspring under 3 : 1 is within the range in about 95 of 100 samples.
    void theRangeHoldsNineteenOfTwentySamples() {
        Generator generator(1);
        const auto counts = repeatedCounts(generator, 20'000, 320, 0.75);
        const Interval range = binomialRange(320, 0.75);
        const auto inside = std::ranges::count_if(counts, [&range](std::int64_t count) {
            return double(count) >= range.low && double(count) <= range.high;
        });
        QVERIFY2(inside > 18'800 && inside < 19'200, qPrintable(QString::number(inside)));
    }
};

GENOTYPE_TEST(IntervalsTest)
#include "intervals_test.moc"
