// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/odds.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <numeric>
#include <stdexcept>

using namespace lessons;
using genotype::Genotype;
using genotype::Parents;
using genotype::Side;

namespace {

constexpr Parents asPrinted{};
constexpr Parents dominantLeft{Genotype::HomozygousDominant, Genotype::Heterozygous};
constexpr Parents dominantBoth{Genotype::HomozygousDominant, Genotype::HomozygousDominant};

} // namespace

class OddsTest : public QObject {
    Q_OBJECT
    using Kind = lessons::TileChange::Kind;

private Q_SLOTS:
    void aGenotypesChanceIsItsCellsOnTheSquare() {
        CLOSE(chanceOf(Genotype::Heterozygous, asPrinted, RollRule::RerolledOnce), 4 / 9.0);
        CLOSE(chanceOf(Genotype::HomozygousRecessive, asPrinted, RollRule::RerolledUntilNumeral), 1 / 4.0);
        QCOMPARE(chanceOf(Genotype::HomozygousRecessive, dominantLeft, RollRule::RerolledOnce), 0.0);
    }

    void fiveDiceShowAtLeastSoManyAsTheBinomialSays() {
        // R: pbinom(0:4, 5, 2/9, lower.tail = FALSE)
        const std::array expected{0.715371979203712, 0.308760520923301, 0.0764111161916374,
                                  0.0100255719825907, 0.000541922809869769};
        const DiceToRoll roll{asPrinted, RollRule::RerolledOnce, 5};
        for (int wanted = 1; wanted <= 5; ++wanted)
            CLOSE(chanceOfAtLeast(wanted, Genotype::HomozygousRecessive, roll),
                  expected[static_cast<std::size_t>(wanted - 1)]);
        // R: pbinom(0, 5, 4/9, lower.tail = FALSE); pbinom(1, 5, 8/9, lower.tail = FALSE)
        CLOSE(chanceOfAtLeast(1, Genotype::Heterozygous, roll), 0.947077850598655);
        CLOSE(chanceOfAtLeast(2, Genotype::HomozygousDominant, {dominantBoth, RollRule::RerolledOnce, 5}),
              0.999305661399854);
    }

    void omarisDiceFollowQuarters() {
        // R: pbinom(0, 4, 1/4, lower.tail = FALSE); pbinom(2, 4, 1/2, lower.tail = FALSE)
        const DiceToRoll roll{asPrinted, RollRule::RerolledUntilNumeral, 4};
        CLOSE(chanceOfAtLeast(1, Genotype::HomozygousDominant, roll), 0.68359375);
        CLOSE(chanceOfAtLeast(3, Genotype::Heterozygous, roll), 0.3125);
    }

    void aSmallChanceKeepsItsDigits() {
        // R: pbinom(14, 20, 2/9, lower.tail = FALSE)
        CLOSE(chanceOfAtLeast(15, Genotype::HomozygousDominant, {asPrinted, RollRule::RerolledOnce, 20}),
              7.69447259385737e-07);
    }

    void theEdgesAreCertain() {
        const DiceToRoll roll{asPrinted, RollRule::RerolledOnce, 5};
        QCOMPARE(chanceOfAtLeast(0, Genotype::Heterozygous, roll), 1.0);
        QCOMPARE(chanceOfAtLeast(-1, Genotype::Heterozygous, roll), 1.0);
        QCOMPARE(chanceOfAtLeast(6, Genotype::Heterozygous, roll), 0.0);
        QCOMPARE(chanceOfAtLeast(1, Genotype::Heterozygous, {asPrinted, RollRule::RerolledOnce, 0}), 0.0);
        QCOMPARE(chanceOfAtLeast(1, Genotype::HomozygousRecessive, {dominantLeft, RollRule::RerolledOnce, 5}),
                 0.0);
        // Pure parents and no mutations: every die shows it.
        QCOMPARE(chanceOfAtLeast(5, Genotype::HomozygousDominant,
                                 {dominantBoth, RollRule::RerolledUntilNumeral, 5}),
                 1.0);
        QVERIFY_THROWS_EXCEPTION(
            std::invalid_argument,
            chanceOfAtLeast(1, Genotype::Heterozygous, {asPrinted, RollRule::RerolledOnce, -1}));
    }

    void theDistributionIsThatOfTheBinomial() {
        // R: dbinom(0:5, 5, 4/9)
        const std::vector<double> expected{0.0529221494013447, 0.2116885976053787, 0.3387017561686056,
                                           0.2709614049348846, 0.1083845619739539, 0.0173415299158326};
        const auto distribution =
            distributionOf(Genotype::Heterozygous, {asPrinted, RollRule::RerolledOnce, 5});
        QCOMPARE(distribution.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            CLOSE(distribution[i], expected[i]);
        CLOSE(std::accumulate(distribution.begin(), distribution.end(), 0.0), 1.0);
        QCOMPARE(distributionOf(Genotype::Heterozygous, {asPrinted, RollRule::RerolledOnce, 0}),
                 std::vector{1.0});
        QCOMPARE(distributionOf(Genotype::HomozygousRecessive, {dominantBoth, RollRule::RerolledOnce, 2}),
                 (std::vector{1.0, 0.0, 0.0}));
    }

    void distributionAndUpperTailAgreeForAllParents() {
        for (const Genotype left : genotype::allGenotypes)
            for (const Genotype top : genotype::allGenotypes)
                for (const Genotype wanted : genotype::allGenotypes)
                    for (const RollRule rule : {RollRule::RerolledOnce, RollRule::RerolledUntilNumeral}) {
                        const DiceToRoll roll{{left, top}, rule, 5};
                        const auto distribution = distributionOf(wanted, roll);
                        double tail = 0;
                        for (int count = 5; count >= 0; --count) {
                            tail += distribution[static_cast<std::size_t>(count)];
                            CLOSE(chanceOfAtLeast(count, wanted, roll), tail);
                        }
                    }
    }

    void aFreeSideTakesEitherFaceAndAnOccupiedOneCanBeCleared() {
        QCOMPARE(tileChanges(asPrinted), (std::vector<TileChange>{{Kind::Leave, std::nullopt},
                                                                  {Kind::PlaceDominant, Side::Left},
                                                                  {Kind::PlaceRecessive, Side::Left},
                                                                  {Kind::PlaceDominant, Side::Top},
                                                                  {Kind::PlaceRecessive, Side::Top}}));
        QCOMPARE(tileChanges(dominantLeft), (std::vector<TileChange>{{Kind::Leave, std::nullopt},
                                                                     {Kind::Remove, Side::Left},
                                                                     {Kind::PlaceDominant, Side::Top},
                                                                     {Kind::PlaceRecessive, Side::Top}}));
        QCOMPARE(tileChanges(dominantBoth),
                 (std::vector<TileChange>{
                     {Kind::Leave, std::nullopt}, {Kind::Remove, Side::Left}, {Kind::Remove, Side::Top}}));
    }

    void aTileIsNeitherTurnedOverNorTakenFromNowhere() {
        QCOMPARE(afterChange(dominantLeft, {Kind::Remove, Side::Left}), asPrinted);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 afterChange(dominantLeft, {Kind::PlaceRecessive, Side::Left}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, afterChange(asPrinted, {Kind::Remove, Side::Top}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 afterChange(asPrinted, {Kind::PlaceDominant, std::nullopt}));
    }

    void takingTheTileOffMakesTheRecessivePossibleAgain() {
        const auto odds =
            oddsAfterChanges(1, Genotype::HomozygousRecessive, {dominantLeft, RollRule::RerolledOnce, 5});
        QCOMPARE(odds.size(), std::size_t{4});
        QCOMPARE(odds[0].chance, 0.0);
        QCOMPARE(odds[1].change, (TileChange{Kind::Remove, Side::Left}));
        QCOMPARE(odds[1].parents, asPrinted);
        CLOSE(odds[1].chance, 0.715371979203712);
        QCOMPARE(odds[2].chance, 0.0);
        QCOMPARE(odds[3].chance, 0.0);
    }

    void aRecessiveTileDoublesTheRecessivesCells() {
        const auto odds =
            oddsAfterChanges(1, Genotype::HomozygousRecessive, {asPrinted, RollRule::RerolledOnce, 5});
        CLOSE(odds[0].chance, 0.715371979203712);
        QCOMPARE(odds[1].chance, 0.0);
        CLOSE(odds[2].chance, 0.947077850598655); // R: pbinom(0, 5, 4/9, lower.tail = FALSE)
        QCOMPARE(odds[3].chance, 0.0);
        CLOSE(odds[4].chance, 0.947077850598655);
    }
};

GENOTYPE_TEST(OddsTest)
#include "odds_test.moc"
