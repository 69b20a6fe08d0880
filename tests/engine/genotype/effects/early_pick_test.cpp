// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// Father Anton: rulebook, "The Assistants"; RULINGS.md 1.3 and 1.4.
class EarlyPickTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void picksBeforeAllSecondShiftsWithFatherAnton() {
        Position game(3);
        game.assistants(2, {Assistant::Anton}).onSpace(1, Space::SecondShift).onSpace(0, Space::FirstShiftR);
        for (Seat seat = 0; seat < 3; ++seat)
            game.plot(seat, 1, seat == 0 ? "RR Ff -- --" : seat == 1 ? "RR -- Gg --" : "RR ff Gg --");
        game.breeding("RR RR RR");
        QCOMPARE(game.actor(), Seat(0));
        QCOMPARE(game.state.now().stage, PickStage::FirstShift);
        PLAY(game, "die RR match");
        QCOMPARE(game.actor(), Seat(2));
        QCOMPARE(game.state.now().stage, PickStage::Anton);
        PLAY(game, "die RR match");
        QCOMPARE(game.actor(), Seat(1));
        QCOMPARE(game.state.now().stage, PickStage::SecondShift);
    }

    void declinesFatherAntonsPick() {
        Position game(2);
        game.assistants(1, {Assistant::Anton}).plot(1, 1, "RR Ff -- --").breeding("RR");
        QCOMPARE(game.actor(), Seat(1));
        QCOMPARE(game.legal(), QStringList({"die RR match", "pass"}));
        PLAY(game, "pass");
        // Only that pick is lost: the normal round asks him again.
        QCOMPARE(game.actor(), Seat(1));
        QCOMPARE(game.state.now().stage, PickStage::Normal);
        QCOMPARE(game.legal(), QStringList({"die RR match"}));
    }

    void grantsFatherAntonOnePickARound() {
        Position game(2);
        game.assistants(1, {Assistant::Anton}).plot(1, 1, "RR Ff -- --").breeding("RR Ff");
        PLAY(game, "die RR match");
        QCOMPARE(game.state.now().stage, PickStage::Normal);
        QCOMPARE(game.count<event::PickBegan>(), 3);
    }

    void playsNoGardenLineForFatherAnton() {
        Position game(2);
        game.assistants(1, {Assistant::Anton}).tools(1, {Tool::GardenLine}).plot(1, 1, "RR Ff -- --");
        game.breeding("RR");
        QCOMPARE(game.legal(), QStringList({"die RR match", "pass"}));
        REFUSED(game, "play garden-line", Refusal::WrongPhase);
    }
};

GENOTYPE_TEST(EarlyPickTest)
#include "early_pick_test.moc"
