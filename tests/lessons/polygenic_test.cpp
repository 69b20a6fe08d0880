// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/polygenic.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <numeric>
#include <stdexcept>

using namespace lessons;
using genotype::Genotype;

class PolygenicTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// R: dbinom(0:6, 6, 0.5): Nilsson-Ehle's three genes for red wheat, 1 : 6 : 15 : 20 : 15 : 6 : 1.
    void threeGenesGiveSevenSteps() {
        const auto chances = polygenicF2(3);
        const double parts[]{1, 6, 15, 20, 15, 6, 1};
        QCOMPARE(chances.size(), std::size_t{7});
        for (std::size_t i = 0; i < 7; ++i)
            CLOSE(chances[i], parts[i] / 64);
        const auto one = polygenicF2(1);
        CLOSE(one[0], 0.25);
        CLOSE(one[1], 0.5);
        QCOMPARE(polygenicF2(0), (std::vector<double>{1}));
    }

    void moreGenesComeNearerToTheBell() {
        double before = 1;
        for (const int genes : {1, 4, 16, 64, 256}) {
            const auto chances = polygenicF2(genes);
            CLOSE(std::accumulate(chances.begin(), chances.end(), 0.0), 1.0);
            const Moments moments = momentsOf(chances);
            CLOSE(moments.mean, static_cast<double>(genes));
            CLOSE(moments.variance, genes / 2.0);
            double gap = 0;
            for (std::size_t i = 0; i < chances.size(); ++i)
                gap += std::abs(chances[i] - bellCurve(moments, static_cast<double>(i)));
            QVERIFY(gap < before);
            before = gap;
        }
        QVERIFY(before < 0.01);
    }

    void pureParentsLeaveNothingToChance() {
        const std::vector<Genotype> tall(3, Genotype::HomozygousDominant);
        const std::vector<Genotype> low(3, Genotype::HomozygousRecessive);
        const auto f1 = polygenicOffspring(tall, low);
        QCOMPARE(f1, (std::vector<double>{0, 0, 0, 1, 0, 0, 0}));
        QCOMPARE(bellCurve(momentsOf(f1), 3), 0.0);
        const std::vector<Genotype> hybrid(3, Genotype::Heterozygous);
        const auto back = polygenicOffspring(tall, hybrid);
        CLOSE(back[3], 1 / 8.0);
        CLOSE(back[6], 1 / 8.0);
        QCOMPARE(back[2], 0.0);
    }

    void theEnvironmentSmoothsTheSteps() {
        CLOSE(densityWithEnvironment(polygenicF2(2), 0.7, 1.5), 0.293985484355385);
        CLOSE(bellCurve({2, 1}, 1.5), 0.3520653267643);
    }

    void refusesParentsOfDifferentGenes() {
        const std::vector<Genotype> two(2, Genotype::Heterozygous);
        const std::vector<Genotype> three(3, Genotype::Heterozygous);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, polygenicOffspring(two, three));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, polygenicF2(-1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, densityWithEnvironment(polygenicF2(1), 0, 1));
    }
};

GENOTYPE_TEST(PolygenicTest)
#include "polygenic_test.moc"
