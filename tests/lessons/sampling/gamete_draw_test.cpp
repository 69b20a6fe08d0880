// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross/read.h"
#include "lessons/goodness_of_fit.h"
#include "lessons/sampling/gamete_draw.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <numeric>
#include <stdexcept>

using namespace lessons;
using tests::crossOf;

namespace {

using Counts = std::vector<std::int64_t>;

std::int64_t sumOf(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

} // namespace

class GameteDrawTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePlantsFollowThePunnettSquare_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QList<double>>("recombination");
        const auto row = [](const char* first, const char* second, QList<double> recombination = {}) {
            QTest::addRow("%s x %s %lld", first, second, static_cast<long long>(recombination.size()))
                << QString::fromUtf8(first) << QString::fromUtf8(second) << recombination;
        };
        row("Ff", "Ff");
        row("Ff", "ff");
        row("ff", "Ff");
        row("FF", "ff");
        row("RrGg", "RrGg");
        row("RrGG", "rrGg");
        row("IAi", "IBi");
        row("IAIB", "IAi");
        row("RrGgTt", "RrGgTt");
        row("RrFfGgTt", "RrFfGgTt");
        row("RG/rg", "rg/rg", {0.1});
        row("RG/rg", "Rg/rG", {0.25});
        row("RG/rg", "RG/rg", {0});
        row("RG/rg", "RG/rg", {0.001});
        row("RG/rg", "RG/rg", {0.5});
        row("RFGT/rfgt", "RfGt/rFgT", {0.1, 0.5, 0.3});
        row("RGT/rGt", "rgt/rgt", {0.1, 0.2}); // a homozygous gene between two linked ones
    }

    void thePlantsFollowThePunnettSquare() {
        QFETCH(const QString, first);
        QFETCH(const QString, second);
        QFETCH(const QList<double>, recombination);
        const Offspring offspring(
            crossOf(first.toStdString(), second.toStdString(), {recombination.begin(), recombination.end()}));
        const GameteDraw draw = drawEveryGamete(offspring, 2'000'003, 42);
        QCOMPARE(draw.drawn, 2'000'003);
        QVERIFY(!draw.cancelled);
        QCOMPARE(sumOf(draw.counts), 2'000'003);
        const TestResult fit = chiSquareTest(draw.counts, offspring.byGenotype());
        QVERIFY(!fit.impossible);
        QVERIFY2(fit.pValue > 0.001, qPrintable(QString::number(fit.pValue)));
    }

    void anyNumberIsDrawnToTheLastPlant() {
        const Offspring offspring(crossOf("RrGg", "RrGg"));
        for (const std::int64_t count : {0, 1, 63, 64, 65, 255, 256, 257, 3839, 3840, 3841, 7'864'321})
            QCOMPARE(sumOf(drawEveryGamete(offspring, count, 9).counts), count);
    }

    void theSameSeedGivesTheSamePlantsOnEveryMachine() {
        const Offspring offspring(crossOf("RG/rg", "RrGg", {0.2}));
        const GameteDraw draw = drawEveryGamete(offspring, 1'000'000, 1);
        QCOMPARE(draw.counts, drawEveryGamete(offspring, 1'000'000, 1).counts);
        QVERIFY(draw.counts != drawEveryGamete(offspring, 1'000'000, 2).counts);
        QCOMPARE(draw.counts, (Counts{160680, 79530, 10054, 79721, 339596, 80224, 10199, 79840, 160156}));
    }

    void tellsHowFarItIsAndStopsWhenItIsTold() {
        const Offspring offspring(crossOf("Ff", "Ff"));
        std::vector<std::int64_t> told;
        const auto count = [&told](std::int64_t drawn) {
            told.push_back(drawn);
            return true;
        };
        const GameteDraw whole = drawEveryGamete(offspring, 40'000'000, 1, count);
        QVERIFY(!whole.cancelled);
        QVERIFY(told.size() > 4);
        QVERIFY(std::is_sorted(told.begin(), told.end()));
        QCOMPARE(told.back(), 40'000'000);

        const GameteDraw part = drawEveryGamete(offspring, 40'000'000, 1,
                                                [&told](std::int64_t drawn) { return drawn < told[1]; });
        QVERIFY(part.cancelled);
        QCOMPARE(part.drawn, told[1]);
        QCOMPARE(sumOf(part.counts), part.drawn);
    }

    void refusesMoreThanABillion() {
        const Offspring offspring(crossOf("Ff", "Ff"));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, drawEveryGamete(offspring, -1, 1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, drawEveryGamete(offspring, 1'000'000'001, 1));
    }
};

GENOTYPE_TEST(GameteDrawTest)
#include "gamete_draw_test.moc"
