// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/population/allele_count_chances.h"
#include "lessons/topics/population_experiments.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <numeric>

using namespace lessons;

class PopulationExperimentsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theNextGenerationIsInHardyWeinbergProportions() {
        const Experiment experiment = nextGenerationExperiment(60);
        QCOMPARE(experiment.ratioText(), std::string("9 : 12 : 4"));
        CLOSE(experiment.outcomes[0].chance, 0.36);
        CLOSE(experiment.outcomes[1].chance, 0.48);
        CLOSE(experiment.outcomes[2].chance, 0.16);
        QCOMPARE(experiment.outcomes[1].letters, std::string("Ff"));
        QCOMPARE(nextGenerationExperiment(50).ratioText(), std::string("1 : 2 : 1"));
        QCOMPARE(nextGenerationExperiment(90).ratioText(), std::string("81 : 18 : 1"));
    }

    void aCountedPopulationIsDrawnFromItsOwnFrequency() {
        for (const PublishedPopulation& one : publishedPopulations()) {
            const Experiment experiment = equilibriumExperiment(one);
            CLOSE(experiment.outcomes[0].chance + experiment.outcomes[1].chance / 2, one.frequency());
            QCOMPARE(experiment.outcomes[2].letters, one.letters[2]);
        }
    }

    void fatesAreExactAndPlayed() {
        PopulationModel model;
        model.size = 5;
        model.start = 0.3;
        const Experiment experiment = alleleFateExperiment(model, 6);
        // As in AlleleCountChancesTest, by fractions.
        CLOSE(experiment.outcomes[0].chance, 0.04490457769083559);
        CLOSE(experiment.outcomes[1].chance, 0.5953345186808087);
        CLOSE(experiment.outcomes[2].chance, 0.3597609036283557);
        constexpr std::int64_t n = 2000;
        const auto counts = experiment.play(4, n);
        QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}), n);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const double chance = experiment.outcomes[i].chance;
            QVERIFY(std::abs(double(counts[i]) / n - chance) < 5 * std::sqrt(chance * (1 - chance) / n));
        }
        QVERIFY(counts == experiment.play(4, n));
    }

    /// What the lessons say about them.
    void theNumbersInTheLessonsHold() {
        const auto lost = [](std::int64_t size, double start, int generations) {
            PopulationModel model;
            model.size = size;
            model.start = start;
            AlleleCountChances chances(model);
            chances.advance(generations - 1);
            return chances.of(AlleleFate::Lost);
        };
        QVERIFY(std::abs(lost(10, 0.5, 20) - 0.25) < 0.005);
        QVERIFY(lost(100, 0.5, 20) < 1e-4);
    }

    void everySwitchIsAnExperimentOfItsOwn() {
        PopulationModel model;
        model.size = 20;
        const std::string key = alleleFateExperiment(model, 20).key;
        PopulationModel other = model;
        other.migration = 0.05;
        QVERIFY(alleleFateExperiment(other, 20).key != key);
        other = model;
        other.fitness[2] = 0.8;
        QVERIFY(alleleFateExperiment(other, 20).key != key);
        other = model;
        other.start = 0.3;
        QVERIFY(alleleFateExperiment(other, 20).key != key);
    }
};

GENOTYPE_TEST(PopulationExperimentsTest)
#include "population_experiments_test.moc"
