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

    void mapDistances() {
        CLOSE(haldaneCentimorgans(0.2), 25.5412811882995);
        CLOSE(kosambiCentimorgans(0.2), 21.1824465096801);
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
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, haldaneCentimorgans(0.6));
    }
};

GENOTYPE_TEST(LinkageTest)
#include "linkage_test.moc"
