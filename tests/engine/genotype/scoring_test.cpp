// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// Rulebook, "End of the Game"; RULINGS.md 1.1 and 1.5.
class ScoringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsAlinas51Points() {
        // "She has 41 Points from completed Pea Plants, 6 Phenotype Research Points from her pair of
        // completed ff Plants, 1 Point for the Trait Marker on her incomplete Plant, and 3 Points from Coins,
        // for a Final Score of 51."
        Position game(2);
        game.goal(0, Trait::FlowerColour, 1).coins(0, 3);
        game.harvested(0, {"RR ff gg tt", "Rr ff GG TT", "RR -- GG TT", "rr FF GG --"});
        game.plot(0, 1, "Rr -- GG --", "RG").plot(0, 2, "RR -- Gg --", "R").round(5).breeding("");
        QVERIFY(game.state.finished());
        const Score points = score(game.state, 0);
        QCOMPARE(points.plants, 41);
        QCOMPARE(points.goals, 6);
        QCOMPARE(points.markers, 1);
        QCOMPARE(points.coins, 3);
        QCOMPARE(points.total(), 51);
        QCOMPARE(points.harvestedPlants, 5);
    }

    void scoresThePointsPrintedOnCompletedPlants() {
        Position game(2);
        game.harvested(0, {"RR Ff -- --", "Rr Ff Gg --", "rr Ff gg tt"});
        QCOMPARE(score(game.state, 0).plants, 5 + 6 + 10);
        QCOMPARE(score(game.state, 0).harvestedPlants, 3);
    }

    void followsBrandysGoals() {
        // "Brandy will earn 2 Points for each of her completed Pea Plants with an RR or Rr Trait … The Goal
        // on the right would earn 3 Points for each completed Pea Plant with an rr Trait."
        Position game(2);
        game.harvested(0, {"RR Ff -- --", "Rr ff -- --", "rr -- -- Tt", "-- FF Gg --"});
        game.goal(0, Trait::SeedShape, 0);
        QCOMPARE(score(game.state, 0).goals, 4);
        Position other(2);
        other.harvested(0, {"RR Ff -- --", "rr -- -- tt", "rr -- -- Tt", "-- FF Gg --"});
        other.goal(0, Trait::SeedShape, 1);
        QCOMPARE(score(other.state, 0).goals, 6);
    }

    void scoresAGoalForItsOwnerOnly() {
        Position game(2);
        game.harvested(0, {"RR Ff -- --"}).harvested(1, {"RR -- Gg --"}).goal(1, Trait::SeedShape, 0);
        QCOMPARE(score(game.state, 0).goals, 0);
        QCOMPARE(score(game.state, 1).goals, 2);
    }

    void scoresGoalsForCompletedPlantsOnly() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --", "R").hand(0, {"RR -- Gg --"}).goal(0, Trait::SeedShape, 0);
        QCOMPARE(score(game.state, 0).goals, 0);
    }

    void scoresBothGoalsOfATrait() {
        Position game(2);
        game.harvested(0, {"RR Ff -- --", "rr -- -- Tt"}).goal(0, Trait::SeedShape, 0);
        game.goal(0, Trait::SeedShape, 1);
        QCOMPARE(score(game.state, 0).goals, 2 + 3);
    }

    void scoresAPointForEachMarkerOnAnIncompletePlant() {
        Position game(2);
        game.plot(0, 1, "RR Ff Gg tt", "RFG").plot(0, 2, "Rr ff -- --", "F").plot(0, 8, "rr -- -- Tt", "R");
        QCOMPARE(score(game.state, 0).markers, 5);
    }

    void scoresAPointForEachCoin() {
        Position game(2);
        game.coins(0, 7);
        QCOMPARE(score(game.state, 0).coins, 7);
        QCOMPARE(score(game.state, 0).total(), 7);
    }

    void scoresNothingForCardsInHand() {
        Position game(2);
        game.coins(0, 0).hand(0, {"RR Ff -- --", "Rr ff -- --"}).tools(0, {Tool::Grant, Tool::Rake});
        QCOMPARE(score(game.state, 0).total(), 0);
    }

    void givesTheWinToTheMostPoints() {
        Position game(3);
        game.coins(0, 4).coins(1, 9).coins(2, 5);
        QCOMPARE(int(winners(game.state)), 0b010);
    }

    void breaksATieByCompletedPlants() {
        Position game(3);
        game.coins(0, 10).coins(1, 0).coins(2, 5);
        game.harvested(1, {"RR Ff -- --", "RR -- Gg --"}).harvested(2, {"Rr ff -- --"});
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(score(game.state, seat).total(), 10);
        QCOMPARE(int(winners(game.state)), 0b010);
    }

    void sharesAWinThatStaysTied() {
        Position game(3);
        game.coins(0, 5).coins(1, 9).coins(2, 5);
        game.harvested(0, {"RR Ff -- --"}).harvested(2, {"Rr ff -- --"});
        QCOMPARE(int(winners(game.state)), 0b101);
    }
};

GENOTYPE_TEST(ScoringTest)
#include "scoring_test.moc"
