// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/effects/effect_checks.h"
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::discarded;
using tests::plant;
using tests::Position;

/// Flower Pot and Brother Eduard: rulebook, "Tool Cards" and "The Assistants"; RULINGS.md 1.3.
class PlotWithPlantTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ---- Flower Pot
    void growsAPlantInAFlowerPotAsInAPlot() {
        Position game(2);
        game.tools(0, {Tool::FlowerPot}).nursery({"RR Ff -- --", "RR -- Gg --"});
        PLAY(game, "play flower-pot");
        QCOMPARE(game.legal("plant"), QStringList({"plant 1", "plant 2", "plant deck"}));
        PLAY(game, "plant 1");
        QCOMPARE(game.player(0).plots[firstFlowerPot].plant, plant("RR Ff -- --"));
        QCOMPARE(discarded(game, Tool::FlowerPot), 0);
        QCOMPARE(game.tools(0, Tool::FlowerPot), 0);
        PLAY(game, "place university-1; validate pot1 R");
        QCOMPARE(game.covered(0, 8), QString("R"));
    }

    void takesAFlowerPotsPlantFromTheDeckToo() {
        Position game(2);
        game.tools(0, {Tool::FlowerPot}).plantsOnTop({"Rr -- GG --"});
        PLAY(game, "play flower-pot; plant deck");
        QCOMPARE(game.player(0).plots[firstFlowerPot].plant, plant("Rr -- GG --"));
    }

    void neverTakesAFlowerPotsPlantFromTheHand() {
        Position game(2);
        game.tools(0, {Tool::FlowerPot}).hand(0, {"RR Ff -- --"}).nursery({}).plantDeck(0, false);
        REFUSED(game, "play flower-pot", Refusal::ToolWouldDoNothing);
        Position other(2);
        other.tools(0, {Tool::FlowerPot}).hand(0, {"RR Ff -- --"});
        PLAY(other, "play flower-pot");
        REFUSED(other, "sow 1 plot pot1", Refusal::OtherChoiceFirst);
    }

    void discardsAFlowerPotWithItsHarvest() {
        Position game(2);
        game.plot(0, 8, "RR Ff -- --", "RF").hand(0, {"rr -- -- Tt"});
        PLAY(game, "place gardening; tool 1");
        QVERIFY(game.player(0).harvested.contains(plant("RR Ff -- --")));
        QCOMPARE(discarded(game, Tool::FlowerPot), 1);
        // The pot is gone: nothing can be sown there.
        REFUSED(game, "sow 5 plot pot1", Refusal::NoSuchPlot);
    }

    void growsTwoFlowerPots() {
        Position game(2);
        game.tools(0, {Tool::FlowerPot, Tool::FlowerPot});
        PLAY(game, "play flower-pot; play flower-pot; plant 1; plant 2");
        QVERIFY(!game.player(0).plots[7].empty());
        QVERIFY(!game.player(0).plots[8].empty());
    }

    // ---- Brother Eduard
    void takesAPlantAtOnceWhenBrotherEduardIsHired() {
        Position game(2);
        game.nursery({"RR Ff -- --", "RR -- Gg --"}).forHire({Assistant::Eduard}).coins(1, 2).upgrades();
        PLAY(game, "hire 1");
        QCOMPARE(game.legal(), QStringList({"plant 1", "plant 2", "plant deck"}));
        PLAY(game, "plant 2");
        QCOMPARE(game.player(1).plots[eduardPlot].plant, plant("RR -- Gg --"));
        QCOMPARE(game.last<event::PlantPlaced>().seat, Seat(1));
    }

    void takesBrotherEduardsPlantFromTheDeckToo() {
        Position game(2);
        game.forHire({Assistant::Eduard}).coins(1, 2).plantsOnTop({"Rr -- GG --"}).upgrades();
        PLAY(game, "hire 1; plant deck");
        QCOMPARE(game.player(1).plots[eduardPlot].plant, plant("Rr -- GG --"));
    }

    void goesOnWithTheNextPurchaseAfterBrotherEduardsPlant() {
        Position game(3);
        game.forHire({Assistant::Eduard}).coins(2, 9).coins(1, 9).coins(0, 9).upgrades();
        PLAY(game, "hire 1; plant 1");
        QCOMPARE(game.actor(), Seat(1));
        QVERIFY(game.waitsFor(PendingKind::Purchase));
    }

    void validatesOnBrotherEduardAsInAPlot() {
        Position game(2);
        game.assistants(0, {Assistant::Eduard}).plot(0, 10, "RR Ff -- --");
        PLAY(game, "place university-1; validate eduard F");
        QCOMPARE(game.covered(0, 10), QString("F"));
    }

    void refillsBrotherEduardBeforeSowing() {
        Position game(2);
        game.assistants(0, {Assistant::Eduard}).plot(0, 10, "RR Ff -- --", "RF").hand(0, {"rr -- -- Tt"});
        game.nursery({"RR -- Gg --"});
        PLAY(game, "place gardening; tool 1");
        QVERIFY(game.player(0).harvested.contains(plant("RR Ff -- --")));
        QVERIFY(game.waitsFor(PendingKind::FillPlot));
        REFUSED(game, "sow 5 plot eduard", Refusal::OtherChoiceFirst);
        REFUSED(game, "done", Refusal::OtherChoiceFirst);
        PLAY(game, "plant 1");
        QCOMPARE(game.player(0).plots[eduardPlot].plant, plant("RR -- Gg --"));
        QVERIFY(game.waitsFor(PendingKind::GardenSow));
        REFUSED(game, "sow 5 plot eduard", Refusal::PlotTaken);
        LISTED(game, "sow 5 plot 1");
    }

    void leavesBrotherEduardEmptyWhenNoPlantIsToBeHad() {
        Position game(2);
        game.assistants(0, {Assistant::Eduard}).plot(0, 10, "RR Ff -- --", "RF").hand(0, {"rr -- -- Tt"});
        game.nursery({}).plantDeck(0, false);
        PLAY(game, "place gardening; tool 1");
        QCOMPARE(game.covered(0, 10), QString("-"));
        // His place can then be sown like a plot.
        QCOMPARE(game.legal(), QStringList({"sow 5 plot 1", "sow 5 plot eduard", "done"}));
        PLAY(game, "sow 5 plot eduard");
        QCOMPARE(game.player(0).plots[eduardPlot].plant, plant("rr -- -- Tt"));
    }

    void hiresBrotherEduardWithoutAPlantToBeHad() {
        Position game(2);
        game.forHire({Assistant::Eduard}).coins(1, 2).coins(0, 9).nursery({}).plantDeck(0, false).upgrades();
        PLAY(game, "hire 1");
        QCOMPARE(game.covered(1, 10), QString("-"));
        QCOMPARE(game.actor(), Seat(0));
    }

    void refillsNothingAtTheFinalHarvest() {
        Position game(2);
        game.assistants(0, {Assistant::Eduard}).plot(0, 10, "RR Ff -- --", "RF").round(5).breeding("");
        QVERIFY(game.state.finished());
        QCOMPARE(game.covered(0, 10), QString("-"));
        QCOMPARE(game.player(0).harvested.size(), 1);
    }
};

GENOTYPE_TEST(PlotWithPlantTest)
#include "plot_with_plant_test.moc"
