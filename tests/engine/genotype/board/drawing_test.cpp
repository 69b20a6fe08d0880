// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// Nursery, Tool Shed and the decks: rulebook, "Working Phase"; RULINGS.md 1.2 and 1.3.
class DrawingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

GENOTYPE_TEST(DrawingTest)
#include "drawing_test.moc"
