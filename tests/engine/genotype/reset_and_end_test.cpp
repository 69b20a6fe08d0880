// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::plant;
using tests::Position;

/// Rulebook, "End of Round Reset" and "End of the Game"; RULINGS.md 1.5 and the shorter game of 1.1.
class ResetAndEndTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void advancesTheRoundAndTheFirstPlayer() {
        Position game(3);
        game.state.firstPlayer = 2;
        game.upgrades().passAll();
        QCOMPARE(int(game.state.round), 2);
        QCOMPARE(game.state.firstPlayer, Seat(0));
        QCOMPARE(game.actor(), Seat(0));
        QCOMPARE(game.state.phase, Phase::Working);
    }

    void lowersEveryPriceByOneStep() {
        Position game(2);
        game.state.priceStep = {3, 2, 1, 0};
        game.coins(0, 0).coins(1, 0).upgrades().passAll();
        QCOMPARE(game.state.priceStep, (std::array<std::uint8_t, upgradeKinds>{2, 1, 0, 0}));
    }

    void discardsAndRefillsTheRows() {
        Position game(3);
        game.nursery({"RR Ff -- --", "RR -- Gg --"}).shed({Tool::Rake});
        game.upgrades().passAll();
        QVERIFY(game.state.plantDiscard.contains(plant("RR Ff -- --")));
        QVERIFY(game.state.plantDiscard.contains(plant("RR -- Gg --")));
        QCOMPARE(game.state.plantDiscard.size(), 2);
        QCOMPARE(int(game.state.toolDiscard[static_cast<std::size_t>(Tool::Rake)]), 1);
        for (std::size_t place = 0; place < maxRow; ++place) {
            QCOMPARE(game.state.nursery[place] != noPlant, place < 4);
            QCOMPARE(game.state.toolShed[place] != noTool, place < 4);
        }
    }

    void discardsAndRefillsTheAssistants() {
        Position game(2);
        game.forHire({Assistant::May, Assistant::Anna}).upgrades().passAll();
        QVERIFY((game.state.assistantDiscard >> static_cast<int>(Assistant::May)) & 1);
        QVERIFY((game.state.assistantDiscard >> static_cast<int>(Assistant::Anna)) & 1);
        for (const auto assistant : game.state.assistantsForHire)
            QVERIFY(assistant != noAssistant);
    }

    void reshufflesTheAssistantsWhenTheDeckIsOut() {
        // Ten cards, three shown in each round: the fourth row needs the discards.
        Position game(2);
        game.coins(0, 0).coins(1, 0);
        int reshuffles = 0;
        for (int round = 2; round <= 4; ++round) {
            game.forget();
            game.upgrades().passAll();
            QCOMPARE(int(game.state.round), round);
            reshuffles += game.count<event::DeckReshuffled>();
            for (const auto assistant : game.state.assistantsForHire)
                QVERIFY(assistant != noAssistant);
            QCOMPARE(tests::unsound(game.state), QString());
        }
        QCOMPARE(reshuffles, 1);
    }

    void showsFewerAssistantsWhenFewerAreLeft() {
        Position game(2);
        game.forHire({});
        for (int a = 0; a < 8; ++a)
            game.assistants(static_cast<Seat>(a % 2), {static_cast<Assistant>(a)});
        game.coins(0, 0).coins(1, 0).upgrades().passAll();
        int shown = 0;
        for (const auto assistant : game.state.assistantsForHire)
            shown += assistant != noAssistant;
        QCOMPARE(shown, 2);
    }

    void reshufflesPlantsAndToolsForTheRows() {
        Position game(2);
        game.plantDeck(1, true).toolDeck(1, true).upgrades().passAll();
        QCOMPARE(game.count<event::DeckReshuffled>(), 2);
        for (std::size_t place = 0; place < 3; ++place) {
            QVERIFY(game.state.nursery[place] != noPlant);
            QVERIFY(game.state.toolShed[place] != noTool);
        }
        QVERIFY(game.state.plantDiscard.empty());
    }

    void laysACoinBesideEverySquareThatHasNone() {
        Position game(2);
        game.state.bench(Trait::SeedShape).coin = false;
        game.state.bench(Trait::PlantHeight).coin = false;
        game.upgrades().passAll();
        for (const Bench& bench : game.state.benches)
            QVERIFY(bench.coin);
        // Coins do not pile up: one marker takes one coin.
        PLAY(game, "place shift-F");
        QCOMPARE(game.last<event::CoinsGained>().coins, std::uint8_t(1));
    }

    void givesMarkersAndDiceBack() {
        Position game(2);
        game.onSpace(0, Space::Treasury).onSpace(1, Space::SecondShift).onSpace(0, Space::Gardening);
        game.onSpace(0, Space::TemporarySlot).plot(0, 1, "RR Ff -- --").breeding("RR");
        PLAY(game, "die RR match");
        game.passAll();
        QCOMPARE(int(game.state.round), 2);
        QCOMPARE(int(game.player(0).markersLeft), 3);
        QCOMPARE(int(game.player(1).markersLeft), 3);
        QVERIFY(!game.player(0).gardening && !game.player(0).temporarySlot);
        QCOMPARE(game.state.owner(Space::Treasury), noSeat);
        QVERIFY(game.state.secondShift.empty());
        QCOMPARE(int(game.player(0).slotsFilled), 0);
        QCOMPARE(diceSlots(game.player(0)), 3);
        for (const Bench& bench : game.state.benches)
            for (const Die& die : bench.dice)
                QCOMPARE(die.place, DiePlace::Board);
    }

    void grantsShiftsAnewInTheNextRound() {
        Position game(2);
        game.onSpace(0, Space::FirstShiftR).onSpace(1, Space::SecondShift);
        game.assistants(1, {Assistant::Anton}).breeding("").passAll();
        QCOMPARE(int(game.state.round), 2);
        game.plot(0, 1, "RR Ff -- --").plot(1, 1, "RR -- Gg --").plot(1, 2, "RR ff Gg --");
        game.onSpace(0, Space::FirstShiftR).onSpace(1, Space::SecondShift);
        game.forget();
        game.breeding("RR RR RR RR");
        QCOMPARE(game.state.now().stage, PickStage::FirstShift);
        PLAY(game, "die RR match");
        QCOMPARE(game.state.now().stage, PickStage::Anton);
        PLAY(game, "die RR match; validate 1 R");
        QCOMPARE(game.state.now().stage, PickStage::SecondShift);
    }

    void keepsTilesGoalsPlantsMarkersAndUpgrades() {
        Position game(2);
        game.parents(Trait::PodColour, Genotype::HomozygousRecessive, Genotype::Heterozygous);
        game.goal(0, Trait::SeedShape, 1).plot(0, 1, "RR Ff -- --", "R").hand(1, {"rr -- -- Tt"});
        game.tools(1, {Tool::Rake}).assistants(0, {Assistant::May});
        game.player(0).newPlots = 1;
        game.state.plotsLeft = 4;
        game.player(0).coins = 1;
        game.upgrades().passAll();
        QCOMPARE(game.state.bench(Trait::PodColour).parents.left, Genotype::HomozygousRecessive);
        QCOMPARE(game.state.bench(Trait::SeedShape).goals[1], Seat(0));
        QCOMPARE(game.covered(0, 1), QString("R"));
        QVERIFY(game.holds(1, "rr -- -- Tt"));
        QCOMPARE(game.tools(1, Tool::Rake), 1);
        QVERIFY(game.player(0).has(Assistant::May));
        QCOMPARE(int(game.player(0).newPlots), 1);
        QCOMPARE(game.coins(0), 1);
    }

    void leavesACompletePlantInItsPlotAtTheReset() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --", "RF").upgrades().passAll();
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QVERIFY(game.player(0).harvested.empty());
    }

    // ---- The end
    void endsAfterTheFifthBreedingPhase() {
        for (int round = 1; round <= 5; ++round) {
            Position game(2);
            game.round(round).breeding("");
            QCOMPARE(game.state.finished(), round == 5);
        }
    }

    void playsAShorterGame() {
        for (int rounds = 1; rounds <= 4; ++rounds) {
            Position game(2, {.rounds = rounds});
            game.coins(0, 9).coins(1, 9).plot(0, 1, "RR Ff -- --", "RF").round(rounds).breeding("");
            // No upgrade phase; the final harvest follows.
            QVERIFY(game.state.finished());
            QCOMPARE(game.player(0).harvested.size(), 1);
            if (rounds == 1)
                continue;
            Position earlier(2, {.rounds = rounds});
            earlier.coins(0, 9).coins(1, 9).round(rounds - 1).breeding("");
            QCOMPARE(earlier.state.phase, Phase::Upgrades);
        }
    }

    void harvestsEveryCompletePlantAtTheEnd() {
        Position game(3);
        game.plot(0, 1, "RR Ff -- --", "RF").plot(0, 2, "Rr ff -- --", "R");
        game.plot(2, 1, "-- -- GG tt", "GT").plot(2, 8, "rr -- -- Tt", "RT").round(5).breeding("");
        QCOMPARE(game.player(0).harvested.size(), 1);
        QCOMPARE(game.player(2).harvested.size(), 2);
        QCOMPARE(game.covered(0, 2), QString("R"));
        QCOMPARE(int(game.state.toolDiscard[static_cast<std::size_t>(Tool::FlowerPot)]), 1);
    }

    void resetsNothingAfterTheLastRound() {
        Position game(2);
        const auto nursery = game.state.nursery;
        game.round(5).breeding("");
        QCOMPARE(int(game.state.round), 5);
        QCOMPARE(game.state.nursery, nursery);
        QCOMPARE(game.state.priceStep[0], abacus[0].start);
    }

    void acceptsNothingAfterTheEnd() {
        Position game(2);
        game.round(5).breeding("");
        QVERIFY(game.legal().isEmpty());
        REFUSED(game, "place treasury", Refusal::GameOver);
        REFUSED(game, "pass", Refusal::GameOver);
        QCOMPARE(game.last<event::GameEnded>().winners, winners(game.state));
    }
};

GENOTYPE_TEST(ResetAndEndTest)
#include "reset_and_end_test.moc"
