// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/polygenic.h"
#include "lessons/selective_breeding.h"
#include "lessons/topics/breeding_experiments.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <array>
#include <cmath>
#include <numeric>
#include <stdexcept>

using namespace lessons;

/// The pins were computed with mpmath (30 digits) from all 2ⁿ × 2ⁿ pairs of gametes, gene by gene, without
/// counting plus alleles first.
class SelectiveBreedingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void threeGenerationsAgreeWithAllPairsOfGametes() {
        struct Pin {
            double mean, additive, differential, response, threshold;
        };
        const std::array<Pin, 3> pins{
            Pin{4, 2, 3.50367403180698, 1.73908139971313, 6.57238012532293},
            Pin{5.73908139971313, 1.37672852175033, 3.17553458969722, 1.20304684015803, 8.08458794798374},
            Pin{6.94212823987116, 0.801298027639096, 2.87627319234459, 0.6865421119497, 9.06963633435127}};
        BreedingPopulation population = mixedPopulation(4, 0.5, std::sqrt(2));
        for (const Pin& pin : pins) {
            const BreedingMoments moments = momentsOf(population);
            CLOSE(moments.mean, pin.mean);
            CLOSE(moments.additiveVariance, pin.additive);
            CLOSE(moments.heritability(), pin.additive / (pin.additive + 2));
            CLOSE(valueExceededBy(population, 0.1), pin.threshold);
            const SelectionStep step = selectBest(population, 0.1);
            CLOSE(step.differential, pin.differential);
            CLOSE(step.response, pin.response);
            CLOSE(step.expectedResponse, pin.additive / (pin.additive + 2) * pin.differential);
            population = step.offspring;
        }
    }

    void theOffspringOfTheBestTenthAreThoseOfAllPairs() {
        const BreedingPopulation before = mixedPopulation(4, 0.5, std::sqrt(2));
        const BreedingPopulation after = selectBest(before, 0.1).offspring;
        const auto plants = plusAllelesOf(after);
        QCOMPARE(plants.size(), std::size_t{9});
        CLOSE(plants[0], 5.74639180687039e-6);
        CLOSE(plants[1], 0.00023075468847724);
        CLOSE(plants[2], 0.00355900404789425);
        CLOSE(plants[3], 0.0271425174458583);
        CLOSE(std::accumulate(plants.begin(), plants.end(), 0.0), 1.0);
        CLOSE(shareAbove(after, 4), 0.82766827508411);
    }

    void rareAllelesAndTheBetterHalfAgreeToo() {
        const BreedingPopulation before = mixedPopulation(3, 0.3, 1);
        const SelectionStep first = selectBest(before, 0.5);
        CLOSE(first.differential, 1.20357612671657);
        CLOSE(first.response, 0.679105869646146);
        CLOSE(first.expectedResponse, 0.671020318434901);
        const SelectionStep second = selectBest(first.offspring, 0.5);
        CLOSE(second.response, 0.674248903075135);
        CLOSE(shareAbove(second.offspring, momentsOf(first.offspring).mean), 0.673837774099639);
    }

    void withoutChoiceNothingChanges() {
        const BreedingPopulation before = mixedPopulation(6, 0.5, 2);
        const SelectionStep step = selectBest(before, 1);
        QCOMPARE(step.differential, 0.0);
        CLOSE(step.response, 0.0);
        const auto f2 = polygenicF2(6);
        const auto plants = plusAllelesOf(step.offspring);
        for (std::size_t i = 0; i < f2.size(); ++i)
            CLOSE(plants[i], f2[i]);
    }

    /// Johannsen's beans.
    void aPureLineAnswersNoChoice() {
        const BreedingPopulation line = pureLine(7, 1.5);
        QCOMPARE(plusAllelesOf(line), (std::vector<double>{0, 0, 0, 0, 0, 0, 0, 1}));
        QCOMPARE(momentsOf(line).heritability(), 0.0);
        const SelectionStep step = selectBest(line, 0.1);
        // R: dnorm(qnorm(0.9)) / 0.1 * 1.5
        CLOSE(step.differential, 2.6324749789873);
        QCOMPARE(step.response, 0.0);
        QCOMPARE(step.expectedResponse, 0.0);
        CLOSE(shareAbove(step.offspring, 7), 0.5);
    }

    /// The lesson says how close the breeder's equation comes: in its population within one hundredth of S.
    void theBreedersEquationIsCloseInTheLessonsPopulation() {
        for (const double share : {0.1, 0.5}) {
            const SelectionStep step = selectBest(stockOf(Stock::Mixed), share);
            QVERIFY(std::abs(step.response - step.expectedResponse) < 0.01 * step.differential);
            QVERIFY(step.response != step.expectedResponse);
        }
    }

    void selectionUsesUpTheVariance() {
        BreedingPopulation population = stockOf(Stock::Mixed);
        double before = 1;
        for (int generation = 0; generation < 15; ++generation) {
            const double now = momentsOf(population).heritability();
            QVERIFY(now < before);
            before = now;
            population = selectBest(population, 0.1).offspring;
        }
        QVERIFY(before < 0.05);
        QVERIFY(momentsOf(population).mean > 19);
    }

    void theExperimentCountsOffspringAboveTheOldMean() {
        const Experiment best = breedingExperiment(Stock::Mixed, 0.1);
        const BreedingPopulation stock = stockOf(Stock::Mixed);
        QCOMPARE(best.chances()[0], shareAbove(selectBest(stock, 0.1).offspring, momentsOf(stock).mean));
        QCOMPARE(best.chances()[0] + best.chances()[1], 1.0);
        QVERIFY(best.ratio.empty());
        QVERIFY(best.chances()[0] > breedingExperiment(Stock::Mixed, 0.5).chances()[0]);
        for (const Experiment& even :
             {breedingExperiment(Stock::Mixed, 1), breedingExperiment(Stock::PureLine, 0.1)}) {
            CLOSE(even.chances()[0], 0.5);
            QCOMPARE(even.ratio, (std::vector<std::int64_t>{1, 1}));
        }
        QVERIFY(best.key != breedingExperiment(Stock::PureLine, 0.1).key);
    }

    void bothStocksHaveTheSameMean() {
        CLOSE(momentsOf(stockOf(Stock::Mixed)).mean, momentsOf(stockOf(Stock::PureLine)).mean);
        CLOSE(momentsOf(stockOf(Stock::Mixed)).heritability(), 0.5);
    }

    void refusesWhatIsNoPopulationOrShare() {
        const BreedingPopulation one = mixedPopulation(2, 0.5, 1);
        for (const double share : {0.0, -0.1, 1.1, std::nan("")})
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, selectBest(one, share));
        for (const double share : {0.0, 1.0})
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, valueExceededBy(one, share));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, mixedPopulation(-1, 0.5, 1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, mixedPopulation(2, 1.5, 1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, mixedPopulation(2, 0.5, 0));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, pureLine(-1, 1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, pureLine(1, -1));
    }
};

GENOTYPE_TEST(SelectiveBreedingTest)
#include "selective_breeding_test.moc"
