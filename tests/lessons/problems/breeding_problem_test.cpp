// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem.h"
#include "read_problem.h"
#include "test_registry.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>

#include <cmath>

using namespace lessons;
using namespace read_problem;

namespace {

/// All numbers in what is given, in order.
QList<double> breedingNumbers(const Problem& problem) {
    static const QRegularExpression number(QStringLiteral("\\d+(\\.\\d+)?"));
    QList<double> numbers;
    for (auto match = number.globalMatch(given(problem)); match.hasNext();)
        numbers << match.next().captured(0).toDouble();
    return numbers;
}

} // namespace

/// The breeder's equation in practice: right answers worked out from what the pupil reads.
class BreedingProblemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRightAnswerIsThatOfTheBreedersEquation() {
        QSet<int> forms;
        for (std::uint64_t seed = 0; seed < 600; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Breeding, seed);
            const QList<double> told = breedingNumbers(problem);
            const QString right = rightText(problem);
            QVERIFY(told.value(1) > told.value(0));
            const double differential = told[1] - told[0];
            if (inEnglish(problem.given[0]).contains(QStringLiteral("pure line"))) {
                forms << 0;
                QCOMPARE(right, QStringLiteral("%1 mg").arg(told[0]));
            } else if (told.value(2) < 1) {
                forms << 1;
                const double mean = told[0] + told[2] * differential;
                QCOMPARE(std::round(mean * 1e6) / 1e6, std::round(mean));
                QCOMPARE(right, QStringLiteral("%1 mg").arg(std::lround(mean)));
            } else {
                forms << 2;
                QCOMPARE(right, QString::number((told.value(2) - told[0]) / differential, 'f', 2));
            }
        }
        QCOMPARE(forms.size(), 3);
    }
};

GENOTYPE_TEST(BreedingProblemTest)
#include "breeding_problem_test.moc"
