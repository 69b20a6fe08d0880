// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/effects/effect_checks.h"
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::discarded;
using tests::plant;
using tests::Position;

/// Seed Bag: rulebook, "Tool Cards"; RULINGS.md 1.2 and 1.3.
class DrawAndKeepTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawsFiveKeepsTwoAndDiscardsTheRestOfASeedBag() {
        Position game(2);
        game.tools(0, {Tool::SeedBag})
            .plantsOnTop({"RR Ff -- --", "RR -- Gg --", "Rr ff -- --", "Rr -- GG --", "rr -- -- Tt"});
        PLAY(game, "play seed-bag");
        QCOMPARE(discarded(game, Tool::SeedBag), 1);
        QCOMPARE(game.legal(), QStringList({"keep 1", "keep 2", "keep 3", "keep 4", "keep 5"}));
        PLAY(game, "keep 2");
        REFUSED(game, "keep 2", Refusal::PlantNotInBag);
        REFUSED(game, "keep 50", Refusal::PlantNotInBag);
        PLAY(game, "keep 4");
        QCOMPARE(game.player(0).hand.size(), 2);
        QCOMPARE(game.state.plantDiscard.size(), 3);
        QVERIFY(game.state.plantDiscard.contains(plant("RR Ff -- --")));
        QVERIFY(game.waitsFor(PendingKind::Marker));
    }

    void drawsASeedBagFromTheDeckOnly() {
        Position game(2);
        const auto row = game.state.nursery;
        game.tools(0, {Tool::SeedBag});
        PLAY(game, "play seed-bag; keep 1; keep 2");
        QCOMPARE(game.state.nursery, row);
    }

    void reshufflesForASeedBag() {
        Position game(2);
        game.tools(0, {Tool::SeedBag}).plantDeck(2, true);
        PLAY(game, "play seed-bag");
        QCOMPARE(game.count<event::DeckReshuffled>(), 1);
        QCOMPARE(game.state.bags[0].size(), 5);
    }

    void addsTheRestOfASeedBagToThePileAfterwards() {
        // Seven cards in all: the second bag, opened while the first is open, gets only the two that are
        // left.
        Position game(2);
        game.tools(0, {Tool::SeedBag, Tool::SeedBag}).plantDeck(7, false);
        PLAY(game, "play seed-bag; keep 1; play seed-bag");
        QCOMPARE(game.count<event::DeckReshuffled>(), 0);
        QCOMPARE(game.player(0).hand.size(), 3);
        QVERIFY(game.waitsFor(PendingKind::SeedBag));
        PLAY(game, "keep 2");
        QCOMPARE(game.player(0).hand.size(), 4);
        QCOMPARE(game.state.plantDiscard.size(), 3);
    }

    void keepsAllOfASeedBagWithTwoCards() {
        Position game(2);
        game.tools(0, {Tool::SeedBag}).plantDeck(2, false);
        PLAY(game, "play seed-bag");
        QCOMPARE(game.player(0).hand.size(), 2);
        QVERIFY(game.state.plantDiscard.empty());
    }

    void refusesASeedBagWithNothingToDraw() {
        Position game(2);
        game.tools(0, {Tool::SeedBag}).plantDeck(0, false);
        REFUSED(game, "play seed-bag", Refusal::ToolWouldDoNothing);
    }

    void hidesTheCardsOfASeedBag() {
        Position game(2);
        game.tools(0, {Tool::SeedBag});
        PLAY(game, "play seed-bag; keep 3");
        QVERIFY(observe(game.state, 1).visible.bags[0].empty());
        QCOMPARE(observe(game.state, 0).visible.bags[0].size(), 4);
        for (const Event& one : observeEvents(game.events, 1)) {
            if (const auto* opened = std::get_if<event::SeedBagOpened>(&one)) {
                QVERIFY(opened->plants.empty());
                QCOMPARE(int(opened->count), 5);
            }
            if (const auto* kept = std::get_if<event::PlantKept>(&one))
                QCOMPARE(kept->plant, noPlant);
        }
    }
};

GENOTYPE_TEST(DrawAndKeepTest)
#include "draw_and_keep_test.moc"
