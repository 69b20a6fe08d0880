// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/hardy_weinberg.h"
#include "lessons/population/population_data.h"
#include "lessons/population/population_model.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>

using namespace lessons;

namespace {

PopulationModel infinite(double start) {
    PopulationModel model;
    model.start = start;
    return model;
}

} // namespace

/// The deterministic recursion against the closed forms of the textbooks (Hartl and Clark 2007, chapters
/// 4–6).
class PopulationModelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutAnythingThatActsTheFrequenciesStay() {
        for (const double p : {0.0, 0.3, 0.5, 1.0}) {
            const auto shares = nextGenotypes(infinite(p), p);
            CLOSE(shares[0], p * p);
            CLOSE(shares[1], 2 * p * (1 - p));
            CLOSE(shares[2], (1 - p) * (1 - p));
            CLOSE(withoutChance(infinite(p), 50).back(), p);
        }
    }

    /// Δp = pq[p(w₁₁ − w₁₂) + q(w₁₂ − w₂₂)]/w̄.
    void selectionChangesTheFrequencyAsTheFormulaSays() {
        PopulationModel model = infinite(0.3);
        model.fitness = {1, 0.9, 0.55};
        for (const double p : {0.05, 0.3, 0.8}) {
            const double q = 1 - p;
            const double mean = p * p + 2 * p * q * 0.9 + q * q * 0.55;
            CLOSE(nextFrequency(model, p), p + p * q * (p * (1 - 0.9) + q * (0.9 - 0.55)) / mean);
        }
    }

    /// Without the recessive homozygotes, q after t generations is q/(1 + tq).
    void aRecessiveLethalAlleleLingersInHeterozygotes() {
        PopulationModel model = infinite(0.5);
        model.fitness = {1, 1, 0};
        const auto frequencies = withoutChance(model, 98);
        QCOMPARE(frequencies.size(), std::size_t{99});
        for (const int t : {1, 2, 10, 98})
            CLOSE(1 - frequencies[std::size_t(t)], 0.5 / (1 + t * 0.5));
    }

    void onlyRatiosOfFitnessCount() {
        PopulationModel model = infinite(0.4);
        model.fitness = {1, 0.5, 0.25};
        PopulationModel other = model;
        other.fitness = {4, 2, 1};
        CLOSE(withoutChance(model, 20).back(), withoutChance(other, 20).back());
    }

    /// p approaches that of the source by the factor 1 − m in every generation.
    void migrationClosesTheGapGeometrically() {
        PopulationModel model = infinite(0.9);
        model.migration = 0.05;
        model.sourceFrequency = 0.2;
        CLOSE(withoutChance(model, 30).back(), 0.2 + 0.7 * std::pow(0.95, 30));
    }

    /// At rest v/(u + v); the gap shrinks by 1 − u − v.
    void mutationBothWaysHasABalance() {
        PopulationModel model = infinite(1);
        model.mutation = 0.003;
        model.backMutation = 0.001;
        CLOSE(withoutChance(model, 100).back(), 0.25 + 0.75 * std::pow(1 - 0.004, 100));
    }

    void heterozygotesAtAnAdvantageHoldBothAlleles() {
        const std::array<double, 3> fitness{0.9, 1, 0.2};
        QVERIFY(balancedFrequency(fitness));
        CLOSE(*balancedFrequency(fitness), 0.8 / 0.9);
        for (const double start : {0.01, 0.5, 0.99}) {
            PopulationModel model = infinite(start);
            model.fitness = fitness;
            CLOSE(nextFrequency(model, 0.8 / 0.9), 0.8 / 0.9);
            QVERIFY(std::abs(withoutChance(model, 400).back() - 0.8 / 0.9) < 1e-9);
        }
        QVERIFY(!balancedFrequency({1, 1, 0.8}));
        QVERIFY(!balancedFrequency({1, 0.5, 1}));
    }

    void heterozygosityFallsByOneOfAllCopies() {
        CLOSE(heterozygosityLeft(0.3, 5, 0), 0.42);
        CLOSE(heterozygosityLeft(0.3, 5, 6), 0.42 * 0.531441);
    }

    void refusesWhatCannotBe() {
        const auto refuses = [](auto change) {
            PopulationModel model;
            model.size = 10;
            change(model);
            try {
                requireValid(model);
            } catch (const std::invalid_argument&) {
                return true;
            }
            return false;
        };
        QVERIFY(!refuses([](PopulationModel&) {}));
        QVERIFY(refuses([](PopulationModel& model) { model.size = 1; }));
        QVERIFY(refuses([](PopulationModel& model) { model.size = 1'000'001; }));
        QVERIFY(refuses([](PopulationModel& model) { model.start = -0.1; }));
        QVERIFY(refuses([](PopulationModel& model) { model.start = std::nan(""); }));
        QVERIFY(refuses([](PopulationModel& model) { model.migration = 1.5; }));
        QVERIFY(refuses([](PopulationModel& model) { model.sourceFrequency = 2; }));
        QVERIFY(refuses([](PopulationModel& model) { model.mutation = 0.6; }));
        QVERIFY(refuses([](PopulationModel& model) { model.backMutation = -1; }));
        QVERIFY(refuses([](PopulationModel& model) { model.fitness = {1, -1, 1}; }));
        QVERIFY(refuses([](PopulationModel& model) { model.fitness = {0, 0, 0}; }));
        QVERIFY(refuses(
            [](PopulationModel& model) { model.fitness[1] = std::numeric_limits<double>::infinity(); }));
        // Only AA is there, and AA dies.
        QVERIFY(refuses([](PopulationModel& model) {
            model.start = 1;
            model.fitness = {0, 1, 1};
        }));
    }
};

GENOTYPE_TEST(PopulationModelTest)

class PopulationDataTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// 298 : 489 : 213 and 189 : 89 : 9 fit their equilibrium, 400 : 249 : 5 does not.
    void bloodGroupsAreInEquilibriumAndAdultsWithHaemoglobinSAreNot() {
        const auto& all = publishedPopulations();
        QCOMPARE(all.size(), std::size_t{3});
        CLOSE(all[0].frequency(), 0.5425);
        const auto pOf = [](const PublishedPopulation& one) { return *hardyWeinbergTest(one.counts).exactP; };
        QVERIFY(pOf(all[0]) > 0.5);
        QVERIFY(pOf(all[1]) > 0.5);
        QVERIFY(pOf(all[2]) < 1e-6);
        QVERIFY(*hardyWeinbergTest(all[2].counts).fixationIndex < -0.15);
        for (const PublishedPopulation& one : all)
            QVERIFY(!one.source.empty() && one.letters[1] == one.letters[0].substr(0, 1) + one.letters[2][0]);
    }
};

GENOTYPE_TEST(PopulationDataTest)
#include "population_model_test.moc"
