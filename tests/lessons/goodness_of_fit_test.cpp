// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/exact_multinomial.h"
#include "lessons/goodness_of_fit.h"
#include "school_ratios.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <limits>
#include <stdexcept>
#include <vector>

using namespace lessons;

namespace {

const Chances breedingDie{2 / 9.0, 4 / 9.0, 2 / 9.0, 1 / 9.0};

} // namespace

Q_DECLARE_METATYPE(Counts)
Q_DECLARE_METATYPE(Chances)

class GoodnessOfFitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Mendel's seven F2 tables (Versuche über Pflanzen-Hybriden, 1866) and his dihybrid cross.
    /// R: chisq.test(c(5474, 1850), p = c(3, 1) / 4), and so on (see pins.R).
    void mendelsTablesHaveTheChiSquareOfTheTextbook_data() {
        QTest::addColumn<Counts>("counts");
        QTest::addColumn<Chances>("chances");
        QTest::addColumn<double>("statistic");
        QTest::addColumn<double>("p");
        const auto row = [](const char* name, Counts counts, const Chances& chances, double statistic,
                            double p) { QTest::newRow(name) << counts << chances << statistic << p; };
        row("seed shape", {5474, 1850}, threeToOne, 0.262880029127981, 0.608148404522074);
        row("seed colour", {6022, 2001}, threeToOne, 0.0149985458473555, 0.902527951585321);
        row("flower colour", {705, 224}, threeToOne, 0.390742734122713, 0.531909247383909);
        row("pod shape", {882, 299}, threeToOne, 0.0635055038103302, 0.801038757531421);
        row("pod colour", {428, 152}, threeToOne, 0.450574712643678, 0.50206215878985);
        row("flower position", {651, 207}, threeToOne, 0.34965034965035, 0.554311125400167);
        row("plant height", {787, 277}, threeToOne, 0.606516290726817, 0.436102511484232);
        row("dihybrid", {315, 108, 101, 32}, dihybrid, 0.470023980815348, 0.925425895103616);
    }

    void mendelsTablesHaveTheChiSquareOfTheTextbook() {
        QFETCH(Counts, counts);
        QFETCH(Chances, chances);
        QFETCH(double, statistic);
        QFETCH(double, p);
        const TestResult result = chiSquareTest(counts, chances);
        QCOMPARE(result.method, Method::ChiSquare);
        QCOMPARE(result.degreesOfFreedom, static_cast<int>(counts.size()) - 1);
        CLOSE(result.statistic, statistic);
        CLOSE(result.pValue, p);
        QVERIFY(result.smallExpected.empty());
    }

    void aTinyUpperTailKeepsItsDigits() {
        // R: chisq.test(c(200, 10, 10, 10), p = c(2, 4, 2, 1) / 9)
        const TestResult result = chiSquareTest(Counts{200, 10, 10, 10}, breedingDie);
        CLOSE(result.statistic, 559.45652173913043);
        CLOSE(result.pValue, 6.19665492950641e-121);
    }

    /// R: the sum of dmultinom over all outcomes whose statistic is at least the observed one (pins.R).
    void theExactTestSumsAllOutcomesAtLeastAsFarOff_data() {
        QTest::addColumn<Counts>("counts");
        QTest::addColumn<Chances>("chances");
        QTest::addColumn<double>("statistic");
        QTest::addColumn<double>("p");
        const Chances monohybrid{0.25, 0.5, 0.25};
        const auto row = [](const char* name, Counts counts, const Chances& chances, double statistic,
                            double p) { QTest::newRow(name) << counts << chances << statistic << p; };
        row("three kinds, nearest outcome", {3, 5, 2}, monohybrid, 0.2, 1);
        row("four of one kind tie with four of another", {0, 0, 4}, monohybrid, 12, 2 / 256.0);
        row("twelve dice", {1, 2, 6, 3}, breedingDie, 9.375, 0.0265539745397858);
        row("ten dice", {4, 4, 1, 1}, breedingDie, 2.15, 0.553488423444397);
        row("exactly as expected", {9, 3, 3, 1}, dihybrid, 0, 1);
        row("a whole game", {5, 8, 2, 10}, breedingDie, 21.98, 0.000180194977914756);
        row("two kinds", {7, 1}, threeToOne, 2 / 3.0, 0.68853759765625);
        row("a small category", {4, 0}, {8 / 9.0, 1 / 9.0}, 0.5, 1);
        row("five kinds", {4, 2, 1, 0, 3}, {0.4, 0.2, 0.2, 0.1, 0.1}, 5.5, 0.215598592000001);
        row("a hundred offspring", {60, 10, 20, 10}, dihybrid, 20 / 3.0, 0.0833320812314416);
        row("Mendel's dihybrid", {315, 108, 101, 32}, dihybrid, 0.470023980815348, 0.927191472520188);
        row("Mendel's seed shape", {5474, 1850}, threeToOne, 0.262880029127981, 0.617624577291547);
        row("Mendel's flower colour", {705, 224}, threeToOne, 0.390742734122713, 0.544640261093329);
        row("Mendel's plant height", {787, 277}, threeToOne, 0.606516290726817, 0.457255909593116);
    }

    void theExactTestSumsAllOutcomesAtLeastAsFarOff() {
        QFETCH(Counts, counts);
        QFETCH(Chances, chances);
        QFETCH(double, statistic);
        QFETCH(double, p);
        const TestResult result = exactMultinomialTest(counts, chances);
        QCOMPARE(result.method, Method::ExactMultinomial);
        QVERIFY2(std::abs(result.statistic - statistic) < 1e-12,
                 qPrintable(QString::number(result.statistic, 'g', 17)));
        QVERIFY2(isCloseTo(result.pValue, p, 1e-10), qPrintable(QString::number(result.pValue, 'g', 17)));
        QVERIFY(!result.standardError);
    }

    void switchesToChiSquareWhereTheStepsAreTooMany() {
        const Counts dice{350, 622, 340, 100};
        QCOMPARE(exactSteps(1412, 4) <= ExactLimits{}.steps, true);
        QCOMPARE(goodnessOfFit(dice, breedingDie).method, Method::ExactMultinomial);
        QCOMPARE(goodnessOfFit(Counts{350, 624, 340, 100}, breedingDie).method, Method::ChiSquare);
        QCOMPARE(goodnessOfFit(Counts{5, 3}, threeToOne, {.steps = 8}).method, Method::MonteCarlo);
        QCOMPARE(goodnessOfFit(Counts{15, 13}, threeToOne, {.steps = 28}).method, Method::ChiSquare);
        QCOMPARE(goodnessOfFit(Counts{5, 3}, threeToOne, {.steps = 9}).method, Method::ExactMultinomial);
    }

    void theExactTestVisitsNoOutcomeTwiceAndLeavesNoneOut() {
        // Compared with the plain sum over all outcomes, with many ties among them.
        const Chances even{0.25, 0.25, 0.25, 0.25};
        const auto factorial = [](std::int64_t n) { return std::tgamma(static_cast<double>(n) + 1); };
        for (const std::int64_t n : {1, 5, 12}) {
            std::vector<std::pair<double, double>> outcomes;
            for (std::int64_t a = 0; a <= n; ++a)
                for (std::int64_t b = 0; a + b <= n; ++b)
                    for (std::int64_t c = 0; a + b + c <= n; ++c) {
                        const std::int64_t d = n - a - b - c;
                        const auto squares = static_cast<double>(a * a + b * b + c * c + d * d);
                        outcomes.emplace_back(squares * 4 / static_cast<double>(n) - static_cast<double>(n),
                                              factorial(n) / factorial(a) / factorial(b) / factorial(c) /
                                                  factorial(d) / std::pow(4.0, n));
                    }
            for (const auto& [statistic, chance] : outcomes) {
                double sum = 0;
                for (const auto& [other, itsChance] : outcomes)
                    sum += other >= statistic - 1e-9 ? itsChance : 0;
                CLOSE(ExactMultinomial(n, even).tail(statistic - 1e-9), std::min(1.0, sum));
            }
        }
    }

    void theExactTestKeepsTheDigitsOfATinyTail() {
        // Only the outcome itself is as far off: 9 heterozygous ones in 9 have (1/2)⁹, 60 recessive in 60
        // (1/4)⁶⁰.
        CLOSE(exactMultinomialTest(Counts{0, 60}, threeToOne).pValue, std::pow(0.25, 60));
        CLOSE(exactMultinomialTest(Counts{0, 0, 60}, Chances{0.25, 0.5, 0.25}).pValue,
              2 * std::pow(0.25, 60));
    }

    void anotherOrderOfTheCategoriesChangesNothing() {
        const double p = exactMultinomialTest(Counts{5, 8, 2, 10}, breedingDie).pValue;
        CLOSE(exactMultinomialTest(Counts{10, 2, 8, 5}, Chances{1 / 9.0, 2 / 9.0, 4 / 9.0, 2 / 9.0}).pValue,
              p);
    }

    void simulatedSamplesComeNearTheExactTest() {
        for (const Counts& counts : {Counts{5, 8, 2, 10}, Counts{4, 4, 1, 1}, Counts{1, 2, 6, 3}}) {
            const TestResult exact = exactMultinomialTest(counts, breedingDie);
            const TestResult simulated = monteCarloTest(counts, breedingDie, 100'000);
            QCOMPARE(simulated.method, Method::MonteCarlo);
            QCOMPARE(simulated.statistic, exact.statistic);
            QVERIFY(simulated.standardError);
            CLOSE(*simulated.standardError, std::sqrt(simulated.pValue * (1 - simulated.pValue) / 100'000));
            QVERIFY(std::abs(simulated.pValue - exact.pValue) < 4 * *simulated.standardError + 1e-5);
        }
    }

    void aSimulatedTestIsTheSameForTheSameSeedAndNeverZero() {
        const Counts counts{0, 0, 0, 30};
        const TestResult one = monteCarloTest(counts, breedingDie, 999, 3);
        CLOSE(one.pValue, 0.001);
        QCOMPARE(monteCarloTest(Counts{4, 4, 1, 1}, breedingDie, 999, 3).pValue,
                 monteCarloTest(Counts{4, 4, 1, 1}, breedingDie, 999, 3).pValue);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, monteCarloTest(counts, breedingDie, 0));
        QVERIFY(!monteCarloTest(Counts{0, 9}, Chances{0, 1}).standardError);
    }

    void aCategoryOfNoChanceIsNoDegreeOfFreedom() {
        const Chances omari{0.25, 0.5, 0.25, 0};
        const TestResult with = exactMultinomialTest(Counts{1, 6, 3, 0}, omari);
        const TestResult without = exactMultinomialTest(Counts{1, 6, 3}, Chances{0.25, 0.5, 0.25});
        QCOMPARE(with.degreesOfFreedom, 2);
        CLOSE(with.pValue, without.pValue);
        CLOSE(chiSquareTest(Counts{1, 6, 3, 0}, omari).pValue,
              chiSquareTest(Counts{1, 6, 3}, Chances{0.25, 0.5, 0.25}).pValue);
    }

    void anImpossibleCountIsSaidAndHasNoChance() {
        for (const TestResult& result :
             {chiSquareTest(Counts{1, 6, 3, 1}, Chances{0.25, 0.5, 0.25, 0}),
              exactMultinomialTest(Counts{1, 6, 3, 1}, Chances{0.25, 0.5, 0.25, 0})}) {
            QVERIFY(result.impossible);
            QCOMPARE(result.statistic, std::numeric_limits<double>::infinity());
            QCOMPARE(result.pValue, 0.0);
            QCOMPARE(result.degreesOfFreedom, 2);
        }
    }

    void aCertainOutcomeLeavesNothingToTest() {
        for (const TestResult& result :
             {chiSquareTest(Counts{0, 9}, Chances{0, 1}), exactMultinomialTest(Counts{0, 9}, Chances{0, 1}),
              goodnessOfFit(Counts{0, 1'000'000'000}, Chances{0, 1})}) {
            QCOMPARE(result.degreesOfFreedom, 0);
            QCOMPARE(result.statistic, 0.0);
            QCOMPARE(result.pValue, 1.0);
            QVERIFY(!result.impossible);
        }
    }

    void anEmptySampleTestsNothing() {
        const TestResult result = goodnessOfFit(Counts{0, 0}, threeToOne);
        QCOMPARE(result.method, Method::EmptySample);
        QCOMPARE(result.pValue, 1.0);
        QCOMPARE(result.sampleSize, 0);
    }

    void namesTheCategoriesThatExpectFewerThanFive() {
        const TestResult result = chiSquareTest(Counts{6, 9, 4, 1, 0}, Chances{0.25, 0.45, 0.2, 0.1, 0});
        QCOMPARE(result.smallExpected, (std::vector<std::size_t>{2, 3}));
    }

    void refusesAMeaninglessNull() {
        const auto refuses = [](const Counts& counts, const Chances& chances) {
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, chiSquareTest(counts, chances));
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, exactMultinomialTest(counts, chances));
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, goodnessOfFit(counts, chances));
        };
        refuses({}, {});
        refuses({1, 2, 3}, threeToOne);
        refuses({1, -2}, threeToOne);
        refuses({1, 2}, {0.5, 0.4});
        refuses({1, 2}, {1.5, -0.5});
        refuses({1, 2}, {std::numeric_limits<double>::quiet_NaN(), 1});
    }

    /// Compared with every vector of counts with the same sum.
    void saysExactlyWhetherAnyCountsLieNearer() {
        for (const std::vector<double>& ratio : std::vector<std::vector<double>>{
                 {1, 1, 1}, {1, 2, 1}, {9, 3, 4}, {12, 3, 1}, {1, 0, 3}, {1, 99, 1}, {5, 7, 11}}) {
            const double all = ratio[0] + ratio[1] + ratio[2];
            const std::vector<double> chances{ratio[0] / all, ratio[1] / all, ratio[2] / all};
            for (std::int64_t n = 1; n <= 17; ++n) {
                std::vector<std::pair<double, std::vector<std::int64_t>>> outcomes;
                double least = std::numeric_limits<double>::infinity();
                for (std::int64_t a = 0; a <= n; ++a)
                    for (std::int64_t b = 0; a + b <= n; ++b) {
                        const std::vector<std::int64_t> counts{a, b, n - a - b};
                        outcomes.emplace_back(chiSquareTest(counts, chances).statistic, counts);
                        least = std::min(least, outcomes.back().first);
                    }
                for (const auto& [statistic, counts] : outcomes)
                    QCOMPARE(isNearest(counts, chances), statistic <= least + 1e-9);
            }
        }
    }

    void oneMovedOfABillionIsNotTheNearest() {
        const std::vector<double> chances{0.75, 0.25};
        QVERIFY(isNearest(std::vector<std::int64_t>{750'000'000'000, 250'000'000'000}, chances));
        QVERIFY(!isNearest(std::vector<std::int64_t>{750'000'000'001, 249'999'999'999}, chances));
    }
};

GENOTYPE_TEST(GoodnessOfFitTest)
#include "goodness_of_fit_test.moc"
