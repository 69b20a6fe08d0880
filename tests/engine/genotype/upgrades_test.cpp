// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// Rulebook, "Research Upgrade Phase"; RULINGS.md 1.1, 1.3 and 1.5.
class UpgradesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesRoundCounterClockwiseFromTheFirstPlayersRight() {
        Position game(4);
        game.state.firstPlayer = 1;
        for (Seat seat = 0; seat < 4; ++seat)
            game.coins(seat, 20);
        game.upgrades();
        QString order;
        for (int turn = 0; turn < 5; ++turn) {
            order += QString::number(game.actor());
            PLAY(game, "buy slot");
        }
        QCOMPARE(order, QString("03210"));
    }

    void followsBrandysPurchase() {
        // "Brandy spends 2 Coins to Hire an Assistant. She takes an Assistant Card, and increases the Hire
        // Assistant price to 3. The player to her right gets the next turn."
        Position game(3);
        game.coins(2, 5).coins(1, 5).forHire({Assistant::May, Assistant::Anna, Assistant::Franz}).upgrades();
        QCOMPARE(game.actor(), Seat(2));
        PLAY(game, "hire 2");
        QCOMPARE(game.coins(2), 3);
        QVERIFY(game.player(2).has(Assistant::Anna));
        QCOMPARE(priceFor(game.state, 2, Upgrade::Assistant), 3);
        QCOMPARE(game.actor(), Seat(1));
    }

    void buysAPlot() {
        Position game(2);
        game.coins(1, 2).upgrades();
        PLAY(game, "buy plot");
        QCOMPARE(int(game.player(1).newPlots), 1);
        QCOMPARE(int(game.state.plotsLeft), 4);
        QVERIFY(plotExists(game.player(1), 2));
    }

    void sowsInABoughtPlot() {
        Position game(2);
        game.player(0).newPlots = 1;
        game.state.plotsLeft = 4;
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "RR -- Gg --").hand(0, {"rr -- -- Tt"});
        PLAY(game, "place gardening; tool 1; sow 5 plot 3");
        QVERIFY(!game.player(0).plots[2].empty());
    }

    void buysADiceSlot() {
        Position game(2);
        game.coins(1, 2).coins(0, 9).upgrades();
        PLAY(game, "buy slot");
        QCOMPARE(diceSlots(game.player(1)), 4);
        QCOMPARE(int(game.state.diceSlotsLeft), 7);
    }

    void usesABoughtMarkerFromTheNextRoundOn() {
        Position game(2);
        game.coins(1, 4).upgrades();
        PLAY(game, "buy marker");
        QCOMPARE(int(game.player(1).markers), 4);
        game.passAll();
        QCOMPARE(int(game.state.round), 2);
        QCOMPARE(int(game.player(1).markersLeft), 4);
        QCOMPARE(int(game.player(0).markersLeft), 3);
    }

    void limitsMarkersToFive() {
        Position game(2);
        game.markers(1, 5).coins(1, 9).upgrades();
        REFUSED(game, "buy marker", Refusal::MarkerLimit);
        Position other(2);
        other.markers(1, 4).coins(1, 9).upgrades();
        LISTED(other, "buy marker");
    }

    void buysOneUpgradeATurn() {
        Position game(2);
        game.coins(0, 9).coins(1, 9).upgrades();
        PLAY(game, "buy plot");
        QCOMPARE(game.actor(), Seat(0));
    }

    void raisesThePriceWithEachPurchase() {
        Position game(2);
        game.coins(0, 30).coins(1, 30).upgrades();
        std::vector<int> prices;
        for (int turn = 0; turn < 5; ++turn) {
            PLAY(game, "buy plot");
            prices.push_back(game.last<event::UpgradeBought>().paid);
        }
        // At the highest price it stays.
        QCOMPARE(prices, (std::vector<int>{1, 2, 3, 4, 4}));
        QCOMPARE(priceFor(game.state, 0, Upgrade::DiceSlot), 2);
    }

    void raisesEveryKindOfPriceByItsOwnScale() {
        Position game(2);
        game.coins(0, 60).coins(1, 60).upgrades();
        std::vector<int> markers;
        for (int turn = 0; turn < 4; ++turn) {
            PLAY(game, "buy marker");
            markers.push_back(game.last<event::UpgradeBought>().paid);
        }
        QCOMPARE(markers, (std::vector<int>{4, 5, 5, 5}));
        std::vector<int> dice;
        for (int turn = 0; turn < 4; ++turn) {
            PLAY(game, "buy slot");
            dice.push_back(game.last<event::UpgradeBought>().paid);
        }
        QCOMPARE(dice, (std::vector<int>{2, 3, 4, 4}));
        std::vector<int> hired;
        for (int turn = 1; turn <= 3; ++turn) {
            if (game.waitsFor(PendingKind::FillPlot))
                PLAY(game, "plant 1");
            PLAY(game, "hire " + std::to_string(turn));
            hired.push_back(game.last<event::UpgradeBought>().paid);
        }
        QCOMPARE(hired, (std::vector<int>{2, 3, 4}));
    }

    void refusesWhatCannotBePaid() {
        Position game(2);
        game.coins(1, 2).upgrades();
        QCOMPARE(game.legal(), QStringList({"buy plot", "buy slot", "hire 1", "hire 2", "hire 3", "pass"}));
        REFUSED(game, "buy marker", Refusal::NotEnoughCoins);
    }

    void makesAPassFinalForTheRound() {
        Position game(2);
        game.coins(0, 9).coins(1, 9).upgrades();
        PLAY(game, "pass");
        QCOMPARE(game.actor(), Seat(0));
        PLAY(game, "buy plot");
        QCOMPARE(game.actor(), Seat(0));
        PLAY(game, "pass");
        QCOMPARE(int(game.state.round), 2);
    }

    void passesAPlayerWhoCanBuyNothing() {
        Position game(2);
        game.coins(0, 9).coins(1, 0).upgrades();
        QCOMPARE(game.actor(), Seat(0));
        QCOMPARE(game.last<event::Passed>().seat, Seat(1));
        QVERIFY(game.last<event::Passed>().forced);
    }

    void countsGrantsInHandBeforePassingAPlayer() {
        Position game(2);
        game.coins(0, 9).coins(1, 0).tools(1, {Tool::Grant}).upgrades();
        QCOMPARE(game.actor(), Seat(1));
        QCOMPARE(game.legal(), QStringList({"buy plot grant 1", "buy slot grant 1", "hire 1 grant 1",
                                            "hire 2 grant 1", "hire 3 grant 1", "pass"}));
    }

    void sellsWhatIsInStockOnly() {
        Position game(2);
        game.coins(1, 20).coins(0, 20);
        game.player(0).newPlots = 5;
        game.state.plotsLeft = 0;
        game.player(0).diceSlots = 8;
        game.state.diceSlotsLeft = 0;
        game.upgrades();
        REFUSED(game, "buy plot", Refusal::OutOfStock);
        REFUSED(game, "buy slot", Refusal::OutOfStock);
        LISTED(game, "buy marker");
    }

    void hiresOnlyFaceUpAssistants() {
        Position game(2);
        game.coins(1, 20).coins(0, 20).upgrades();
        PLAY(game, "hire 2");
        // Not replaced until the reset.
        if (game.waitsFor(PendingKind::FillPlot))
            PLAY(game, "plant 1");
        REFUSED(game, "hire 2", Refusal::PlaceEmpty);
        LISTED(game, "hire 1");
        LISTED(game, "hire 3");
    }

    void playsNoToolsButGrantsInTheUpgradePhase() {
        Position game(2);
        game.coins(1, 20).tools(1, {Tool::SeedBag, Tool::Dissertation}).assistants(1, {Assistant::Anna});
        game.plot(1, 1, "RR Ff -- --").upgrades();
        REFUSED(game, "play seed-bag", Refusal::WrongPhase);
        REFUSED(game, "play dissertation", Refusal::WrongPhase);
        REFUSED(game, "use anna", Refusal::WrongPhase);
    }

    void skipsTheUpgradePhaseInTheLastRound() {
        Position game(2);
        game.coins(0, 20).coins(1, 20).round(5).breeding("");
        QVERIFY(game.state.finished());
    }
};

GENOTYPE_TEST(UpgradesTest)
#include "upgrades_test.moc"
