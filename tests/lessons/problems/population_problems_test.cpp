// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem.h"
#include "read_problem.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

#include <cmath>

using namespace lessons;
using namespace read_problem;

namespace {

constexpr std::uint64_t populationSeeds = 1000;
constexpr std::array populationKinds{ProblemKind::Selection, ProblemKind::PopulationChange};

} // namespace

/// Selection, migration and drift: the answers are worked out again from what the pupil reads.
class PopulationProblemsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thereAreHundredsOfEach() {
        for (const ProblemKind kind : populationKinds) {
            QSet<QString> questions;
            for (std::uint64_t seed = 0; seed < populationSeeds; ++seed)
                questions << question(makeProblem(kind, seed));
            QVERIFY2(questions.size() >= 300, qPrintable(QString::number(questions.size())));
        }
    }

    void oneGenerationOfSelectionIsThatOfTheRecursion() {
        QSet<int> forms;
        for (std::uint64_t seed = 0; seed < populationSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Selection, seed);
            const QString given = read_problem::given(problem);
            const QString right = rightText(problem);
            const auto drug = numbersIn(given, "bacteria, (\\d+) % .* 1 of (\\d+) survives");
            const auto herd = numbersIn(given, "1 animal of (\\d+) shows");
            const auto young =
                numbersIn(given, "Of (\\d+) young .*, (\\d+) grow up; of (\\d+) .*, (\\d+)\\.");
            if (!drug.isEmpty()) {
                forms << 0;
                QVERIFY(std::abs(shareIn(right) - drug[0] / (drug[0] + (100 - drug[0]) / drug[1])) < 1e-12);
            } else if (!herd.isEmpty()) {
                forms << 1;
                const double q = std::sqrt(1 / herd[0]);
                QVERIFY(std::abs(shareIn(right) - std::pow(q / (1 + q), 2)) < 1e-12);
            } else {
                forms << 2;
                QCOMPARE(young.size(), 4);
                const double fitness = (young[3] / young[2]) / (young[1] / young[0]);
                QVERIFY(fitness < 1);
                QCOMPARE(right, QString::number(fitness, 'f', 2));
            }
        }
        QCOMPARE(forms.size(), 3);
    }

    void migrationAndDriftAreThoseOfTheFormulas() {
        QSet<int> forms;
        for (std::uint64_t seed = 0; seed < populationSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::PopulationChange, seed);
            const QString given = read_problem::given(problem);
            const QString right = rightText(problem);
            const auto island =
                numbersIn(given, "is ([\\d.]+) on an island and ([\\d.]+) on .* year, (\\d+) % ");
            const auto animals =
                numbersIn(given, "live (\\d+) animals: (\\d+) \\S+, (\\d+) \\S+ and (\\d+) ");
            const auto zoo = numbersIn(given, "their number is (\\d+)");
            if (!island.isEmpty()) {
                forms << 0;
                const double m = island[2] / 100;
                QCOMPARE(right, QString::number((1 - m) * island[0] + m * island[1], 'f', 2));
            } else if (!animals.isEmpty()) {
                forms << 1;
                QCOMPARE(animals[1] + animals[2] + animals[3], animals[0]);
                QVERIFY(std::abs(shareIn(right) - (2 * animals[1] + animals[2]) / (2 * animals[0])) < 1e-12);
            } else {
                forms << 2;
                QCOMPARE(zoo.size(), 1);
                QVERIFY(std::abs(shareIn(right) - 1 / (2 * zoo[0])) < 1e-12);
            }
        }
        QCOMPARE(forms.size(), 3);
    }
};

GENOTYPE_TEST(PopulationProblemsTest)
#include "population_problems_test.moc"
