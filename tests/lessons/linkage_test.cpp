// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/linkage.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <limits>
#include <stdexcept>

using namespace lessons;

namespace {

#define NEAR(value, expected, precision)                                                                     \
    QVERIFY2(isCloseTo(value, expected, precision),                                                          \
             qPrintable(QStringLiteral("%1 is not %2").arg(value, 0, 'g', 12).arg(expected, 0, 'g', 12)))

} // namespace

class LinkageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// R: prop.test(17, 100, correct = FALSE), and the LOD by hand (pins.R).
    void aTestCrossShowsItsRecombinants() {
        const auto estimate = recombinationFromTestCross(17, 100);
        CLOSE(estimate.fraction, 0.17);
        CLOSE(estimate.standardError, std::sqrt(0.17 * 0.83 / 100));
        NEAR(estimate.interval.low, 0.108935661140599, 1e-10);
        NEAR(estimate.interval.high, 0.255480047676011, 1e-10);
        NEAR(estimate.lod, 10.3041128970429, 1e-10);
    }

    void noFractionIsBeyondIndependence() {
        const auto estimate = recombinationFromTestCross(60, 100);
        QCOMPARE(estimate.fraction, 0.5);
        QCOMPARE(estimate.interval.high, 0.5);
        QCOMPARE(estimate.lod, 0.0);
        const auto none = recombinationFromTestCross(0, 20);
        QCOMPARE(none.fraction, 0.0);
        QCOMPARE(none.interval.low, 0.0);
        CLOSE(none.lod, 20 * std::log10(2.0));
    }

    /// Carver's maize, the example of Fisher's Statistical Methods: θ = 0.0357, the recombination its root.
    /// R: optimize and uniroot of the log likelihood (pins.R).
    void anF2InRepulsionIsFishersExample() {
        const auto estimate = recombinationFromIntercross({1997, 906, 904, 32}, lessons::Phase::Repulsion);
        NEAR(estimate.fraction * estimate.fraction, 0.0357123037522236, 1e-6);
        NEAR(estimate.fraction, 0.188976992653136, 1e-6);
        NEAR(estimate.standardError, 0.0154474447748112, 1e-6);
        NEAR(estimate.interval.low, 0.158353729416301, 1e-6);
        NEAR(estimate.interval.high, 0.22070464830685, 1e-6);
        NEAR(estimate.lod, 83.7073619215882, 1e-9);
    }

    void batesonsSweetPeasAreInCoupling() {
        const auto estimate = recombinationFromIntercross({284, 21, 21, 55}, lessons::Phase::Coupling);
        NEAR(estimate.fraction, 0.128042716141006, 1e-6);
        NEAR(estimate.standardError, 0.0185597963864367, 1e-6);
        NEAR(estimate.interval.low, 0.0934298595905789, 1e-6);
        NEAR(estimate.interval.high, 0.170053222296374, 1e-6);
        NEAR(estimate.lod, 30.9727082998877, 1e-9);
    }

    void theExpectedCountsGiveTheFractionBack() {
        for (const double r : {0.0, 0.1, 0.25, 0.4, 0.5})
            for (const lessons::Phase phase : {lessons::Phase::Coupling, lessons::Phase::Repulsion}) {
                const double theta = phase == lessons::Phase::Coupling ? (1 - r) * (1 - r) : r * r;
                const auto count = [](double share) { return std::llround(1e8 * share / 4); };
                const auto estimate = recombinationFromIntercross(
                    {count(2 + theta), count(1 - theta), count(1 - theta), count(theta)}, phase);
                QVERIFY2(std::abs(estimate.fraction - r) < 1e-4,
                         qPrintable(QString::number(estimate.fraction)));
                QVERIFY(estimate.interval.low <= estimate.fraction + 1e-12 &&
                        estimate.fraction <= estimate.interval.high + 1e-12);
            }
    }

    void independentGenesGiveNoEvidence() {
        const auto estimate = recombinationFromIntercross({315, 108, 101, 32}, lessons::Phase::Coupling);
        QVERIFY(estimate.interval.high == 0.5);
        QVERIFY(estimate.lod < 0.5);
    }

    void mapDistances() {
        CLOSE(haldaneCentimorgans(0.2), 25.5412811882995);
        CLOSE(kosambiCentimorgans(0.2), 21.1824465096801);
        CLOSE(fractionAtHaldane(20), 0.16483997698218);
        CLOSE(fractionAtHaldane(haldaneCentimorgans(0.31)), 0.31);
        QCOMPARE(haldaneCentimorgans(0.5), std::numeric_limits<double>::infinity());
        QCOMPARE(kosambiCentimorgans(0), 0.0);
        // At short distances a centimorgan is one recombinant in a hundred.
        QVERIFY(std::abs(haldaneCentimorgans(0.001) - 0.1) < 1e-3);
    }

    void acrossAGeneTheMapDistancesAddUp() {
        CLOSE(fractionAcross(0.1, 0.2), 0.26);
        for (const double before : {0.0, 0.01, 0.2, 0.49})
            for (const double after : {0.0, 0.05, 0.3, 0.4})
                CLOSE(haldaneCentimorgans(fractionAcross(before, after)),
                      haldaneCentimorgans(before) + haldaneCentimorgans(after));
        // A gene beyond an independent one is independent too.
        QCOMPARE(fractionAcross(0.5, 0.1), 0.5);
        QCOMPARE(fractionAcross(0, 0.5), 0.5);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, fractionAcross(0.6, 0.1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, fractionAcross(0.1, -0.1));
    }

    void refusesCountsThatCannotBe() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, recombinationFromTestCross(1, 0));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, recombinationFromTestCross(3, 2));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 recombinationFromIntercross({0, 0, 0, 0}, lessons::Phase::Coupling));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 recombinationFromIntercross({1, -1, 0, 0}, lessons::Phase::Coupling));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, haldaneCentimorgans(0.6));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, fractionAtHaldane(-1));
    }
};

GENOTYPE_TEST(LinkageTest)
#include "linkage_test.moc"
