// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/independence.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <stdexcept>

using namespace lessons;

namespace {

/// Mendel's dihybrid: round or wrinkled, by yellow or green.
const ContingencyTable mendel{2, 2, {315, 108, 101, 32}};
/// Bateson, Saunders and Punnett's sweet peas: purple or red, by long or round pollen.
const ContingencyTable sweetPeas{2, 2, {284, 21, 21, 55}};
/// Hair by eyes of 592 students (Snee 1974; R: HairEyeColor): black, brown, red, blond; brown, blue, hazel,
/// green.
const ContingencyTable hairAndEyes{4, 4, {68, 20, 15, 5, 119, 84, 54, 29, 26, 17, 14, 14, 7, 94, 10, 16}};

} // namespace

class IndependenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// R: chisq.test(table, correct = FALSE) (pins.R).
    void findsLinkageWhereThereIsSome() {
        const auto compare = [](const ContingencyTable& table, int df, double statistic, double p) {
            const TestResult pearson = independenceTest(table);
            QCOMPARE(pearson.method, Method::ChiSquare);
            QCOMPARE(pearson.degreesOfFreedom, df);
            CLOSE(pearson.statistic, statistic);
            CLOSE(pearson.pValue, p);
        };
        compare(mendel, 1, 0.116338133151443, 0.733040524603646);
        compare(sweetPeas, 1, 163.374561281296, 2.07201953592097e-37);
        compare(hairAndEyes, 9, 138.289841626008, 2.32528678709881e-25);
    }

    void namesTheCellsInWhichFewAreExpected() {
        QVERIFY(independenceTest(sweetPeas).smallExpected.empty());
        QCOMPARE(independenceTest({2, 2, {3, 1, 1, 3}}).smallExpected,
                 (std::vector<std::size_t>{0, 1, 2, 3}));
    }

    /// R: fisher.test(table)$p.value; the first is the lady who tasted tea (Fisher 1935).
    void fishersTestCountsAllTablesNoMoreLikely() {
        const auto p = [](std::vector<std::int64_t> counts) {
            const TestResult result = fisherExactTest({2, 2, std::move(counts)});
            [&result] { QCOMPARE(result.method, Method::FisherExact); }();
            return result.pValue;
        };
        CLOSE(p({3, 1, 1, 3}), 0.485714285714286);
        QVERIFY(isCloseTo(p({8, 1, 2, 7}), 0.0152200740436035));
        QVERIFY(isCloseTo(p({10, 0, 0, 12}), 1.54644117492415e-06));
        QVERIFY(isCloseTo(p({2, 10, 15, 3}), 0.000536724119143436));
        QCOMPARE(p({5, 0, 7, 0}), 1.0);
    }

    void takesTheExactTestWhereLittleIsExpected() {
        QCOMPARE(testOfIndependence({2, 2, {3, 1, 1, 3}}).method, Method::FisherExact);
        QCOMPARE(testOfIndependence(mendel).method, Method::ChiSquare);
        QCOMPARE(testOfIndependence({2, 3, {1, 1, 1, 1, 1, 1}}).method, Method::ChiSquare);
    }

    void anEmptyRowIsNoDegreeOfFreedom() {
        const TestResult with = independenceTest({3, 2, {10, 20, 0, 0, 20, 10}});
        const TestResult without = independenceTest({2, 2, {10, 20, 20, 10}});
        QCOMPARE(with.degreesOfFreedom, 1);
        CLOSE(with.pValue, without.pValue);
        const TestResult oneRow = independenceTest({2, 2, {10, 20, 0, 0}});
        QCOMPARE(oneRow.degreesOfFreedom, 0);
        QCOMPARE(oneRow.pValue, 1.0);
        QCOMPARE(independenceTest({2, 2, {0, 0, 0, 0}}).method, Method::EmptySample);
    }

    void refusesWhatIsNoTable() {
        for (const ContingencyTable& table :
             {ContingencyTable{1, 2, {1, 2}}, ContingencyTable{2, 2, {1, 2, 3}},
              ContingencyTable{2, 2, {1, 2, 3, -4}}, ContingencyTable{2, 1, {1, 2}}}) {
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, independenceTest(table));
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, fisherExactTest(table));
        }
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, fisherExactTest(hairAndEyes));
    }
};

GENOTYPE_TEST(IndependenceTest)
#include "independence_test.moc"
