// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// Brother Alipius: rulebook, "The Assistants"; RULINGS.md 1.3.
class ExtraGardeningDrawTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawsASecondCardWithBrotherAlipius() {
        Position game(2);
        game.assistants(0, {Assistant::Alipius}).shed({Tool::Rake});
        PLAY(game, "place gardening; plant 1");
        QVERIFY(game.waitsFor(PendingKind::GardenDraw));
        QCOMPARE(game.legal(),
                 QStringList({"plant 2", "plant 3", "plant deck", "tool 1", "tool deck", "done"}));
        PLAY(game, "tool 1");
        QVERIFY(game.waitsFor(PendingKind::GardenSow));
        QCOMPARE(game.player(0).hand.size(), 1);
        QCOMPARE(game.tools(0, Tool::Rake), 1);
    }

    void leavesBrotherAlipiussCardUndrawn() {
        Position game(2);
        game.assistants(0, {Assistant::Alipius});
        PLAY(game, "place gardening");
        REFUSED(game, "done", Refusal::MustDraw);
        PLAY(game, "tool 1; done");
        QCOMPARE(game.actor(), Seat(1));
    }

    void givesBrotherAlipiussCardToNobodyElse() {
        Position game(2);
        game.assistants(1, {Assistant::Alipius});
        PLAY(game, "place gardening; tool 1");
        QCOMPARE(game.actor(), Seat(1));
        PLAY(game, "place nursery; plant 1; plant 2");
        QCOMPARE(game.actor(), Seat(0));
    }
};

GENOTYPE_TEST(ExtraGardeningDrawTest)
#include "extra_gardening_draw_test.moc"
