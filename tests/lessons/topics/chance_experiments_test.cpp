// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/topics/chance_experiments.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <stdexcept>

using namespace lessons;

class ChanceExperimentsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Exact fractions in Python over all counts (two classes), mpmath with 30 digits (four).
    void theChanceOfExceedingAgreesWithExactArithmetic_data() {
        QTest::addColumn<int>("classes");
        QTest::addColumn<int>("each");
        QTest::addColumn<int>("looks");
        QTest::addColumn<double>("chance");
        QTest::newRow("80 once") << 2 << 80 << 1 << 0.05160196073538312;
        QTest::newRow("20 once") << 2 << 20 << 1 << 0.06523779257167917;
        QTest::newRow("five looks") << 2 << 16 << 5 << 0.14962202048123852;
        QTest::newRow("twenty looks") << 2 << 16 << 20 << 0.2541189273477463;
        QTest::newRow("four classes") << 4 << 80 << 1 << 0.051058550387414812;
    }

    void theChanceOfExceedingAgreesWithExactArithmetic() {
        QFETCH(const int, classes);
        QFETCH(const int, each);
        QFETCH(const int, looks);
        QFETCH(const double, chance);
        const LookPlan plan{classes == 2 ? std::vector<std::int64_t>{3, 1}
                                         : std::vector<std::int64_t>{9, 3, 3, 1},
                            each, looks};
        CLOSE(chanceOfExceeding(plan), chance);
    }

    void classesThatArePlayedExceedAsOftenAsCalculated() {
        for (const LookPlan& plan : {LookPlan{{3, 1}, 16, 20}, LookPlan{{9, 3, 3, 1}, 80, 1}}) {
            const Experiment experiment = lookExperiment(plan);
            constexpr std::int64_t classes = 20'000;
            const auto counts = experiment.play(7, classes);
            QCOMPARE(counts[0] + counts[1], classes);
            const double p = experiment.outcomes[1].chance;
            const double deviation = std::sqrt(double(classes) * p * (1 - p));
            QVERIFY(std::abs(double(counts[1]) - double(classes) * p) < 5 * deviation);
            QVERIFY(experiment.play(7, 500) == experiment.play(7, 500));
        }
    }

    void chiSquareIsTheSumOverTheClasses() {
        const LookPlan plan{{3, 1}, 80, 1};
        CLOSE(chiSquareOf(plan, std::vector<std::int64_t>{52, 28}), 64.0 / 60 + 64.0 / 20);
        QCOMPARE(chiSquareOf(plan, std::vector<std::int64_t>{0, 0}), 0.0);
        CLOSE(criticalValueOf(plan), 3.841458820694124);
    }

    void aPlanThatSaysNothingIsRefused() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, chanceOfExceeding({{3}, 80, 1}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, chanceOfExceeding({{3, 0}, 80, 1}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, chanceOfExceeding({{3, 1}, 0, 1}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, chanceOfExceeding({{9, 3, 3, 1}, 80, 2}));
    }
};

GENOTYPE_TEST(ChanceExperimentsTest)
#include "chance_experiments_test.moc"
