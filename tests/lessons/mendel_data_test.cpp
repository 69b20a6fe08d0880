// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/goodness_of_fit.h"
#include "lessons/mendel_data.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

#include <numeric>

using namespace lessons;

class MendelDataTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The totals that he gives beside his counts.
    void theCountsAddUpToHisTotals_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<qint64>("total");
        QTest::newRow("1") << "f2-seed-shape" << qint64{7324};
        QTest::newRow("2") << "f2-seed-colour" << qint64{8023};
        QTest::newRow("3") << "f2-flower-colour" << qint64{929};
        QTest::newRow("4") << "f2-pod-shape" << qint64{1181};
        QTest::newRow("5") << "f2-pod-colour" << qint64{580};
        QTest::newRow("6") << "f2-flower-position" << qint64{858};
        QTest::newRow("7") << "f2-plant-height" << qint64{1064};
        QTest::newRow("two genes") << "dihybrid" << qint64{556};
        QTest::newRow("two genes, plants") << "dihybrid-genotypes" << qint64{529};
        QTest::newRow("three genes") << "trihybrid" << qint64{639};
    }

    void theCountsAddUpToHisTotals() {
        QFETCH(const QString, id);
        QFETCH(const qint64, total);
        const PublishedCross* const cross = findMendelsCross(id.toStdString());
        QVERIFY(cross != nullptr);
        QCOMPARE(std::accumulate(cross->counts.begin(), cross->counts.end(), std::int64_t{0}), total);
    }

    void everyTableFitsItsCross() {
        QSet<QString> ids;
        for (const PublishedCross& cross : mendelsCrosses()) {
            ids << QString::fromStdString(cross.id);
            QVERIFY(!core::english(cross.title).empty());
            QCOMPARE(cross.counts.size(), cross.chances().size());
            const TestResult fit = chiSquareTest(cross.counts, cross.chances());
            QVERIFY(!fit.impossible);
            QVERIFY(fit.pValue > 0.05); // a mistyped digit would show
        }
        QCOMPARE(static_cast<std::size_t>(ids.size()), mendelsCrosses().size());
        QCOMPARE(findMendelsCross("tetrahybrid"), nullptr);
    }

    /// R (pins.R). 15.3224 is also what Fisher's successors give for the three genes.
    void theTablesOfGenotypesHaveTheirChiSquare() {
        const auto compare = [](const char* id, int df, double statistic, double p) {
            const PublishedCross& cross = *findMendelsCross(id);
            const TestResult fit = chiSquareTest(cross.counts, cross.chances());
            QCOMPARE(fit.degreesOfFreedom, df);
            CLOSE(fit.statistic, statistic);
            CLOSE(fit.pValue, p);
        };
        compare("dihybrid-genotypes", 8, 2.8109640831758, 0.945654565344942);
        compare("trihybrid", 26, 15.3223787167449, 0.951149841973851);
        compare("test-cross-pollen", 3, 0.618181818181818, 0.892257737685895);
        compare("test-cross-seed", 3, 0.530612244897959, 0.912116363151815);
    }

    void theDihybridIsOfSeedShapeBySeedColour() {
        const PublishedCross& cross = *findMendelsCross("dihybrid");
        QCOMPARE(cross.cross.genes[1].id, std::string("seed-colour"));
        const Offspring offspring(cross.cross);
        QCOMPARE(core::english(offspring.phenotypeName(1)), std::string("round, green"));
        QCOMPARE(cross.counts[1], 108);
        QCOMPARE(core::english(offspring.phenotypeName(2)), std::string("wrinkled, yellow"));
        QCOMPARE(cross.counts[2], 101);
    }

    void theTablesOfGenotypesStandUnderTheRightOnes() {
        // ABb 65, Aab 67, aBb 68 and ABbCc 45, AaBbC 49, aBbc 24 in his notation.
        const PublishedCross& two = *findMendelsCross("dihybrid-genotypes");
        const PublishedCross& three = *findMendelsCross("trihybrid");
        const auto count = [](const PublishedCross& cross, std::string_view genotype) {
            const Offspring offspring(cross.cross);
            for (std::size_t i = 0; i < cross.counts.size(); ++i)
                if (offspring.genotypeNotation(i) == genotype)
                    return cross.counts[i];
            return std::int64_t{-1};
        };
        QCOMPARE(count(two, "RRYy"), 65);
        QCOMPARE(count(two, "Rryy"), 67);
        QCOMPARE(count(two, "rrYy"), 68);
        QCOMPARE(count(two, "RrYy"), 138);
        QCOMPARE(count(three, "RRYyFf"), 45);
        QCOMPARE(count(three, "RrYyFF"), 49);
        QCOMPARE(count(three, "rrYyff"), 24);
        QCOMPARE(count(three, "RrYyFf"), 78);
    }

    void twoOfThreeDominantsAreHybrids() {
        QCOMPARE(mendelsSelfedDominants().size(), std::size_t{8});
        for (const SelfedDominants& table : mendelsSelfedDominants()) {
            QVERIFY(findGene(table.geneId) != nullptr);
            if (table.tenOffspring)
                QCOMPARE(table.pure + table.hybrid, 100);
        }
        const std::vector<double> oneToTwo{1 / 3.0, 2 / 3.0};
        const auto fit = [&oneToTwo](std::size_t table) {
            const SelfedDominants& selfed = mendelsSelfedDominants()[table];
            return chiSquareTest(std::vector<std::int64_t>{selfed.pure, selfed.hybrid}, oneToTwo);
        };
        CLOSE(fit(0).statistic, 0.173451327433628);
        CLOSE(fit(4).statistic, 2.0); // the one he repeated
    }
};

GENOTYPE_TEST(MendelDataTest)
#include "mendel_data_test.moc"
