// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/pool/heterogeneity.h"
#include "school_ratios.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <stdexcept>

using namespace lessons;

namespace {

using Groups = std::vector<Counts>;

/// Mendel's first ten plants of each trait, whose seeds he counted one plant at a time (Versuche über
/// Pflanzen-Hybriden, 1866, experiments 1 and 2).
const Groups shapes{{45, 12}, {27, 8},  {24, 7},  {19, 10}, {32, 11},
                    {26, 6},  {88, 24}, {22, 10}, {28, 6},  {25, 7}};
const Groups colours{{25, 11}, {32, 7},  {14, 5}, {70, 27}, {24, 13},
                     {20, 6},  {32, 13}, {44, 9}, {50, 14}, {44, 18}};
const Groups threeGroups{{181, 58, 63, 18}, {88, 30, 31, 11}, {90, 30, 25, 15}};

Heterogeneity groupsTest(const Groups& groups, const Chances& chances) {
    return heterogeneityOf(groups, chances).value();
}

} // namespace

class HeterogeneityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// R: the sum of chisq.test(group, p = …)$statistic less that of the pooled counts (pins.R).
    void mendelsTenPlantsDifferAsChanceLetsThem() {
        const Heterogeneity shape = groupsTest(shapes, threeToOne);
        QCOMPARE(shape.groups, std::size_t{10});
        CLOSE(shape.summed, 5.297026144242141);
        QCOMPARE(shape.summedDegrees, 10);
        CLOSE(shape.pooled, 0.830663615560641);
        QCOMPARE(shape.pooledDegrees, 1);
        CLOSE(shape.test.statistic, 4.466362528681500);
        QCOMPARE(shape.test.degreesOfFreedom, 9);
        CLOSE(shape.test.pValue, 0.878130719505532);
        const Heterogeneity colour = groupsTest(colours, threeToOne);
        CLOSE(colour.summed, 7.189981892667814);
        CLOSE(colour.pooled, 0.136680613668061);
        CLOSE(colour.test.pValue, 0.631569876987021);
    }

    /// R: the same with p = c(9, 3, 3, 1) / 16.
    void worksForFourOutcomes() {
        const Heterogeneity four = groupsTest(threeGroups, dihybrid);
        CLOSE(four.summed, 3.933333333333334);
        CLOSE(four.pooled, 0.444444444444444);
        QCOMPARE(four.test.degreesOfFreedom, 6);
        CLOSE(four.test.pValue, 0.745447389243032);
        QVERIFY(four.test.smallExpected.empty());
    }

    /// The pooled counts fit perfectly, the groups do not: R gives 2.53962858947086e-10.
    void findsGroupsThatCancelEachOther() {
        const Heterogeneity cancelled = groupsTest({{60, 20}, {20, 60}}, {0.5, 0.5});
        QCOMPARE(cancelled.pooled, 0.0);
        CLOSE(cancelled.test.statistic, 40.0);
        CLOSE(cancelled.test.pValue, 2.53962858947086e-10);
    }

    /// R: chisq.test(rbind(…), correct = FALSE).
    void withoutARatioItComparesTheGroupsWithEachOther() {
        const Heterogeneity unknown = groupsTest(threeGroups, {});
        CLOSE(unknown.test.statistic, 3.279876970037686);
        QCOMPARE(unknown.test.degreesOfFreedom, 6);
        CLOSE(unknown.test.pValue, 0.772987719478639);
        QCOMPARE(unknown.summedDegrees, 0);
    }

    void whatTheRatioExcludesDoesNotMakeTheGroupsDifferWithoutEnd() {
        const Heterogeneity excluded = groupsTest({{10, 1}, {11, 0}}, {1.0, 0.0});
        QCOMPARE(excluded.summedDegrees, 0);
        QCOMPARE(excluded.test.degreesOfFreedom, 1);
        QVERIFY(excluded.test.pValue > 0.1);
    }

    void groupsWithoutPlantsDoNotCount() {
        Groups groups = shapes;
        groups.push_back({0, 0});
        QCOMPARE(groupsTest(groups, threeToOne).test.degreesOfFreedom, 9);
        QVERIFY(!heterogeneityOf(Groups{{3, 1}, {0, 0}}, threeToOne));
        QVERIFY(!heterogeneityOf(Groups{}, threeToOne));
    }

    void saysWhereGroupsAreSmall() {
        QCOMPARE(groupsTest({{10, 2}, {30, 10}}, threeToOne).test.smallExpected, std::vector<std::size_t>{1});
        QCOMPARE(groupsTest({{9, 2}, {30, 10}}, {}).test.smallExpected, std::vector<std::size_t>{1});
    }

    void refusesGroupsThatDoNotFit() {
        QVERIFY_EXCEPTION_THROWN(heterogeneityOf(Groups{{1, 2}, {1, 2, 3}}, {}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(heterogeneityOf(Groups{{1, 2}, {1, 2}}, dihybrid), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(heterogeneityOf(Groups{{1}, {1}}, {}), std::invalid_argument);
    }
};

#include "heterogeneity_test.moc"
GENOTYPE_TEST(HeterogeneityTest)
