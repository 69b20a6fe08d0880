// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::plant;
using tests::Position;

/// Rulebook, "Working Phase"; RULINGS.md 1.3.
class WorkingTest : public QObject {
    Q_OBJECT

private slots:
    // ---- Turns
    void goesRoundClockwiseFromTheFirstPlayer() {
        Position game(3);
        game.state.firstPlayer = game.state.actor = 1;
        QString order;
        for (int turn = 0; turn < 9; ++turn) {
            order += QString::number(game.actor());
            PLAY(game, "place second-shift");
        }
        QCOMPARE(order, QString("120120120"));
        QVERIFY(game.state.phase != Phase::Working);
    }

    void goesOnUntilAllMarkersArePlaced() {
        Position game(2);
        game.markers(0, 1).markers(1, 3);
        PLAY(game, "place treasury");
        for (int turn = 0; turn < 3; ++turn) {
            QCOMPARE(game.actor(), Seat(1));
            QCOMPARE(game.state.phase, Phase::Working);
            PLAY(game, "place second-shift");
        }
        QVERIFY(game.state.phase != Phase::Working);
    }

    void givesNoTurnToAPlayerWithoutMarkers() {
        // Not even for Sister Anna or a Seed Bag.
        Position game(2);
        game.markers(0, 1)
            .plot(1, 1, "RR Ff -- --")
            .assistants(1, {Assistant::Anna})
            .tools(1, {Tool::SeedBag});
        game.markers(1, 0).markers(0, 2);
        PLAY(game, "place treasury");
        QCOMPARE(game.actor(), Seat(0));
        PLAY(game, "place second-shift");
        QVERIFY(game.state.phase != Phase::Working);
    }

    void demandsAMarkerOfAPlayerWhoHasOne() {
        Position game(2);
        REFUSED(game, "end", Refusal::MarkerFirst);
        REFUSED(game, "pass", Refusal::WrongPhase);
        REFUSED(game, "done", Refusal::OtherChoiceFirst);
        // Even when every other space is out of reach, the 2nd Shift is open.
        LISTED(game, "place second-shift");
    }

    void allowsOneMarkerATurn() {
        Position game(2);
        game.tools(0, {Tool::SeedBag});
        PLAY(game, "place treasury");
        QCOMPARE(game.actor(), Seat(0));
        REFUSED(game, "place nursery", Refusal::AlreadyPlacedMarker);
        PLAY(game, "end");
        QCOMPARE(game.actor(), Seat(1));
    }

    void endsTheTurnWhenNothingOptionalIsLeft() {
        Position game(2);
        PLAY(game, "place treasury");
        QCOMPARE(game.actor(), Seat(1));
        QCOMPARE(game.count<event::TurnEnded>(), 1);
    }

    void keepsTheTurnOpenForToolsAndAssistants() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --").assistants(0, {Assistant::Anna});
        PLAY(game, "place treasury");
        QCOMPARE(game.actor(), Seat(0));
        QCOMPARE(game.legal(), QStringList({"use anna", "end"}));
    }

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

    // ---- Nursery and Tool Shed
    void drawsTwoPlantsInAnyCombination() {
        Position game(2);
        game.nursery({"RR Ff -- --", "RR -- Gg --", "Rr ff -- --"})
            .plantsOnTop({"Rr -- GG --", "rr -- -- Tt"});
        PLAY(game, "place nursery");
        QCOMPARE(game.legal(), QStringList({"plant 1", "plant 2", "plant 3", "plant deck"}));
        PLAY(game, "plant 2");
        QVERIFY(game.holds(0, "RR -- Gg --"));
        REFUSED(game, "plant 2", Refusal::PlaceEmpty);
        PLAY(game, "plant deck");
        QVERIFY(game.holds(0, "Rr -- GG --"));
        QCOMPARE(game.player(0).hand.size(), 2);
        QCOMPARE(game.actor(), Seat(1));
    }

    void drawsTwoPlantsFromRowOrDeckAlone() {
        Position game(2);
        game.plantsOnTop({"Rr -- GG --", "rr -- -- Tt"});
        PLAY(game, "place nursery; plant deck; plant deck");
        QVERIFY(game.holds(0, "Rr -- GG --"));
        QVERIFY(game.holds(0, "rr -- -- Tt"));
    }

    void leavesGapsInARowUntilTheReset() {
        Position game(2);
        PLAY(game, "place nursery; plant 1; plant 3");
        PLAY(game, "place shed; tool 2");
        QCOMPARE(game.state.nursery[0], noPlant);
        QVERIFY(game.state.nursery[1] != noPlant);
        QCOMPARE(game.state.nursery[2], noPlant);
        QCOMPARE(game.state.toolShed[1], noTool);
    }

    void drawsAsManyPlantsAsThereAre() {
        Position game(2);
        game.nursery({"RR Ff -- --"}).plantDeck(0, false);
        PLAY(game, "place nursery");
        REFUSED(game, "plant deck", Refusal::DeckEmpty);
        PLAY(game, "plant 1");
        QCOMPARE(game.player(0).hand.size(), 1);
        QCOMPARE(game.actor(), Seat(1));
    }

    void drawsOneToolFromRowOrDeck() {
        Position game(2);
        game.shed({Tool::Rake, Tool::Grant, Tool::GraftKnife}).toolsOnTop({Tool::PollenBrush});
        PLAY(game, "place shed");
        QCOMPARE(game.legal(), QStringList({"tool 1", "tool 2", "tool 3", "tool deck"}));
        PLAY(game, "tool deck");
        QCOMPARE(game.tools(0, Tool::PollenBrush), 1);
        PLAY(game, "place second-shift");
        REFUSED(game, "place shed", Refusal::SpaceTaken);
    }

    void keepsCardsInHandWithoutALimit() {
        Position game(2);
        game.hand(0, {"RR Ff -- --", "RR -- Gg --", "Rr ff -- --", "Rr -- GG --", "rr -- -- Tt",
                      "rr -- -- tt", "-- FF Gg --", "-- FF gg --", "-- Ff -- TT"});
        PLAY(game, "place nursery; plant 1; plant 2");
        QCOMPARE(game.player(0).hand.size(), 11);
    }

    void reshufflesTheDiscardsWhenAPlantMustBeDrawn() {
        Position game(2);
        game.plantDeck(1, true);
        const int discards = game.state.plantDiscard.size();
        PLAY(game, "place nursery; plant deck");
        QCOMPARE(game.count<event::DeckReshuffled>(), 0);
        QCOMPARE(game.state.plantDiscard.size(), discards);
        PLAY(game, "plant deck");
        QCOMPARE(game.count<event::DeckReshuffled>(), 1);
        QVERIFY(game.state.plantDiscard.empty());
        QCOMPARE(int(game.state.plantDeck.size()), discards - 1);
    }

    void reshufflesTheToolsWhenOneMustBeDrawn() {
        Position game(2);
        game.toolDeck(0, true);
        game.state.toolDiscard[static_cast<std::size_t>(Tool::WateringFunnel)] = 0;
        game.player(1).tools[static_cast<std::size_t>(Tool::WateringFunnel)] = 3;
        PLAY(game, "place shed; tool deck");
        QCOMPARE(game.count<event::DeckReshuffled>(), 1);
        QCOMPARE(game.player(0).toolTotal(), 1);
        for (const auto count : game.state.toolDiscard)
            QCOMPARE(int(count), 0);
    }

    // ---- Gardening
    void followsMarcosGardening() {
        // "GARDENING EXAMPLE": one complete plant of 5 points, one of 9 that still needs Rr; two plants in
        // hand; he draws a Graft Knife, harvests, and sows the plant of 6 points.
        Position game(2);
        game.plot(0, 1, "RR Ff -- --", "RF").plot(0, 2, "Rr FF GG Tt", "FGT");
        game.hand(0, {"Rr Ff Gg --", "rr FF GG --"});
        game.shed({Tool::Rake, Tool::GraftKnife, Tool::Grant});
        PLAY(game, "place gardening; tool 2");
        QCOMPARE(game.tools(0, Tool::GraftKnife), 1);
        QCOMPARE(game.player(0).harvested.size(), 1);
        QVERIFY(game.player(0).harvested.contains(plant("RR Ff -- --")));
        QCOMPARE(score(game.state, 0).plants, 5);
        QCOMPARE(game.covered(0, 1), QString("-"));
        QCOMPARE(game.covered(0, 2), QString("FGT"));
        QCOMPARE(game.legal(), QStringList({"sow 20 plot 1", "sow 26 plot 1", "done"}));
        PLAY(game, "sow 20 plot 1");
        QCOMPARE(game.covered(0, 1), QString(""));
        QCOMPARE(game.actor(), Seat(1));
        // Trait markers may be placed on it in a later turn.
        PLAY(game, "place second-shift; place university-1");
        LISTED(game, "validate 1 F");
    }

    void drawsBeforeItHarvestsAndSows() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --", "RF").hand(0, {"rr -- -- Tt"});
        PLAY(game, "place gardening");
        QVERIFY(game.waitsFor(PendingKind::GardenDraw));
        REFUSED(game, "sow 5 plot 2", Refusal::OtherChoiceFirst);
        REFUSED(game, "harvest", Refusal::OtherChoiceFirst);
        REFUSED(game, "done", Refusal::MustDraw);
        QVERIFY(game.player(0).harvested.empty());
    }

    void drawsAPlantOrAToolFromRowOrDeckWhenGardening() {
        Position game(2);
        PLAY(game, "place gardening");
        QCOMPARE(game.legal(), QStringList({"plant 1", "plant 2", "plant 3", "plant deck", "tool 1", "tool 2",
                                            "tool 3", "tool deck"}));
        PLAY(game, "plant 2");
        QCOMPARE(game.player(0).hand.size(), 1);
        QVERIFY(game.waitsFor(PendingKind::GardenSow));
    }

    void sowsAPlantDrawnInTheSameGardening() {
        Position game(2);
        game.nursery({"RR Ff -- --"});
        PLAY(game, "place gardening; plant 1; sow 1 plot 1");
        QCOMPARE(game.player(0).plots[0].plant, plant("RR Ff -- --"));
    }

    void harvestsOnlyWhenGardening() {
        // A plant that is completed stays until its owner gardens.
        Position game(2);
        game.plot(0, 1, "RR Ff -- --", "R");
        PLAY(game, "place university-1; place second-shift");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        PLAY(game, "place treasury; place second-shift");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        PLAY(game, "place gardening; tool 1");
        QCOMPARE(game.covered(0, 1), QString("-"));
        QVERIFY(game.player(0).harvested.contains(plant("RR Ff -- --")));
    }

    void harvestsEveryCompletePlant() {
        Position game(2);
        game.player(0).newPlots = 1;
        game.state.plotsLeft = 4;
        game.plot(0, 1, "RR Ff -- --", "RF").plot(0, 2, "Rr ff -- --", "R").plot(0, 3, "-- -- GG tt", "GT");
        PLAY(game, "place gardening; tool 1");
        QCOMPARE(game.player(0).harvested.size(), 2);
        QCOMPARE(game.covered(0, 1), QString("-"));
        QCOMPARE(game.covered(0, 2), QString("R"));
        QCOMPARE(game.covered(0, 3), QString("-"));
    }

    void sowsAnyNumberIntoFreePlots() {
        Position game(2);
        game.hand(0, {"RR Ff -- --", "rr -- -- Tt", "-- -- GG tt"});
        PLAY(game, "place gardening; tool 1");
        REFUSED(game, "sow 1 plot 2", Refusal::PlotOutOfOrder);
        REFUSED(game, "sow 1 plot 3", Refusal::NoSuchPlot);
        REFUSED(game, "sow 9 plot 1", Refusal::PlantNotInHand);
        REFUSED(game, "sow 1 plot pot1", Refusal::NoSuchPlot);
        REFUSED(game, "sow 1 plot eduard", Refusal::NoSuchPlot);
        PLAY(game, "sow 5 plot 1");
        REFUSED(game, "sow 1 plot 1", Refusal::PlotTaken);
        PLAY(game, "sow 1 plot 2");
        // No plot is free: the turn is over, the third card stays in hand.
        QCOMPARE(game.actor(), Seat(1));
        QCOMPARE(game.player(0).hand.size(), 1);
    }

    void sowsNothingIfTheOwnerLikes() {
        Position game(2);
        game.hand(0, {"RR Ff -- --"});
        PLAY(game, "place gardening; tool 1; done");
        QVERIFY(game.player(0).plots[0].empty());
        QCOMPARE(game.player(0).hand.size(), 1);
    }

    void gardensOnceARound() {
        Position game(2);
        PLAY(game, "place gardening; tool 1; place second-shift");
        REFUSED(game, "place gardening", Refusal::SpaceTaken);
    }

    void usesToolsBetweenTheStepsOfAnAction() {
        // "Tool Card and Assistant abilities may be used immediately when drawn, even during Gardening."
        Position game(2);
        game.shed({Tool::SeedBag})
            .plantsOnTop({"RR Ff -- --", "RR -- Gg --", "Rr ff -- --", "Rr -- GG --", "rr -- -- Tt"});
        PLAY(game, "place gardening; tool 1");
        QVERIFY(game.waitsFor(PendingKind::GardenHarvest));
        PLAY(game, "play seed-bag; keep 1; keep 5");
        QVERIFY(game.waitsFor(PendingKind::GardenSow));
        PLAY(game, "sow 1 plot 1; sow 5 plot 2");
        QCOMPARE(game.player(0).plots[1].plant, plant("rr -- -- Tt"));
    }

    void usesAssistantsBetweenTwoDraws() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --").assistants(0, {Assistant::Anna});
        PLAY(game, "place nursery; plant 1; use anna; validate 1 F");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QVERIFY(game.waitsFor(PendingKind::Nursery));
        PLAY(game, "plant 2");
        QCOMPARE(game.player(0).hand.size(), 2);
    }

    void usesToolsAndAssistantsBeforeTheMarker() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --").assistants(0, {Assistant::Anna}).tools(0, {Tool::Dissertation});
        game.coins(0, 2);
        PLAY(game, "use anna; validate 1 R; play dissertation; goal R 1");
        QVERIFY(game.waitsFor(PendingKind::Marker));
        QCOMPARE(game.coins(0), 0);
    }

    void hidesWhatIsDrawnFromTheDeck() {
        Position game(3);
        game.toolsOnTop({Tool::Rake});
        PLAY(game, "place nursery; plant deck; plant 1");
        PLAY(game, "place shed; tool deck");
        const auto seen = observeEvents(game.events, 2);
        QCOMPARE(seen.size(), game.events.size());
        std::vector<PlantId> plants;
        for (const Event& one : seen) {
            if (const auto* taken = std::get_if<event::PlantTaken>(&one))
                plants.push_back(taken->plant);
            if (const auto* taken = std::get_if<event::ToolTaken>(&one))
                QCOMPARE(int(taken->tool), int(noTool));
        }
        QCOMPARE(plants.size(), std::size_t{2});
        QCOMPARE(plants[0], noPlant);
        QVERIFY(plants[1] != noPlant);
        QCOMPARE(observe(game.state, 2).visible.player(0).hand.size(), 0);
        QCOMPARE(int(observe(game.state, 2).handSizes[0]), 2);
        QCOMPARE(int(observe(game.state, 2).toolCounts[1]), 1);
        QCOMPARE(observe(game.state, 0).visible.player(0).hand.size(), 2);
    }
};

GENOTYPE_TEST(WorkingTest)
#include "working_test.moc"
