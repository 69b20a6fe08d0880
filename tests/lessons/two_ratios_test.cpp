// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/two_ratios.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace lessons;

namespace {

using Counts = std::vector<std::int64_t>;
using Chances = std::vector<double>;

const Chances monohybrid{3, 1};
const Chances testcross{0.5, 0.5};

} // namespace

class TwoRatiosTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRatioIsThatOfTheLikelihoods() {
        // 14 : 2 under 3 : 1 and under 1 : 1: 3^14 / 4^16 against 1 / 2^16, which is 3^14 / 2^16.
        CLOSE(logLikelihoodRatio(Counts{14, 2}, monohybrid, testcross), std::log(4782969.0 / 65536));
        CLOSE(logLikelihoodRatio(Counts{14, 2}, testcross, monohybrid), -std::log(4782969.0 / 65536));
        // The scale of a ratio does not matter.
        CLOSE(logLikelihoodRatio(Counts{14, 2}, Chances{0.75, 0.25}, Chances{8, 8}),
              std::log(4782969.0 / 65536));
        // 9 : 3 : 3 : 1 against 1 : 1 : 1 : 1, one of each: 81 / 256.
        CLOSE(logLikelihoodRatio(Counts{1, 1, 1, 1}, Chances{9, 3, 3, 1}, Chances{1, 1, 1, 1}),
              std::log(81.0 / 256));
        CLOSE(logLikelihoodRatio(Counts{0, 0}, monohybrid, testcross), 0.0);
    }

    void whatIsRuledOutIsNoFit() {
        constexpr double endless = std::numeric_limits<double>::infinity();
        QCOMPARE(logLikelihoodRatio(Counts{14, 2}, monohybrid, Chances{1, 0}), endless);
        QCOMPARE(logLikelihoodRatio(Counts{14, 2}, Chances{1, 0}, monohybrid), -endless);
        QCOMPARE(logLikelihoodRatio(Counts{14, 2}, Chances{1, 0}, Chances{0, 1}), 0.0);
        QVERIFY(std::isfinite(logLikelihoodRatio(Counts{14, 0}, Chances{1, 0}, monohybrid)));
    }

    void onlyEightTimesAsLikelyIsEvidence() {
        QCOMPARE(betterFit(Counts{14, 2}, testcross, monohybrid), BetterFit::Second);
        QCOMPARE(betterFit(Counts{8, 8}, testcross, monohybrid), BetterFit::First);
        // 11 : 5 is 3^11 / 2^16 = 2.7 times as likely under 3 : 1; 12 : 4 is 8.1 times.
        QCOMPARE(betterFit(Counts{11, 5}, testcross, monohybrid), BetterFit::Undecided);
        QCOMPARE(betterFit(Counts{12, 4}, testcross, monohybrid), BetterFit::Second);
        QCOMPARE(betterFit(Counts{1, 15}, Chances{75, 25}, monohybrid), BetterFit::Same);
    }
};

GENOTYPE_TEST(TwoRatiosTest)
#include "two_ratios_test.moc"
