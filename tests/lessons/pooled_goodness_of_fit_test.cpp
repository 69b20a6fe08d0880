// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/goodness_of_fit.h"
#include "samples.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <boost/random/discrete_distribution.hpp>
#include <boost/random/mersenne_twister.hpp>

#include <algorithm>
#include <array>
#include <limits>

using namespace lessons;
using namespace samples;
using genotype::Parents;
using genotype::Trait;

namespace {

/// The sorted p-values of samples that were rolled under their null hypothesis.
std::vector<double> simulatedPValues(RollRule rule, const std::vector<std::pair<Parents, int>>& dice,
                                     const ExactLimits& limits, int samples) {
    boost::random::mt19937 generator(1866);
    std::vector<double> pValues;
    for (int i = 0; i < samples; ++i) {
        PooledSample sample(Trait::SeedShape, rule);
        for (const auto& [parents, count] : dice) {
            const CategoryValues p = probabilities(parents, rule);
            boost::random::discrete_distribution<int> die(p.begin(), p.end());
            for (int roll = 0; roll < count; ++roll)
                sample.add(Roll{Trait::SeedShape, parents, static_cast<genotype::PoolArea>(die(generator)), 1,
                                rule});
        }
        pValues.push_back(pooledTest(sample, limits).pValue);
    }
    std::sort(pValues.begin(), pValues.end());
    return pValues;
}

double shareUpTo(double limit, const std::vector<double>& sorted) {
    return static_cast<double>(std::upper_bound(sorted.begin(), sorted.end(), limit) - sorted.begin()) /
           static_cast<double>(sorted.size());
}

} // namespace

Q_DECLARE_METATYPE(Groups)
Q_DECLARE_METATYPE(RollRule)

class PooledGoodnessOfFitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// R, independent of the code here: all 4ⁿ results of the dice, ordered with the pseudo-inverse of svd
    /// (pins.R).
    void changingParentsAreTestedExactly_data() {
        QTest::addColumn<RollRule>("rule");
        QTest::addColumn<Groups>("groups");
        QTest::addColumn<int>("df");
        QTest::addColumn<double>("statistic");
        QTest::addColumn<double>("p");
        using enum RollRule;
        QTest::newRow("three crosses")
            << RerolledOnce
            << Groups{{printed, {3, 0, 1, 0}}, {testCross, {0, 1, 2, 0}}, {opposite, {0, 1, 0, 1}}} << 3
            << 8.23992122335496 << 0.0377723982481474;
        QTest::newRow("a tile placed in mid-game")
            << RerolledOnce << Groups{{printed, {1, 1, 3, 0}}, {dominantBackCross, {1, 2, 0, 1}}} << 3
            << 4.2470297029703 << 0.26275106219279;
        QTest::newRow("two pure lines, many mutations")
            << RerolledOnce << Groups{{dominant, {2, 0, 0, 1}}, {recessive, {0, 0, 1, 2}}} << 2 << 10.875
            << 0.0211669780841147;
        QTest::newRow("the printed parents and a hybrid cross")
            << RerolledOnce << Groups{{printed, {1, 3, 0, 0}}, {opposite, {0, 4, 0, 0}}} << 3
            << 2.62828947368421 << 0.510535912828296;
        QTest::newRow("Omari's dice")
            << RerolledUntilNumeral << Groups{{printed, {0, 2, 2, 0}}, {testCross, {0, 1, 3, 0}}} << 2 << 3.0
            << 0.207275390625;
        QTest::newRow("Omari's dice, one cross certain")
            << RerolledUntilNumeral << Groups{{dominant, {3, 0, 0, 0}}, {dominantBackCross, {4, 0, 0, 0}}}
            << 1 << 4.0 << 0.125;
    }

    void changingParentsAreTestedExactly() {
        QFETCH(RollRule, rule);
        QFETCH(Groups, groups);
        QFETCH(int, df);
        QFETCH(double, statistic);
        QFETCH(double, p);
        const TestResult result = pooledTest(sampleOf(rule, groups));
        QCOMPARE(result.method, Method::ExactConvolution);
        QCOMPARE(result.degreesOfFreedom, df);
        CLOSE(result.statistic, statistic);
        CLOSE(result.pValue, p);
    }

    void aLargeSampleFallsBackToChiSquareWithTheRankAsDegreesOfFreedom() {
        // R: pchisq(8.23992122335496, 3, lower.tail = FALSE)
        const PooledSample sample =
            sampleOf(RollRule::RerolledOnce,
                     {{printed, {3, 0, 1, 0}}, {testCross, {0, 1, 2, 0}}, {opposite, {0, 1, 0, 1}}});
        const TestResult result = pooledTest(sample, {.convolutionCells = 10});
        QCOMPARE(result.method, Method::PooledChiSquare);
        QCOMPARE(result.degreesOfFreedom, 3);
        CLOSE(result.pValue, 0.0413049577287019);
        QCOMPARE(pooledTest(sampleOf(RollRule::RerolledOnce,
                                     {{printed, {10, 20, 10, 5}}, {testCross, {0, 25, 25, 7}}}))
                     .method,
                 Method::ExactConvolution); // 102 rolls
        QCOMPARE(pooledTest(sampleOf(RollRule::RerolledOnce,
                                     {{printed, {10, 20, 10, 5}}, {testCross, {0, 25, 25, 8}}}))
                     .method,
                 Method::PooledChiSquare);
    }

    void exactAndApproximateAgreeOnALargeSample() {
        const PooledSample sample =
            sampleOf(RollRule::RerolledOnce, {{printed, {15, 20, 10, 5}}, {testCross, {0, 20, 25, 5}}});
        const double exact = pooledTest(sample).pValue;
        const double approximate = pooledTest(sample, {.convolutionCells = 0}).pValue;
        QVERIFY(std::abs(exact - approximate) < 0.01);
    }

    void onePairOfParentsIsTheOrdinaryMultinomialTest() {
        for (const RollRule rule : {RollRule::RerolledOnce, RollRule::RerolledUntilNumeral}) {
            const CategoryCounts counts{4, 5, 1, rule == RollRule::RerolledOnce ? 2 : 0};
            const TestResult pooled = pooledTest(sampleOf(rule, {{printed, counts}}));
            const TestResult plain = exactMultinomialTest(counts, probabilities(printed, rule));
            QCOMPARE(pooled.method, Method::ExactMultinomial);
            QCOMPARE(pooled.statistic, plain.statistic);
            QCOMPARE(pooled.pValue, plain.pValue);
            QCOMPARE(pooled.degreesOfFreedom, plain.degreesOfFreedom);
        }
    }

    void parentsThatOnlyChangePlacesAreOnePair() {
        const Parents mirrored{testCross.top, testCross.left};
        const TestResult mixed = pooledTest(
            sampleOf(RollRule::RerolledOnce, {{testCross, {0, 3, 1, 0}}, {mirrored, {0, 1, 2, 1}}}));
        const TestResult plain = pooledTest(sampleOf(RollRule::RerolledOnce, {{testCross, {0, 4, 3, 1}}}));
        QCOMPARE(mixed.method, Method::ExactMultinomial);
        QCOMPARE(mixed.pValue, plain.pValue);
    }

    void oneDieOfAnotherCrossChangesThePValueLittle() {
        // There is no jump between the convolution and the multinomial test.
        const TestResult plain = pooledTest(sampleOf(RollRule::RerolledOnce, {{printed, {9, 14, 4, 3}}}));
        const TestResult mixed = pooledTest(
            sampleOf(RollRule::RerolledOnce, {{printed, {9, 14, 4, 3}}, {opposite, {0, 1, 0, 0}}}));
        QCOMPARE(mixed.method, Method::ExactConvolution);
        QVERIFY(std::abs(mixed.pValue - plain.pValue) < 0.05);
    }

    void aDieThatItsOwnParentsCannotGiveIsImpossible() {
        // XX can fall under the printed parents, but fell under two recessive ones.
        for (const ExactLimits& limits : {ExactLimits{}, ExactLimits{.steps = 0, .convolutionCells = 0}}) {
            const TestResult result = pooledTest(
                sampleOf(RollRule::RerolledOnce, {{printed, {1, 2, 1, 0}}, {recessive, {1, 0, 2, 0}}}),
                limits);
            QVERIFY(result.impossible);
            QCOMPARE(result.pValue, 0.0);
            QCOMPARE(result.statistic, std::numeric_limits<double>::infinity());
        }
        QVERIFY(pooledTest(sampleOf(RollRule::RerolledUntilNumeral, {{printed, {1, 2, 1, 1}}})).impossible);
    }

    void certainOutcomesLeaveNothingToTest() {
        const TestResult result = pooledTest(
            sampleOf(RollRule::RerolledUntilNumeral, {{dominant, {2, 0, 0, 0}}, {opposite, {0, 3, 0, 0}}}));
        QCOMPARE(result.degreesOfFreedom, 0);
        QCOMPARE(result.statistic, 0.0);
        CLOSE(result.pValue, 1.0);
    }

    void anEmptySampleTestsNothing() {
        const TestResult result = pooledTest(PooledSample(Trait::SeedShape, RollRule::RerolledOnce));
        QCOMPARE(result.method, Method::EmptySample);
        QCOMPARE(result.pValue, 1.0);
    }

    void namesTheCategoriesThatExpectFewerThanFive() {
        const TestResult result = pooledTest(
            sampleOf(RollRule::RerolledOnce, {{printed, {2, 4, 2, 1}}, {dominantBackCross, {4, 4, 0, 1}}}));
        QCOMPARE(result.smallExpected, (std::vector<std::size_t>{2, 3})); // 6, 8, 2 and 2 of 18
    }

    void underTheNullSmallPValuesAreAsRareAsTheySay() {
        // An exact test rejects at most as often as it claims; twelve or more dice leave only small steps.
        const std::vector<std::vector<std::pair<Parents, int>>> games{
            {{printed, 25}},
            {{printed, 10}, {testCross, 10}, {opposite, 5}},
            {{printed, 5}, {dominantBackCross, 10}}};
        constexpr int samples = 1500;
        for (const auto& dice : games) {
            const auto pValues = simulatedPValues(RollRule::RerolledOnce, dice, {}, samples);
            for (const double level : {0.05, 0.1, 0.25, 0.5, 0.75, 0.9}) {
                const double fourStandardErrors = 4 * std::sqrt(level * (1 - level) / samples);
                QVERIFY(shareUpTo(level, pValues) <= level + fourStandardErrors);
                QVERIFY(shareUpTo(level, pValues) >= level - fourStandardErrors - 0.03);
            }
        }
        const auto omari =
            simulatedPValues(RollRule::RerolledUntilNumeral, {{printed, 9}, {testCross, 6}}, {}, samples);
        QVERIFY(shareUpTo(0.05, omari) <= 0.05 + 4 * std::sqrt(0.05 * 0.95 / samples));
    }

    void theApproximationIsUniformForALargeSample() {
        constexpr int samples = 1500;
        const auto pValues = simulatedPValues(RollRule::RerolledOnce, {{printed, 150}, {testCross, 150}},
                                              {.convolutionCells = 0}, samples);
        for (const double level : {0.05, 0.1, 0.25, 0.5, 0.75, 0.9})
            QVERIFY(std::abs(shareUpTo(level, pValues) - level) <=
                    4 * std::sqrt(level * (1 - level) / samples) + 0.01);
    }

    void aWholeGamesDiceAreTestedExactly() {
        const PooledSample sample = sampleOf(RollRule::RerolledOnce, {{printed, {2, 3, 4, 1}},
                                                                      {testCross, {0, 2, 3, 0}},
                                                                      {dominantBackCross, {1, 2, 0, 2}},
                                                                      {opposite, {0, 5, 0, 0}}});
        QCOMPARE(sample.size(), 25);
        QCOMPARE(pooledTest(sample).method, Method::ExactConvolution);
    }
};

GENOTYPE_TEST(PooledGoodnessOfFitTest)
#include "pooled_goodness_of_fit_test.moc"
