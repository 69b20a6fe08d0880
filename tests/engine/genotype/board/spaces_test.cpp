// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// The action spaces, except those that draw cards: rulebook, "Working Phase"; RULINGS.md 1.1 and 1.3.
class SpacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ---- Spaces
    void occupiesASpaceForTheRound() {
        Position game(2);
        PLAY(game, "place treasury");
        REFUSED(game, "place treasury", Refusal::SpaceTaken);
        PLAY(game, "place shift-R");
        REFUSED(game, "place treasury", Refusal::SpaceTaken);
        REFUSED(game, "place shift-R", Refusal::SpaceTaken);
    }

    void opensSecondSpacesWithFourOrFivePlayersOnly() {
        for (int players = minSeats; players <= maxSeats; ++players) {
            Position game(players);
            for (const char* space : {"place treasury-b", "place nursery-b", "place shed-b"}) {
                if (players >= 4)
                    LISTED(game, space);
                else
                    REFUSED(game, space, Refusal::SpaceNotInThisGame);
            }
        }
    }

    void worksTheSameOnASecondSpace() {
        Position game(4);
        PLAY(game, "place treasury-b");
        QCOMPARE(game.coins(0), 3);
        PLAY(game, "place nursery-b; plant 1; plant 2");
        QCOMPARE(game.player(1).hand.size(), 2);
        PLAY(game, "place shed-b; tool 1");
        QCOMPARE(game.player(2).toolTotal(), 1);
        LISTED(game, "place treasury");
        LISTED(game, "place nursery");
        LISTED(game, "place shed");
    }

    void givesEveryPlayerHisOwnMat() {
        Position game(2);
        PLAY(game, "place temporary-slot");
        PLAY(game, "place temporary-slot");
        REFUSED(game, "place temporary-slot", Refusal::SpaceTaken);
        QVERIFY(game.player(1).temporarySlot);
    }

    void letsTheSecondShiftHoldAnyNumber() {
        Position game(2);
        game.markers(0, 5).markers(1, 5);
        for (int i = 0; i < 9; ++i) {
            LISTED(game, "place second-shift");
            PLAY(game, "place second-shift");
        }
        QCOMPARE(int(game.state.secondShift.size()), 9);
        QCOMPARE(game.state.secondShift[0], Seat(0));
        QCOMPARE(game.state.secondShift[1], Seat(1));
    }

    void allowsTheDearerSpaceFirst() {
        Position game(2);
        game.coins(0, 9).plot(0, 1, "RR Ff -- --");
        LISTED(game, "place university-2");
        LISTED(game, "place goal-3");
        PLAY(game, "place goal-3; goal R 1");
        QCOMPARE(game.coins(0), 6);
    }

    void blocksSpacesForNoEffect() {
        Position game(2);
        game.nursery({}).shed({}).plantDeck(0, false).toolDeck(0, false);
        PLAY(game, "place nursery");
        QCOMPARE(game.actor(), Seat(1));
        QCOMPARE(game.state.owner(Space::Nursery), Seat(0));
        QVERIFY(game.player(0).hand.empty());
    }

    void blocksTheToolShedAndGardeningForNoEffect() {
        Position game(3);
        game.nursery({}).shed({}).plantDeck(0, false).toolDeck(0, false);
        PLAY(game, "place shed");
        QCOMPARE(game.state.owner(Space::ToolShed), Seat(0));
        QCOMPARE(game.actor(), Seat(1));
        PLAY(game, "place gardening");
        QCOMPARE(game.actor(), Seat(2));
    }

    // ---- Coins beside the squares
    void givesTheCoinToTheFirstMarkerOnEitherSpace() {
        Position game(2);
        PLAY(game, "place genes-R; tile leave");
        QCOMPARE(game.coins(0), 2);
        QVERIFY(!game.state.bench(Trait::SeedShape).coin);
        PLAY(game, "place shift-R");
        QCOMPARE(game.coins(1), 1);
        PLAY(game, "place shift-T");
        QCOMPARE(game.coins(0), 3);
        PLAY(game, "place genes-T; tile leave");
        QCOMPARE(game.coins(1), 1);
    }

    void givesNoCoinOnTheSecondShift() {
        Position game(2);
        PLAY(game, "place second-shift");
        QCOMPARE(game.coins(0), 1);
        for (const Bench& bench : game.state.benches)
            QVERIFY(bench.coin);
    }

    // ---- Set Parent Genes
    void laysATileOnEitherSideWithEitherFace() {
        Position game(2);
        PLAY(game, "place genes-F");
        QCOMPARE(game.legal(), QStringList({"tile left dominant", "tile left recessive", "tile top dominant",
                                            "tile top recessive", "tile leave"}));
        PLAY(game, "tile left dominant");
        QCOMPARE(game.state.bench(Trait::FlowerColour).parents.left, Genotype::HomozygousDominant);
        QCOMPARE(game.state.bench(Trait::FlowerColour).parents.top, Genotype::Heterozygous);
        PLAY(game, "place genes-T; tile top recessive");
        QCOMPARE(game.state.bench(Trait::PlantHeight).parents.top, Genotype::HomozygousRecessive);
        QCOMPARE(game.state.bench(Trait::PlantHeight).parents.left, Genotype::Heterozygous);
    }

    void removesATileAndUncoversThePrintedParent() {
        Position game(2);
        game.parents(Trait::PodColour, Genotype::HomozygousRecessive, Genotype::HomozygousDominant);
        PLAY(game, "place genes-G");
        QCOMPARE(game.legal(), QStringList({"tile remove left", "tile remove top", "tile leave"}));
        PLAY(game, "tile remove top");
        QCOMPARE(game.state.bench(Trait::PodColour).parents.top, Genotype::Heterozygous);
        QCOMPARE(game.state.bench(Trait::PodColour).parents.left, Genotype::HomozygousRecessive);
    }

    void neverTurnsATileOver() {
        Position game(2);
        game.parents(Trait::SeedShape, Genotype::HomozygousDominant, Genotype::Heterozygous);
        PLAY(game, "place genes-R");
        REFUSED(game, "tile left recessive", Refusal::SideTaken);
        REFUSED(game, "tile left dominant", Refusal::SideTaken);
        REFUSED(game, "tile remove top", Refusal::SideFree);
        LISTED(game, "tile top recessive");
    }

    void leavesTheTilesAsTheyAre() {
        Position game(2);
        PLAY(game, "place genes-R; tile leave");
        QCOMPARE(game.state.bench(Trait::SeedShape).parents, Parents{});
        QCOMPARE(game.actor(), Seat(1));
    }

    void changesOneTileAnAction() {
        Position game(2);
        PLAY(game, "place genes-R; tile left dominant");
        QCOMPARE(game.actor(), Seat(1));
    }

    // ---- Shifts and the temporary slot
    void unlocksATemporarySlot() {
        Position game(2);
        QCOMPARE(diceSlots(game.player(0)), 3);
        PLAY(game, "place temporary-slot");
        QCOMPARE(diceSlots(game.player(0)), 4);
    }

    // ---- Treasury and University
    void paysTwoCoinsFromTheTreasury() {
        Position game(2);
        PLAY(game, "place treasury");
        QCOMPARE(game.coins(0), 3);
    }

    void validatesAnyOneTraitAtTheUniversity() {
        Position game(2);
        game.coins(0, 3).plot(0, 1, "RR Ff -- --", "R").plot(0, 2, "-- -- GG tt");
        PLAY(game, "place university-1");
        QCOMPARE(game.coins(0), 2);
        QCOMPARE(game.legal(), QStringList({"validate 1 F", "validate 2 G", "validate 2 T"}));
        PLAY(game, "validate 2 T");
        QCOMPARE(game.covered(0, 2), QString("T"));
        QCOMPARE(game.covered(0, 1), QString("R"));
        QCOMPARE(game.actor(), Seat(1));
    }

    void charges2CoinsAtTheSecondUniversity() {
        Position game(2);
        game.coins(0, 2).plot(0, 1, "RR Ff -- --");
        PLAY(game, "place university-2; validate 1 R");
        QCOMPARE(game.coins(0), 0);
    }

    void refusesTheUniversityWithoutACoin() {
        Position game(2);
        game.coins(0, 0).plot(0, 1, "RR Ff -- --");
        REFUSED(game, "place university-1", Refusal::NotEnoughCoins);
        game.coins(0, 1);
        LISTED(game, "place university-1");
        REFUSED(game, "place university-2", Refusal::NotEnoughCoins);
    }

    void refusesTheUniversityWithoutAnUncoveredTrait() {
        Position game(2);
        game.coins(0, 5).plot(0, 1, "RR Ff -- --", "RF");
        REFUSED(game, "place university-1", Refusal::NoUncoveredTrait);
        REFUSED(game, "place university-2", Refusal::NoUncoveredTrait);
    }

    void needsNoClickForTheOnlyTrait() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --", "F");
        PLAY(game, "place university-1");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QCOMPARE(game.actor(), Seat(1));
    }

    // ---- Phenotype Research Goals
    void setsAGoalForTwoOrThreeCoins() {
        Position game(2);
        game.coins(0, 2).coins(1, 3);
        PLAY(game, "place goal-2");
        QCOMPARE(game.legal().size(), 8);
        PLAY(game, "goal F 2");
        QCOMPARE(game.coins(0), 0);
        QCOMPARE(game.state.bench(Trait::FlowerColour).goals[1], Seat(0));
        QCOMPARE(int(game.player(0).goalMarkersLeft), 2);
        PLAY(game, "place goal-3");
        REFUSED(game, "goal F 2", Refusal::GoalTaken);
        PLAY(game, "goal F 1");
        QCOMPARE(game.coins(1), 0);
    }

    void letsOnePlayerHoldBothGoalsOfATrait() {
        Position game(2);
        game.goal(0, Trait::PodColour, 0).coins(0, 2);
        PLAY(game, "place goal-2; goal G 2");
        QCOMPARE(game.state.bench(Trait::PodColour).goals[1], Seat(0));
    }

    void refusesAGoalThatCannotBePaid() {
        Position game(2);
        game.coins(0, 1);
        REFUSED(game, "place goal-2", Refusal::NotEnoughCoins);
        game.coins(0, 2);
        LISTED(game, "place goal-2");
        REFUSED(game, "place goal-3", Refusal::NotEnoughCoins);
    }

    void refusesAGoalWithoutAMarkerLeft() {
        Position game(2);
        game.coins(0, 9)
            .goal(0, Trait::SeedShape, 0)
            .goal(0, Trait::SeedShape, 1)
            .goal(0, Trait::PodColour, 0);
        REFUSED(game, "place goal-2", Refusal::NoGoalMarkerLeft);
        REFUSED(game, "place goal-3", Refusal::NoGoalMarkerLeft);
    }

    void refusesAGoalWhenNoneIsFree() {
        Position game(4);
        game.coins(0, 9);
        int given = 0;
        for (const Trait trait : allTraits)
            for (int goal = 0; goal < 2; ++goal)
                game.goal(static_cast<Seat>(1 + given++ / 3), trait, goal);
        REFUSED(game, "place goal-2", Refusal::NoFreeGoal);
    }
};

GENOTYPE_TEST(SpacesTest)
#include "spaces_test.moc"
