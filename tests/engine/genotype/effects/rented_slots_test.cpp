// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// Brother Franz: rulebook, "The Assistants"; RULINGS.md 1.4.
class RentedSlotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensTwoSlotsForACoinWithBrotherFranz() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "RR Ff Gg tt").filled(0, 3).staysInUpgrades();
        game.breeding("RR Ff Gg");
        QCOMPARE(game.legal(), QStringList({"use franz", "pass"}));
        PLAY(game, "use franz");
        QCOMPARE(game.coins(0), 0);
        QCOMPARE(freeDiceSlots(game.player(0)), 2);
        PLAY(game, "die RR match; die Ff match");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QCOMPARE(int(game.player(0).franzSlotsFilled), 2);
        QCOMPARE(game.count<event::CoinsPaid>(), 1);
        QVERIFY(game.state.phase == Phase::Upgrades);
    }

    void fillsOrdinarySlotsFirst() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "RR Ff Gg tt").filled(0, 2).staysInUpgrades();
        game.breeding("RR Ff");
        REFUSED(game, "use franz", Refusal::FranzNotNeededYet);
        PLAY(game, "die RR match");
        QCOMPARE(int(game.player(0).slotsFilled), 3);
        PLAY(game, "use franz; die Ff match");
        QCOMPARE(int(game.player(0).franzSlotsFilled), 1);
    }

    void paysBrotherFranzBeforeAPairThatNeedsHim() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "Rr ff -- Tt").filled(0, 2).staysInUpgrades();
        game.breeding("F* FF");
        QCOMPARE(game.legal(), QStringList({"die F* coin", "use franz"}));
        PLAY(game, "use franz; die F* pair FF");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(int(game.player(0).slotsFilled), 3);
        QCOMPARE(int(game.player(0).franzSlotsFilled), 1);
    }

    void paysBrotherFranzWithACoinAlreadyHeld() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "Rr ff -- Tt").filled(0, 3).coins(0, 0);
        game.staysInUpgrades().breeding("F*");
        // The mutation's coin would come too late; without a coin there is no pick.
        QVERIFY(game.player(0).passed);
        QCOMPARE(game.actor(), Seat(1));
    }

    void paysBrotherFranzWithTheCoinOfAnEarlierPick() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "Rr ff -- Tt").filled(0, 2).coins(0, 0);
        game.staysInUpgrades().breeding("F* Rr");
        PLAY(game, "die F* coin; use franz; die Rr match");
        QCOMPARE(game.covered(0, 1), QString("R"));
        QCOMPARE(game.coins(0), 0);
    }

    void paysBrotherFranzOnceARound() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "RR Ff Gg tt").filled(0, 3).coins(0, 5);
        game.breeding("RR Ff Gg");
        PLAY(game, "use franz");
        REFUSED(game, "use franz", Refusal::AssistantUsed);
        PLAY(game, "die RR match");
        REFUSED(game, "use franz", Refusal::AssistantUsed);
        PLAY(game, "die Ff match");
        game.passAll();
        QCOMPARE(int(game.state.round), 2);
        QVERIFY(!game.player(0).hasUsed(Assistant::Franz));
        QCOMPARE(diceSlots(game.player(0)), 3);
    }

    void neverObligesToPayBrotherFranz() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "RR Ff Gg tt").filled(0, 3).breeding("RR");
        LISTED(game, "pass");
        PLAY(game, "use franz");
        // Once paid for, his slots count as slots: the pick must be used.
        REFUSED(game, "pass", Refusal::MustUsePick);
    }

    void refusesBrotherFranzWithNothingToPick() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "RR Ff Gg tt").filled(0, 3).staysInUpgrades();
        game.breeding("rr");
        QVERIFY(game.state.phase == Phase::Upgrades);
        QCOMPARE(game.coins(0), 1);
    }
};

GENOTYPE_TEST(RentedSlotsTest)
#include "rented_slots_test.moc"
