// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/lesson_counts.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;
using Counts = std::vector<std::int64_t>;

class LessonCountsTest : public QObject {
    Q_OBJECT

private slots:
    void namesFindTheirOutcomesInAnyOrder() {
        const auto flowers = lessons::offspringByLooks(lessons::startCross("Ff x Ff"));
        const CountsMatch match = matchCounts({{"White", "purple"}, {224, 705}}, flowers);
        QVERIFY2(match.problem.isEmpty(), qPrintable(match.problem));
        QVERIFY(match.byName);
        QVERIFY((match.counts == Counts{705, 224}));
    }

    void lettersDoAsWell() {
        const auto genotypes = lessons::offspringByGenotype(lessons::startCross("Ff x Ff"));
        QVERIFY((matchCounts({{"ff", "FF", "Ff"}, {3, 1, 2}}, genotypes).counts == Counts{1, 2, 3}));
        const auto looks = lessons::offspringByLooks(lessons::startCross("Ff x Ff"));
        QVERIFY((matchCounts({{"ff", "F-"}, {1, 3}}, looks).counts == Counts{3, 1}));
    }

    void anOutcomeThatIsNotInTheTableWasNeverCounted() {
        const auto genotypes = lessons::offspringByGenotype(lessons::startCross("Ff x Ff"));
        const CountsMatch match = matchCounts({{"FF", "ff"}, {4, 5}}, genotypes);
        QVERIFY(match.byName);
        QVERIFY((match.counts == Counts{4, 0, 5}));
    }

    void unknownNamesAreTakenInOrderIfThereAreAsMany() {
        const auto flowers = lessons::offspringByLooks(lessons::startCross("Ff x Ff"));
        const CountsMatch match = matchCounts({{"a", "b"}, {7, 2}}, flowers);
        QVERIFY(match.problem.isEmpty() && !match.byName);
        QVERIFY((match.counts == Counts{7, 2}));
    }

    void whatDoesNotFitIsToldInOneSentence() {
        const auto flowers = lessons::offspringByLooks(lessons::startCross("Ff x Ff"));
        const QString half = matchCounts({{"purple", "red"}, {7, 2}}, flowers).problem;
        QVERIFY(half.contains(QStringLiteral("red")));
        const QString many = matchCounts({{"a", "b", "c"}, {7, 2, 1}}, flowers).problem;
        QVERIFY(many.contains(QStringLiteral("3")) && many.contains(QStringLiteral("2")));
    }
};

GENOTYPE_TEST(LessonCountsTest)
#include "lesson_counts_test.moc"
