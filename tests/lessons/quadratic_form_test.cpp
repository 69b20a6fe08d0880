// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/quadratic_form.h"
#include "samples.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;
using namespace samples;
using genotype::Parents;

namespace {

int rankOf(RollRule rule, const Groups& groups) {
    return QuadraticForm(sampleOf(rule, groups).covariance()).rank();
}

} // namespace

class QuadraticFormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onePairOfParentsGivesPearsonsStatistic() {
        for (const Parents parents : {printed, testCross, dominant, opposite, dominantBackCross}) {
            const CategoryValues p = probabilities(parents, RollRule::RerolledOnce);
            // Nine dice that the parents can produce, unevenly spread.
            CategoryCounts counts{};
            std::int64_t left = 9;
            for (std::size_t i = 0; i < 3; ++i)
                if (p[i] > 0) {
                    counts[i] = left / 2;
                    left -= counts[i];
                }
            counts[3] = left;
            const PooledSample sample = sampleOf(RollRule::RerolledOnce, {{parents, counts}});
            CategoryValues deviation{};
            double pearson = 0;
            for (std::size_t i = 0; i < categoryCount; ++i) {
                deviation[i] = static_cast<double>(counts[i]) - 9 * p[i];
                pearson += p[i] > 0 ? deviation[i] * deviation[i] / (9 * p[i]) : 0;
            }
            CLOSE(QuadraticForm(sample.covariance())(deviation), pearson);
        }
    }

    void undoesTheCovarianceOnItsRange() {
        // With Σ⁺ΣΣ⁺ = Σ⁺: for d = Σx the form is xᵀΣx.
        const PooledSample sample = sampleOf(RollRule::RerolledOnce, {{printed, {1, 2, 1, 1}},
                                                                      {testCross, {0, 2, 1, 0}},
                                                                      {opposite, {0, 3, 0, 1}},
                                                                      {dominant, {2, 0, 0, 0}}});
        const CategoryMatrix covariance = sample.covariance();
        const QuadraticForm form(covariance);
        for (const CategoryValues& x :
             {CategoryValues{1, 0, 0, 0}, CategoryValues{0, -2, 1, 0}, CategoryValues{3, 1, -4, 1.5}}) {
            CategoryValues image{};
            double expected = 0;
            for (std::size_t i = 0; i < categoryCount; ++i)
                for (std::size_t j = 0; j < categoryCount; ++j) {
                    image[i] += covariance[i][j] * x[j];
                    expected += x[i] * covariance[i][j] * x[j];
                }
            CLOSE(form(image), expected);
        }
    }

    void theRankIsTheCategoriesLessTheConnectedParts() {
        using enum RollRule;
        QCOMPARE(rankOf(RerolledOnce, {{printed, {1, 0, 0, 0}}}), 3);
        QCOMPARE(rankOf(RerolledOnce, {{testCross, {0, 1, 0, 0}}}), 2);
        QCOMPARE(rankOf(RerolledOnce, {{dominant, {1, 0, 0, 0}}}), 1);
        // The mutation connects what the parents keep apart.
        QCOMPARE(rankOf(RerolledOnce, {{dominant, {1, 0, 0, 0}}, {recessive, {0, 0, 1, 0}}}), 2);
        QCOMPARE(rankOf(RerolledOnce, {{dominant, {1, 0, 0, 0}}, {testCross, {0, 0, 1, 0}}}), 3);
    }

    void withoutMutationsSeparateCrossesStaySeparate() {
        using enum RollRule;
        QCOMPARE(rankOf(RerolledUntilNumeral, {{printed, {1, 0, 0, 0}}}), 2);
        QCOMPARE(rankOf(RerolledUntilNumeral, {{dominant, {1, 0, 0, 0}}}), 0);
        QCOMPARE(rankOf(RerolledUntilNumeral, {{dominant, {1, 0, 0, 0}}, {recessive, {0, 0, 1, 0}}}), 0);
        QCOMPARE(rankOf(RerolledUntilNumeral, {{dominant, {1, 0, 0, 0}}, {testCross, {0, 0, 1, 0}}}), 1);
        QCOMPARE(rankOf(RerolledUntilNumeral, {{dominantBackCross, {1, 0, 0, 0}}, {testCross, {0, 0, 1, 0}}}),
                 2);
    }
};

GENOTYPE_TEST(QuadraticFormTest)
#include "quadratic_form_test.moc"
