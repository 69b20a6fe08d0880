// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/rolls.h"
#include "samples.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <numeric>
#include <stdexcept>

using namespace lessons;
using genotype::Genotype;
using genotype::Parents;
using genotype::PoolArea;
using genotype::Trait;

namespace {

void compare(const CategoryValues& value, const CategoryValues& expected) {
    for (std::size_t i = 0; i < categoryCount; ++i)
        CLOSE(value[i], expected[i]);
}

} // namespace

class RollsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDieOfTheBreedingPhaseEndsWithTwoNinthsANumeralAndOneNinthAMutation() {
        compare(probabilities(samples::printed, RollRule::RerolledOnce),
                {2 / 9.0, 4 / 9.0, 2 / 9.0, 1 / 9.0});
        compare(probabilities(samples::testCross, RollRule::RerolledOnce), {0, 4 / 9.0, 4 / 9.0, 1 / 9.0});
        compare(probabilities(samples::dominant, RollRule::RerolledOnce), {8 / 9.0, 0, 0, 1 / 9.0});
    }

    void aReRollOfSixSidesGivesTheSameNinths() {
        // Two of six sides are mutations, which are rolled once more: 1/6 + 2/6 · 1/6 = 2/9, (2/6)² = 1/9.
        const CategoryValues p = probabilities(samples::dominant, RollRule::RerolledOnce);
        CLOSE(p[0], 4 * (1 / 6.0 + 2 / 6.0 * 1 / 6.0));
        CLOSE(p[3], 2 / 6.0 * 2 / 6.0);
    }

    void aDieOfFatherOmariNeverEndsAsAMutation() {
        compare(probabilities(samples::printed, RollRule::RerolledUntilNumeral), {0.25, 0.5, 0.25, 0});
        compare(probabilities(samples::testCross, RollRule::RerolledUntilNumeral), {0, 0.5, 0.5, 0});
    }

    void probabilitiesSumToOneAndDoNotCareWhichParentStandsWhere() {
        for (const Genotype left : genotype::allGenotypes)
            for (const Genotype top : genotype::allGenotypes)
                for (const RollRule rule : {RollRule::RerolledOnce, RollRule::RerolledUntilNumeral}) {
                    const CategoryValues p = probabilities({left, top}, rule);
                    CLOSE(std::accumulate(p.begin(), p.end(), 0.0), 1.0);
                    QCOMPARE(p, probabilities({top, left}, rule));
                }
    }

    void aSampleGroupsItsRollsByTheParentsThatHeld() {
        PooledSample sample(Trait::FlowerColour, RollRule::RerolledOnce);
        const auto roll = [&](Parents parents, PoolArea area, int round) {
            sample.add(Roll{Trait::FlowerColour, parents, area, round, RollRule::RerolledOnce});
        };
        roll(samples::printed, PoolArea::HomozygousDominant, 1);
        roll(samples::testCross, PoolArea::HomozygousRecessive, 2);
        roll(samples::testCross, PoolArea::DeNovo, 2);
        roll(samples::printed, PoolArea::Heterozygous, 3);
        QCOMPARE(sample.size(), 4);
        QCOMPARE(sample.groups().size(), std::size_t{2});
        QCOMPARE(sample.groups()[0].parents, samples::printed);
        QCOMPARE(sample.groups()[0].observed, (CategoryCounts{1, 1, 0, 0}));
        QCOMPARE(sample.groups()[1].observed, (CategoryCounts{0, 0, 1, 1}));
        QCOMPARE(sample.observed(), (CategoryCounts{1, 1, 1, 1}));
    }

    void expectationAndCovarianceAreSumsOverTheRolls() {
        PooledSample sample(Trait::PodColour, RollRule::RerolledOnce);
        sample.add(samples::printed, {2, 1, 0, 0});
        sample.add(samples::testCross, {0, 1, 1, 0});
        compare(sample.expected(), {6 / 9.0, 20 / 9.0, 14 / 9.0, 5 / 9.0});
        const CategoryMatrix covariance = sample.covariance();
        // For each roll p(1 − p) on the diagonal and −pq beside it, in 81sts.
        CLOSE(covariance[0][0], 3 * 14 / 81.0);
        CLOSE(covariance[1][1], 5 * 20 / 81.0);
        CLOSE(covariance[1][2], -(3 * 8 + 2 * 16) / 81.0);
        CLOSE(covariance[0][3], -3 * 2 / 81.0);
        for (std::size_t i = 0; i < categoryCount; ++i) {
            QVERIFY(std::abs(std::accumulate(covariance[i].begin(), covariance[i].end(), 0.0)) < 1e-12);
            for (std::size_t j = 0; j < categoryCount; ++j)
                QCOMPARE(covariance[i][j], covariance[j][i]);
        }
    }

    void rollsOfOmariAreNeverPooledWithThoseOfTheBreedingPhase() {
        const Roll omari{Trait::PlantHeight, samples::printed, PoolArea::Heterozygous, 2,
                         RollRule::RerolledUntilNumeral};
        PooledSample breeding(Trait::PlantHeight, RollRule::RerolledOnce);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, breeding.add(omari));
        QCOMPARE(breeding.size(), 0);

        RollTally tally;
        tally.add(omari);
        tally.add(Roll{Trait::PlantHeight, samples::printed, PoolArea::DeNovo, 2, RollRule::RerolledOnce});
        QCOMPARE(tally.sample(Trait::PlantHeight, RollRule::RerolledUntilNumeral).observed(),
                 (CategoryCounts{0, 1, 0, 0}));
        QCOMPARE(tally.sample(Trait::PlantHeight, RollRule::RerolledOnce).observed(),
                 (CategoryCounts{0, 0, 0, 1}));
    }

    void traitsAreNeverPooled() {
        PooledSample sample(Trait::SeedShape, RollRule::RerolledOnce);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 sample.add(Roll{Trait::PodColour, samples::printed, PoolArea::DeNovo, 1,
                                                 RollRule::RerolledOnce}));
        RollTally tally;
        for (const Trait trait : genotype::allTraits)
            tally.add(Roll{trait, samples::printed, PoolArea::Heterozygous, 1, RollRule::RerolledOnce});
        for (const Trait trait : genotype::allTraits) {
            const PooledSample& one = tally.sample(trait, RollRule::RerolledOnce);
            QCOMPARE(one.trait(), trait);
            QCOMPARE(one.rule(), RollRule::RerolledOnce);
            QCOMPARE(one.size(), 1);
        }
    }

    void refusesNegativeCountsAndForgetsEmptyOnes() {
        PooledSample sample(Trait::SeedShape, RollRule::RerolledOnce);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, sample.add(samples::printed, {1, -1, 0, 0}));
        sample.add(samples::printed, {0, 0, 0, 0});
        QVERIFY(sample.groups().empty());
    }

    void seesADieThatItsParentsCannotGive() {
        PooledSample sample(Trait::SeedShape, RollRule::RerolledOnce);
        sample.add(samples::printed, {1, 1, 1, 1});
        QVERIFY(!sample.holdsImpossible());
        sample.add(samples::dominant, {0, 1, 0, 0}); // Possible for the other parents, not for these.
        QVERIFY(sample.holdsImpossible());
        PooledSample omari(Trait::SeedShape, RollRule::RerolledUntilNumeral);
        omari.add(samples::printed, {0, 0, 0, 1});
        QVERIFY(omari.holdsImpossible());
    }
};

GENOTYPE_TEST(RollsTest)
#include "rolls_test.moc"
