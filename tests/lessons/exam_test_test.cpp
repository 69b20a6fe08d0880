// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/chi_square.h"
#include "lessons/exam_test.h"
#include "school_ratios.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <limits>

using namespace lessons;

class ExamTestTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// R: qchisq(c(0.05, 0.01), df, lower.tail = FALSE); printed in every textbook with two or three
    /// decimals.
    void criticalValuesAreThoseOfThePrintedTables_data() {
        QTest::addColumn<int>("df");
        QTest::addColumn<double>("five");
        QTest::addColumn<double>("one");
        QTest::newRow("1") << 1 << 3.841458820694126 << 6.6348966010212151;
        QTest::newRow("2") << 2 << 5.991464547107982 << 9.2103403719761827;
        QTest::newRow("3") << 3 << 7.81472790325118 << 11.344866730144372;
        QTest::newRow("4") << 4 << 9.4877290367811568 << 13.276704135987625;
        QTest::newRow("8") << 8 << 15.507313055865454 << 20.090235029663233;
        QTest::newRow("10") << 10 << 18.307038053275147 << 23.20925115895436;
        QTest::newRow("30") << 30 << 43.772971825742188 << 50.892181311517091;
        QTest::newRow("100") << 100 << 124.34211340400408 << 135.80672317102678;
    }

    void criticalValuesAreThoseOfThePrintedTables() {
        QFETCH(const int, df);
        QFETCH(const double, five);
        QFETCH(const double, one);
        CLOSE(criticalValue(df, usualLevel), five);
        CLOSE(criticalValue(df, strictLevel), one);
    }

    void aCriticalValueNeedsADegreeOfFreedomAndALevel() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, criticalValue(0, 0.05));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, criticalValue(1, 0));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, criticalValue(1, 1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, criticalValue(1, std::nan("")));
    }

    /// An impossible count rejects without a critical value, whether or not there is a degree of freedom.
    void whatTheRatioDoesNotAllowRejectsIt() {
        for (const auto& [counts, ratio] : {std::pair{Counts{5, 2}, std::vector<double>{1, 0}},
                                            std::pair{Counts{5, 2, 1}, std::vector<double>{0.75, 0.25, 0}}}) {
            const ExamTest test = examTest(counts, ratio);
            QVERIFY(test.impossible);
            QVERIFY(test.decisions.empty());
            QCOMPARE(test.approximateP, 0.0);
        }
        QVERIFY(!examTest(Counts{5, 0}, std::vector<double>{1, 0}).impossible);
    }

    /// 1.8e-682 and 6.6e-490 (mpmath): smaller than any double, but not impossible.
    void aPossibleCountNeverHasAPOfZero() {
        const ExamTest test = examTest(Counts{135, 893}, std::vector<double>{13.0 / 16, 3.0 / 16});
        QVERIFY(!test.impossible && isBound(test.approximateP));
        QVERIFY(!test.exactP || isBound(*test.exactP));
    }

    void theTableAddsUpToChiSquare() {
        const ExamTest test = examTest(Counts{315, 108, 101, 32}, dihybrid);
        QCOMPARE(test.rows.size(), std::size_t{4});
        CLOSE(test.rows[0].expected, 312.75);
        CLOSE(test.rows[0].contribution, 2.25 * 2.25 / 312.75);
        CLOSE(test.rows[3].contribution, 2.75 * 2.75 / 34.75);
        CLOSE(test.rows[0].contribution + test.rows[1].contribution + test.rows[2].contribution +
                  test.rows[3].contribution,
              test.sum);
        CLOSE(test.sum, 0.4700239808153477);
        QCOMPARE(test.degreesOfFreedom, 3);
        QCOMPARE(test.decisions.size(), std::size_t{2});
        QVERIFY(!test.decisions[0].rejected && !test.decisions[1].rejected);
        CLOSE(test.approximateP, 0.925425895103616);
        QVERIFY(test.exactP && isCloseTo(*test.exactP, 0.9271914725202292));
        QVERIFY(!test.disagreesAboutFivePercent());
    }

    /// 11 : 9 against 3 : 1: a pupil with a table rejects, although the exact p is above 5 %.
    void saysWhenTheTwoPValuesDisagreeAboutFivePercent() {
        const ExamTest test = examTest(Counts{11, 9}, threeToOne);
        CLOSE(test.sum, 64.0 / 15);
        QVERIFY(test.decisions[0].rejected && !test.decisions[1].rejected);
        QVERIFY(test.approximateP < 0.05 && *test.exactP > 0.05);
        QVERIFY(test.disagreesAboutFivePercent());
    }

    void theCriticalValueItselfIsNotExceeded() {
        // The sum is rejected by one and the same rule as the p-value that belongs to it.
        for (std::int64_t dominant = 0; dominant <= 200; ++dominant) {
            const ExamTest test = examTest(Counts{dominant, 200 - dominant}, threeToOne);
            QCOMPARE(test.decisions[0].rejected, test.approximateP < 0.05);
            QCOMPARE(test.decisions[1].rejected, test.approximateP < 0.01);
        }
    }

    void somethingImpossibleIsRejectedWithoutAnEnd() {
        const ExamTest test = examTest(Counts{9, 1, 2}, Chances{0.5, 0.5, 0});
        QCOMPARE(test.rows[2].contribution, std::numeric_limits<double>::infinity());
        QCOMPARE(test.classes, std::size_t{2});
        QCOMPARE(test.degreesOfFreedom, 1);
        // No critical value decides: any such count contradicts the ratio.
        QVERIFY(test.impossible);
        QVERIFY(test.decisions.empty());
    }

    void withoutCountsOrChoiceThereIsNoDecision() {
        QVERIFY(examTest(Counts{0, 0}, threeToOne).decisions.empty());
        QVERIFY(examTest(Counts{5, 0}, Chances{1, 0}).decisions.empty());
    }

    void smallExpectationsAreNamed() {
        QCOMPARE(examTest(Counts{7, 1}, threeToOne).smallExpected, std::vector<std::size_t>{1});
    }

    void theSentencesSayWhatFollows() {
        const ExamTest test = examTest(Counts{11, 9}, threeToOne);
        QCOMPARE(
            core::english(decisionPhrase(test, test.decisions[0], "4.267", "3.841")),
            std::string("χ² = 4.267 is greater than the critical value 3.841 (df = 1, 5 %). Reject the null "
                        "hypothesis: the differences are significant at this level."));
        QCOMPARE(
            core::english(decisionPhrase(test, test.decisions[1], "4.267", "6.635")),
            std::string(
                "χ² = 4.267 is not greater than the critical value 6.635 (df = 1, 1 %). Do not reject the "
                "null hypothesis: the differences are not significant at this level. This does not prove "
                "it."));
        QCOMPARE(
            core::english(degreesOfFreedomPhrase(test)),
            std::string(
                "Degrees of freedom: 2 categories − 1 = 1. Given the total, the last count follows from the "
                "others."));
        QCOMPARE(
            core::english(pValuesPhrase("= 0.0389", "")),
            std::string(
                "p = 0.0389 by the chi-square distribution (an approximation, like the table of critical "
                "values)."));
    }
};

GENOTYPE_TEST(ExamTestTest)
#include "exam_test_test.moc"
