// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::plant;
using tests::Position;

/// Gardening: rulebook, "Working Phase"; RULINGS.md 1.3.
class GardeningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        // A completed plant stays until its owner takes the Gardening action.
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

    void showsHarvestedPlantsToEverybody() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --", "RF");
        PLAY(game, "place gardening; tool 1");
        for (const Seat seat : {Seat(0), Seat(1), noSeat})
            QVERIFY(observe(game.state, seat).visible.player(0).harvested.contains(plant("RR Ff -- --")));
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
};

GENOTYPE_TEST(GardeningTest)
#include "gardening_test.moc"
