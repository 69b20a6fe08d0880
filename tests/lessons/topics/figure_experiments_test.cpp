// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/figure_experiments.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <numeric>
#include <set>

using namespace lessons;

namespace {

double sumOf(const std::vector<double>& chances) {
    return std::accumulate(chances.begin(), chances.end(), 0.0);
}

} // namespace

class FigureExperimentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMutationComesAsOftenAsItsRateSays() {
        std::set<std::string> keys;
        for (std::size_t i = 0; i < mutationCaseCount; ++i) {
            const auto which = static_cast<MutationCase>(i);
            const Experiment experiment = mutationExperiment(which);
            QCOMPARE(experiment.chances()[0], mutationRate(which));
            QVERIFY(std::abs(sumOf(experiment.chances()) - 1) < 1e-15);
            // Only dice can be rolled on a board.
            QCOMPARE(experiment.forMutation, which == MutationCase::GameDie);
            QCOMPARE(experiment.board.empty(), which != MutationCase::GameDie);
            keys.insert(experiment.key);
        }
        QCOMPARE(keys.size(), mutationCaseCount);
        QCOMPARE(mutationRate(MutationCase::TreatedPeas), 0.0075);
        QVERIFY(std::abs(mutationRate(MutationCase::UntreatedPeas) - 2.1e-5) < 1e-15);
    }

    void manyGenesMakeABell() {
        const Experiment experiment = polygenicExperiment(3);
        QCOMPARE(experiment.outcomes.size(), std::size_t{7});
        QCOMPARE(experiment.ratio, (std::vector<std::int64_t>{1, 6, 15, 20, 15, 6, 1}));
        QCOMPARE(experiment.followed, std::size_t{3});
        QVERIFY(std::abs(sumOf(experiment.chances()) - 1) < 1e-12);
        // A ratio with thirteen parts tells a reader nothing.
        QVERIFY(polygenicExperiment(6).ratio.empty());
    }

    void linkedGenesAreHeldAgainstIndependence() {
        const Cross cross = startCross("RrGg x rrgg");
        const Experiment experiment = linkageExperiment(cross, 10);
        for (const double chance : experiment.chances())
            QCOMPARE(chance, 0.25);
        const std::vector<double> linked{0.45, 0.05, 0.05, 0.45};
        for (std::size_t i = 0; i < linked.size(); ++i)
            QVERIFY(std::abs(experiment.rolled()[i] - linked[i]) < 1e-15);
        QVERIFY(experiment.board.empty());
        QCOMPARE(linkageExperiment(cross, 50).rolled(), linkageExperiment(cross, 50).chances());
        QVERIFY(linkageExperiment(cross, 10).key != linkageExperiment(cross, 11).key);
    }

    void asManyPlantsAreHomozygousAsTheirOriginSays() {
        for (const bool fromF2 : {false, true}) {
            int homozygous = 0;
            constexpr int plants = 6000;
            for (int plant = 0; plant < plants; ++plant)
                homozygous += isHomozygousPlant(plant, fromF2) ? 1 : 0;
            const double prior = priorHomozygous(fromF2);
            const double deviation = std::sqrt(plants * prior * (1 - prior));
            QVERIFY2(std::abs(homozygous - plants * prior) < 4 * deviation,
                     qPrintable(QString::number(homozygous)));
        }
    }

    void aHiddenPlantShowsInItsOffspringAlone() {
        const Cross cross = startCross("Ff x ff");
        for (int plant = 0; plant < 20; ++plant) {
            const Experiment experiment = testCrossExperiment(cross, plant, false);
            QCOMPARE(experiment.chances(), (std::vector<double>{0.5, 0.5}));
            QCOMPARE(experiment.rolled(),
                     isHomozygousPlant(plant, false) ? (std::vector<double>{1, 0}) : experiment.chances());
        }
        QVERIFY(testCrossExperiment(cross, 1, false).key != testCrossExperiment(cross, 1, true).key);
    }
};

GENOTYPE_TEST(FigureExperimentsTest)
#include "figure_experiments_test.moc"
