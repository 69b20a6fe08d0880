// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/effects/effect_checks.h"
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::discarded;
using tests::Position;

/// Grant: rulebook, "Tool Cards"; RULINGS.md 1.3.
class DiscountTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesTwoCoinsOffWithAGrant() {
        Position game(2);
        game.coins(1, 4).tools(1, {Tool::Grant}).upgrades();
        PLAY(game, "buy marker grant 1");
        QCOMPARE(game.coins(1), 2);
        QCOMPARE(game.tools(1, Tool::Grant), 0);
        QCOMPARE(discarded(game, Tool::Grant), 1);
        // The price bead moves as usual.
        QCOMPARE(priceFor(game.state, 1, Upgrade::ActionMarker), 5);
    }

    void playsTwoGrantsInAPurchase() {
        Position game(2);
        game.coins(1, 0).tools(1, {Tool::Grant, Tool::Grant}).upgrades();
        LISTED(game, "buy marker grant 2");
        REFUSED(game, "buy marker grant 1", Refusal::NotEnoughCoins);
        PLAY(game, "buy marker grant 2");
        QCOMPARE(game.coins(1), 0);
        QCOMPARE(int(game.player(1).markers), 4);
    }

    void losesTheSurplusOfAGrant() {
        Position game(2);
        game.coins(1, 3).tools(1, {Tool::Grant});
        game.state.priceStep[0] = 0;
        game.upgrades();
        PLAY(game, "buy plot grant 1");
        QCOMPARE(game.coins(1), 3);
    }

    void refusesAGrantThatWouldDoNothing() {
        Position game(2);
        game.coins(1, 9).tools(1, {Tool::Grant, Tool::Grant}).upgrades();
        REFUSED(game, "buy plot grant 2", Refusal::GrantWouldDoNothing);
        Position other(2);
        other.coins(1, 9).upgrades();
        REFUSED(other, "buy plot grant 1", Refusal::GrantNotHeld);
    }

    void lowersPricesByBrotherLeopoldFirst() {
        // Leopold's minimum is for his own reduction only: 2 − 1 = 1, a Grant then makes it 0.
        Position game(2);
        game.assistants(1, {Assistant::Leopold}).tools(1, {Tool::Grant}).coins(1, 5);
        game.state.priceStep[static_cast<std::size_t>(Upgrade::ActionMarker)] = 3;
        QCOMPARE(priceFor(game.state, 1, Upgrade::DiceSlot), 1);
        QCOMPARE(priceFor(game.state, 1, Upgrade::DiceSlot, 1), 0);
        QCOMPARE(priceFor(game.state, 1, Upgrade::ActionMarker), 4);
        QCOMPARE(priceFor(game.state, 1, Upgrade::ActionMarker, 1), 2);
        QCOMPARE(priceFor(game.state, 1, Upgrade::ActionMarker, 2), 0);
        game.state.priceStep[0] = 0;
        QCOMPARE(priceFor(game.state, 1, Upgrade::NewPlot), 1);
        game.upgrades();
        PLAY(game, "buy slot grant 1");
        QCOMPARE(game.coins(1), 5);
    }
};

GENOTYPE_TEST(DiscountTest)
#include "discount_test.moc"
