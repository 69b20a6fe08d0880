// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/hardy_weinberg.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <numeric>
#include <stdexcept>

using lessons::hardyWeinbergOfAlleles;
using lessons::hardyWeinbergTest;

class HardyWeinbergTestTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// R: HWChisq(c(298, 489, 213), cc = 0), HWExact(c(298, 489, 213)) of the package HardyWeinberg, whose
    /// example these MN blood groups are; 1469 : 138 : 5 are the scarlet tiger moths of Ford (1971). The
    /// exact values are sums of fractions.
    void agreesWithExactArithmetic_data() {
        QTest::addColumn<int>("dominant");
        QTest::addColumn<int>("heterozygous");
        QTest::addColumn<int>("recessive");
        QTest::addColumn<double>("frequency");
        QTest::addColumn<double>("statistic");
        QTest::addColumn<double>("p");
        QTest::addColumn<double>("exact");
        QTest::addColumn<double>("fixation");
        QTest::newRow("balanced") << 10 << 20 << 10 << 0.5 << 0.0 << 1.0 << 1.0 << 0.0;
        QTest::newRow("MN blood groups") << 298 << 489 << 213 << 0.5425 << 0.22148958764658704
                                         << 0.63790726378222365 << 0.6556634885620949 << 0.014882526252171942;
        QTest::newRow("scarlet tiger moths")
            << 1469 << 138 << 5 << 0.95409429280397022 << 0.83094818914641233 << 0.36199849347509251
            << 0.38251866746268326 << 0.022704108529856254;
        QTest::newRow("no heterozygote")
            << 5 << 0 << 5 << 0.5 << 10.0 << 0.0015654022580025497 << 0.0013639611162830977 << 1.0;
        QTest::newRow("too many of them")
            << 3 << 57 << 40 << 0.315 << 10.292566420071501 << 0.0013356718973897301 << 0.0011968046163882584
            << -0.3208202989224887;
        QTest::newRow("a rare allele") << 0 << 12 << 88 << 0.06 << 0.40742417383431417 << 0.52327979675250641
                                       << 1.0 << -0.063829787234042553;
        QTest::newRow("far from it") << 57 << 14 << 50 << 0.52892561983471074 << 71.33487895614516
                                     << 3.0145935221318537e-17 << 5.5620473110953351e-19
                                     << 0.76781798245614035;
    }

    void agreesWithExactArithmetic() {
        QFETCH(const int, dominant);
        QFETCH(const int, heterozygous);
        QFETCH(const int, recessive);
        QFETCH(const double, frequency);
        QFETCH(const double, statistic);
        QFETCH(const double, p);
        QFETCH(const double, exact);
        QFETCH(const double, fixation);
        const auto test = hardyWeinbergTest({dominant, heterozygous, recessive});
        CLOSE(test.frequency, frequency);
        CLOSE(test.statistic, statistic);
        CLOSE(test.pValue, p);
        QVERIFY(test.exactP && test.fixationIndex);
        CLOSE(*test.exactP, exact);
        CLOSE(*test.fixationIndex, fixation);
        QCOMPARE(test.degreesOfFreedom, 1);
        CLOSE(test.expected[0] + test.expected[1] + test.expected[2],
              double(dominant + heterozygous + recessive));
    }

    void theOrderOfTheAllelesDoesNotMatter() {
        const auto one = hardyWeinbergTest({3, 57, 40});
        const auto other = hardyWeinbergTest({40, 57, 3});
        CLOSE(one.frequency + other.frequency, 1.0);
        CLOSE(one.statistic, other.statistic);
        CLOSE(*one.exactP, *other.exactP);
    }

    void withOneAlleleThereIsNothingToTest() {
        for (const auto& counts : {std::array<std::int64_t, 3>{7, 0, 0}, {0, 0, 7}, {0, 0, 0}}) {
            const auto test = hardyWeinbergTest(counts);
            QCOMPARE(test.degreesOfFreedom, 0);
            QCOMPARE(test.pValue, 1.0);
            QVERIFY(!test.exactP && !test.fixationIndex);
        }
    }

    void aHugeSampleIsTestedByTheApproximationAlone() {
        const auto test = hardyWeinbergTest({250'000'000'000, 500'000'000'000, 250'000'000'000});
        CLOSE(test.pValue, 1.0);
        QVERIFY(!test.exactP);
        const auto large = hardyWeinbergTest({2'000'000, 4'000'000, 2'000'000});
        QVERIFY(large.exactP && *large.exactP > 0.99);
    }

    /// Base R: frequencies from the counts, sum((x - e)^2 / e), pchisq(…, df, lower.tail = FALSE).
    void agreesWithRForSeveralAlleles_data() {
        QTest::addColumn<QList<int>>("counts");
        QTest::addColumn<int>("df");
        QTest::addColumn<double>("statistic");
        QTest::addColumn<double>("p");
        QTest::addColumn<double>("fixation");
        QTest::addColumn<QList<int>>("small");
        QTest::newRow("three alleles") << QList<int>{20, 31, 26, 15, 12, 0} << 3 << 8.4221519831650422
                                       << 0.038047103465693004 << -0.059892179307288851 << QList<int>{5};
        QTest::newRow("four alleles")
            << QList<int>{10, 20, 20, 0, 10, 20, 20, 10, 20, 10} << 6 << 19.44444444444445
            << 0.0034753088290349551 << 0.041095890410958957 << QList<int>{};
        QTest::newRow("one of three was not found")
            << QList<int>{30, 40, 0, 20, 0, 0} << 1 << 0.9 << 0.34278171114791173 << 0.1 << QList<int>{};
        QTest::newRow("no heterozygote")
            << QList<int>{50, 0, 0, 50, 0, 50} << 3 << 300.0 << 9.9487583463274263e-65 << 1.0 << QList<int>{};
    }

    void agreesWithRForSeveralAlleles() {
        QFETCH(const QList<int>, counts);
        QFETCH(const int, df);
        QFETCH(const double, statistic);
        QFETCH(const double, p);
        QFETCH(const double, fixation);
        QFETCH(const QList<int>, small);
        const auto test = hardyWeinbergOfAlleles(std::vector<std::int64_t>(counts.begin(), counts.end()));
        QCOMPARE(test.degreesOfFreedom, df);
        CLOSE(test.statistic, statistic);
        QVERIFY(std::abs(test.pValue / p - 1) < 1e-9);
        CLOSE(*test.fixationIndex, fixation);
        QCOMPARE(QList<int>(test.smallExpected.begin(), test.smallExpected.end()), small);
        CLOSE(std::accumulate(test.frequencies.begin(), test.frequencies.end(), 0.0), 1.0);
        CLOSE(std::accumulate(test.expected.begin(), test.expected.end(), 0.0), double(test.sampleSize));
    }

    void twoAllelesAreTheSmallestCase() {
        const auto two = hardyWeinbergTest({298, 489, 213});
        const auto several = hardyWeinbergOfAlleles(std::vector<std::int64_t>{298, 489, 213});
        CLOSE(two.statistic, several.statistic);
        CLOSE(two.pValue, several.pValue);
        QCOMPARE(several.degreesOfFreedom, 1);
    }

    void genotypesAreReadRowByRow() {
        QStringList names;
        for (std::size_t place = 0; place < 6; ++place)
            names << QString::fromStdString(lessons::genotypeName(3, place));
        QCOMPARE(names.join(QLatin1Char(' ')), QStringLiteral("AA AB AC BB BC CC"));
        QCOMPARE(lessons::genotypeName(lessons::mostAlleles, 350), std::string("ZZ"));
        QCOMPARE(*lessons::allelesWithGenotypes(3), std::size_t{2});
        QCOMPARE(*lessons::allelesWithGenotypes(10), std::size_t{4});
        for (const std::size_t none : {0, 1, 2, 4, 5, 7, 9, 378})
            QVERIFY(!lessons::allelesWithGenotypes(none));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 hardyWeinbergOfAlleles(std::vector<std::int64_t>{1, 2, 3, 4, 5}));
    }

    void refusesWhatCannotHaveBeenCounted() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, hardyWeinbergTest({-1, 2, 3}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, hardyWeinbergTest({1'000'000'000'001, 0, 0}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 hardyWeinbergTest({500'000'000'000, 500'000'000'000, 500'000'000'000}));
    }
};

GENOTYPE_TEST(HardyWeinbergTestTest)
#include "hardy_weinberg_test.moc"
