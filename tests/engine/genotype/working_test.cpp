// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::plant;
using tests::Position;

/// Turns of the working phase: rulebook, "Working Phase"; RULINGS.md 1.3.
class WorkingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        REFUSED(game, "done", Refusal::NotAskedNow);
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
};

GENOTYPE_TEST(WorkingTest)
#include "working_test.moc"
