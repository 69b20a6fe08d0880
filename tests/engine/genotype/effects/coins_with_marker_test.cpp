// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/effects/effect_checks.h"
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::discarded;
using tests::Position;

/// Hand Lens, Pocket Watch and Garden Line: rulebook, "Tool Cards"; RULINGS.md 1.3.
class CoinsWithMarkerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void paysTwoCoinsForAHandLens() {
        Position game(2);
        game.tools(0, {Tool::HandLens});
        LISTED(game, "place genes-R");
        PLAY(game, "place genes-R bonus 1; tile leave");
        QCOMPARE(game.coins(0), 1 + 1 + 2);
        QCOMPARE(discarded(game, Tool::HandLens), 1);
    }

    void paysTwoCoinsForAPocketWatch() {
        Position game(2);
        game.tools(0, {Tool::PocketWatch});
        PLAY(game, "place shift-G bonus 1");
        QCOMPARE(game.coins(0), 1 + 1 + 2);
        QCOMPARE(discarded(game, Tool::PocketWatch), 1);
    }

    void paysTwoCoinsForAGardenLine() {
        Position game(2);
        game.tools(0, {Tool::GardenLine});
        PLAY(game, "place second-shift bonus 1");
        QCOMPARE(game.coins(0), 1 + 2);
        QCOMPARE(discarded(game, Tool::GardenLine), 1);
    }

    void playsTwoCopiesWithOneMarker() {
        Position game(2);
        game.tools(0, {Tool::HandLens, Tool::HandLens});
        QCOMPARE(game.legal("place genes-R"),
                 QStringList({"place genes-R", "place genes-R bonus 1", "place genes-R bonus 2"}));
        PLAY(game, "place genes-R bonus 2; tile leave");
        QCOMPARE(game.coins(0), 1 + 1 + 4);
    }

    void playsBonusToolsWithTheirOwnSpacesOnly() {
        Position game(2);
        game.tools(0, {Tool::HandLens});
        REFUSED(game, "place shift-R bonus 1", Refusal::BonusToolNotHeld);
        REFUSED(game, "place second-shift bonus 1", Refusal::BonusToolNotHeld);
        REFUSED(game, "place treasury bonus 1", Refusal::BonusToolOtherSpace);
        REFUSED(game, "place genes-R bonus 2", Refusal::BonusToolNotHeld);
    }

    void playsBonusToolsWithTheMarkerNotLater() {
        Position game(2);
        game.tools(0, {Tool::HandLens, Tool::SeedBag});
        PLAY(game, "place genes-R; tile leave");
        REFUSED(game, "play hand-lens", Refusal::ToolNeedsItsMoment);
        QCOMPARE(game.actor(), Seat(0));
    }
};

GENOTYPE_TEST(CoinsWithMarkerTest)
#include "coins_with_marker_test.moc"
