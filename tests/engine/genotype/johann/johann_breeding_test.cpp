// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::plant;
using tests::Position;

namespace {

/// The cards beside his plants, "genes-top:RR Ff Gg tt".
QStringList laid(const Position& game) {
    QStringList cards;
    for (const auto& one : game.all<event::AutomaDrawn>())
        if (one.role == AutomaRole::Shift)
            cards << QString::fromStdString(std::string(automaCard(one.card).notation)) + ':' +
                         (one.plant == noPlant ? QString("-") : tests::plantText(one.plant));
    return cards;
}

int aside(const Position& game, Trait trait) {
    int dice = 0;
    for (const Die& die : game.state.bench(trait).dice)
        dice += die.place == DiePlace::Aside && die.holder == johannSeat;
    return dice;
}

/// Coins for mutations; he may have spent them since.
int coinsForMutations(const Position& game) {
    int coins = 0;
    for (const auto& one : game.all<event::CoinsGained>())
        if (one.seat == johannSeat && one.reason == CoinReason::MutationDie)
            coins += one.coins;
    return coins;
}

ArrowOutcome arrow(const Position& game, std::size_t number) {
    const auto all = game.all<event::ArrowFollowed>();
    return number < all.size() ? all[number].outcome : ArrowOutcome::Maria;
}

} // namespace

/// Rulebook, "Genotype Solo Rules", Plant Breeding Phase; RULINGS.md 1.7. Brother Johann has no coins; the
/// player has nine and full slots, so that the game waits for the player's purchase when breeding is over.
class JohannBreedingTest : public QObject {
    Q_OBJECT

    static Position table(Difficulty difficulty = Difficulty::Standard) {
        Position game = Position::solo(difficulty);
        game.coins(0, 9).coins(johannSeat, 0).filled(0, 3);
        return game;
    }

private Q_SLOTS:
    void followsTheTwoExamples() {
        // First shift, University: single F, double T beside the top plant. It has no F, but a TT: two TT
        // dice are removed.
        Position game = table();
        game.plot(johannSeat, 1, "-- FF Gg --").plot(johannSeat, 2, "RR -- GG TT");
        game.automa({Automa::University, Automa::ResearchGoal, Automa::Treasury});
        game.breeding("TT TT TT Gg Gg R*");
        QCOMPARE(laid(game)[0], QString("university:RR -- GG TT"));
        QCOMPARE(arrow(game, 0), ArrowOutcome::NotOnPlant);
        QCOMPARE(arrow(game, 1), ArrowOutcome::Dice);
        QCOMPARE(aside(game, Trait::PlantHeight), 2);
        QCOMPARE(game.inPool("TT"), 1);
        // Second shift, Research Goal: single G, double F, mutation R. No FF die is left, a Gg die is
        // removed, and the mutation validates the bottom-most R, "in this case on the top Plant".
        QCOMPARE(laid(game)[1], QString("goal:-- FF Gg --"));
        QCOMPARE(arrow(game, 2), ArrowOutcome::Dice);
        QCOMPARE(arrow(game, 3), ArrowOutcome::NoDie);
        QCOMPARE(aside(game, Trait::PodColour), 1);
        QCOMPARE(aside(game, Trait::SeedShape), 1);
        QCOMPARE(game.covered(johannSeat, 1), QString("G"));
        QCOMPARE(game.covered(johannSeat, 2), QString("RT"));
    }

    void takesThreeShiftsAndOneForEachDiceSlot() {
        for (const int tiles : {0, 2}) {
            Position game = table();
            game.player(johannSeat).diceSlots = static_cast<std::uint8_t>(tiles);
            game.state.diceSlotsLeft = static_cast<std::uint8_t>(diceSlotStock - tiles);
            game.breeding("");
            QCOMPARE(static_cast<int>(laid(game).size()), 3 + tiles);
            QVERIFY(game.state.phase == Phase::Upgrades);
        }
    }

    void hasAsManyShiftsAfterARollOfTheDice() {
        for (const int tiles : {0, 2}) {
            Position game = Position::solo();
            game.player(johannSeat).diceSlots = static_cast<std::uint8_t>(tiles);
            game.state.diceSlotsLeft = static_cast<std::uint8_t>(diceSlotStock - tiles);
            game.automaPhase();
            ActionList legal;
            while (game.state.phase == Phase::Breeding) {
                legalActions(game.state, legal);
                applyLegal(game.state, legal[0], &game.events);
            }
            QCOMPARE(static_cast<int>(laid(game).size()), 3 + tiles);
        }
    }

    void letsCardsSlideDownWithTheirPlants() {
        // The mutation row of the second card completes the lowest plant. The two plants above it keep their
        // cards, so that the third card starts back at the top.
        Position game = table();
        game.plot(johannSeat, 1, "RR Ff -- --", "F")
            .plot(johannSeat, 2, "rr -- -- tt")
            .plot(johannSeat, 3, "-- Ff -- TT");
        game.automa({Automa::Treasury, Automa::ResearchGoal, Automa::University}).breeding("R*");
        QVERIFY(game.player(johannSeat).harvested.contains(plant("RR Ff -- --")));
        QCOMPARE(laid(game)[2], QString("university:-- Ff -- TT"));
    }

    void drawsEvenIfNoDieIsLeft() {
        Position game = table();
        game.plot(johannSeat, 1, "RR Ff Gg tt").breeding("");
        QCOMPARE(static_cast<int>(laid(game).size()), 3);
        QCOMPARE(game.count<event::DieTaken>(), 0);
    }

    void countsSecondShiftsAmongHisShifts() {
        Position game = table();
        game.onSpace(johannSeat, Space::SecondShift).breeding("");
        QCOMPARE(static_cast<int>(laid(game).size()), 3);
        QCOMPARE(game.all<event::PickBegan>()[0].stage, PickStage::SecondShift);
        QCOMPARE(game.all<event::PickBegan>()[0].seat, johannSeat);
    }

    void losesSecondShiftsBeyondHisShifts() {
        Position game = table();
        game.player(johannSeat).markers = 4;
        for (int i = 0; i < 4; ++i)
            game.onSpace(johannSeat, Space::SecondShift);
        game.breeding("");
        QCOMPARE(static_cast<int>(laid(game).size()), 3);
        QCOMPARE(game.count<event::PickLost>(), 1);
        QCOMPARE(game.last<event::PickLost>().seat, johannSeat);
    }

    void alternatesShiftsWithThePlayersPicks() {
        Position game = table();
        game.filled(0, 0).plot(0, 1, "RR Ff -- --").plot(johannSeat, 1, "-- -- gg Tt");
        game.automa({Automa::Treasury, Automa::ParentGeneLeft}).breeding("RR RR Ff");
        QCOMPARE(game.actor(), Seat(0));
        QCOMPARE(laid(game).size(), qsizetype(0));
        PLAY(game, "die RR match");
        QCOMPARE(laid(game).size(), qsizetype(1));
        QCOMPARE(game.actor(), Seat(0));
        PLAY(game, "die Ff match");
        QCOMPARE(laid(game).size(), qsizetype(3));
    }

    void picksInTheOrderOfTheShifts() {
        // A 1st Shift of the player, then the queue of the 2nd Shift.
        Position game = table();
        game.filled(0, 0).plot(0, 1, "RR Ff -- --").onSpace(0, Space::FirstShiftR);
        game.onSpace(johannSeat, Space::SecondShift).onSpace(0, Space::SecondShift).breeding("RR Ff");
        QCOMPARE(laid(game).size(), qsizetype(0));
        PLAY(game, "die RR match");
        QCOMPARE(laid(game).size(), qsizetype(1));
        QVERIFY(game.waitsFor(PendingKind::Pick));
        QCOMPARE(game.state.now().stage, PickStage::SecondShift);
    }

    void laysCardsFromTheTopDownAndStartsBackAtTheTop() {
        Position game = table();
        game.plot(johannSeat, 1, "RR Ff -- --").plot(johannSeat, 2, "Rr -- GG --");
        game.automa({Automa::Treasury, Automa::University, Automa::Nursery}).breeding("");
        QCOMPARE(laid(game),
                 (QStringList{"treasury:Rr -- GG --", "university:RR Ff -- --", "nursery:Rr -- GG --"}));
    }

    void discardsTheCardsWhenEveryPlantHasOne() {
        Position game = table();
        game.filled(0, 0)
            .plot(0, 1, "RR Ff -- --")
            .plot(johannSeat, 1, "-- -- GG tt")
            .plot(johannSeat, 2, "-- -- gg Tt");
        game.automa({Automa::Treasury, Automa::University, Automa::Nursery}).breeding("RR Ff RR RR RR");
        PLAY(game, "die RR match");
        QCOMPARE(int(game.state.johann.beside[1]), int(Automa::Treasury));
        QCOMPARE(int(game.state.johann.beside[0]), int(noAutoma));
        // The last two shifts come in a row when the player has passed.
        PLAY(game, "die Ff match");
        QCOMPARE(laid(game).size(), qsizetype(3));
        QCOMPARE(int(game.state.johann.deck.size()), 6);
        QCOMPARE(int(game.state.johann.discard), 0b111);
    }

    void takesOneDieForASingleArrowAndTwoForADouble() {
        // Treasury: single R, double G.
        Position game = table();
        game.plot(johannSeat, 1, "RR Ff Gg tt").automa({Automa::Treasury}).breeding("RR RR RR Gg Gg Gg");
        const auto arrows = game.all<event::ArrowFollowed>();
        QCOMPARE(int(arrows[0].dice), 1);
        QVERIFY(!arrows[0].twice);
        QCOMPARE(int(arrows[1].dice), 2);
        QVERIFY(arrows[1].twice);
        QCOMPARE(aside(game, Trait::SeedShape), 1);
        QCOMPARE(aside(game, Trait::PodColour), 2);
        QCOMPARE(game.covered(johannSeat, 1), QString("RG"));
    }

    void contentsADoubleArrowWithOneDie() {
        Position game = table();
        game.plot(johannSeat, 1, "RR Ff Gg tt").automa({Automa::Treasury}).breeding("Gg");
        QCOMPARE(int(game.all<event::ArrowFollowed>()[1].dice), 1);
        QCOMPARE(game.covered(johannSeat, 1), QString("G"));
        QCOMPARE(game.inPool("Gg"), 0);
    }

    void countsDiceOfTheExactGenotypeOnly() {
        Position game = table();
        game.plot(johannSeat, 1, "RR Ff Gg tt")
            .automa({Automa::Treasury, Automa::University, Automa::Nursery});
        game.breeding("Rr rr GG gg R* G*");
        QCOMPARE(arrow(game, 0), ArrowOutcome::NoDie);
        QCOMPARE(arrow(game, 1), ArrowOutcome::NoDie);
        QCOMPARE(game.inPool("R*") + game.inPool("Rr") + game.inPool("GG"), 3);
    }

    void passesOverTraitsThatAreValidated() {
        Position game = table();
        game.plot(johannSeat, 1, "RR Ff Gg tt", "RG").automa({Automa::Treasury}).breeding("RR Gg Gg");
        QCOMPARE(arrow(game, 0), ArrowOutcome::Covered);
        QCOMPARE(arrow(game, 1), ArrowOutcome::Covered);
        QCOMPARE(game.inPool("RR") + game.inPool("Gg"), 3);
    }

    void followsSingleThenDoubleThenMutation() {
        // Research Goal: single G, double F, mutation R, "Validating 3 Traits on one turn".
        Position game = table();
        game.plot(johannSeat, 1, "RR Ff Gg tt").automa({Automa::ResearchGoal}).breeding("Ff Ff Gg R*");
        QString order;
        for (const auto& one : game.all<event::TraitValidated>())
            order += QLatin1Char(letterOf(one.trait));
        QCOMPARE(order, QString("GFR"));
        QCOMPARE(game.covered(johannSeat, 1), QString("RFG"));
    }

    void removesACompletedPlantWithItsCardBeforeTheNextEffect() {
        // The double arrow completes the top plant; the mutation row then applies to the plants that are
        // left.
        Position game = table();
        game.plot(johannSeat, 1, "-- Ff -- TT").plot(johannSeat, 2, "RR Ff -- --", "R");
        game.automa({Automa::ResearchGoal, Automa::Treasury, Automa::ToolShed})
            .breeding("Ff Ff R*"); // single G, double F, mutation R
        QVERIFY(game.player(johannSeat).harvested.contains(plant("RR Ff -- --")));
        QCOMPARE(game.last<event::MutationRowFollowed>().outcome, MutationOutcome::Coin);
        QCOMPARE(coinsForMutations(game), 1);
        // The card left with the plant, so the next one goes beside the plant that is now at the top.
        QCOMPARE(laid(game)[1].section(':', 1), QString("-- Ff -- TT"));
        QCOMPARE(laid(game)[2].section(':', 1), QString("-- Ff -- TT"));
    }

    void takesOneMutationDieForTheBottomMostTraitOfItsColour() {
        // Research Goal: mutation R; no partner is taken, and the genotype does not matter.
        Position game = table();
        game.plot(johannSeat, 1, "-- Ff -- TT")
            .plot(johannSeat, 2, "rr -- Gg TT")
            .plot(johannSeat, 3, "RR Ff -- --");
        game.automa({Automa::ResearchGoal, Automa::University, Automa::ToolShed}).breeding("R* R* Rr");
        QCOMPARE(game.covered(johannSeat, 2), QString("R"));
        QCOMPARE(game.covered(johannSeat, 3), QString());
        QCOMPARE(game.inPool("R*"), 1);
        QCOMPARE(game.inPool("Rr"), 1);
        QCOMPARE(coinsForMutations(game), 0);
    }

    void gainsACoinForAMutationOfNoUse() {
        Position game = table();
        game.plot(johannSeat, 1, "-- Ff -- TT")
            .automa({Automa::ResearchGoal, Automa::Treasury, Automa::University});
        game.breeding("R*");
        QCOMPARE(coinsForMutations(game), 1);
        QCOMPARE(aside(game, Trait::SeedShape), 1);
        QCOMPARE(game.last<event::MutationRowFollowed>().outcome, MutationOutcome::Coin);
    }

    void followsNoMutationRowWithoutADieOrOnACardWithoutOne() {
        Position game = table();
        game.plot(johannSeat, 1, "RR Ff Gg tt")
            .automa({Automa::ResearchGoal, Automa::ParentGeneTop, Automa::FirstShift});
        game.breeding("F* G* T*");
        QCOMPARE(game.count<event::MutationRowFollowed>(), 1);
        QCOMPARE(game.last<event::MutationRowFollowed>().outcome, MutationOutcome::NoDie);
        QCOMPARE(game.inPool("F*") + game.inPool("G*") + game.inPool("T*"), 3);
    }

    void resolvesOnlyTheMutationRowWithAnEmptyGarden() {
        Position game = table();
        game.automa({Automa::ResearchGoal, Automa::Treasury, Automa::University}).breeding("R* RR Gg");
        QCOMPARE(laid(game), (QStringList{"goal:-", "treasury:-", "university:-"}));
        QCOMPARE(coinsForMutations(game), 1);
        QCOMPARE(game.inPool("RR") + game.inPool("Gg"), 2);
        QCOMPARE(game.count<event::ArrowFollowed>(), 0);
    }

    void usesNoDiceSlots() {
        Position game = table();
        game.plot(johannSeat, 1, "RR Ff Gg tt")
            .plot(johannSeat, 2, "RR Ff gg Tt")
            .plot(johannSeat, 3, "Rr Ff gg TT");
        game.automa({Automa::ParentGeneLeft, Automa::University, Automa::Treasury});
        game.breeding("TT TT gg gg Ff Tt Tt RR Gg Gg");
        int dice = 0;
        for (const Trait trait : allTraits)
            dice += aside(game, trait);
        QVERIFY(dice > baseDiceSlots);
        QCOMPARE(int(game.player(johannSeat).slotsFilled), 0);
    }

    void setsDiceAsideUntilTheNextRound() {
        Position game = table();
        game.coins(0, 0).plot(johannSeat, 1, "RR Ff Gg tt").automa({Automa::Treasury}).breeding("RR Gg Gg");
        QCOMPARE(int(game.state.round), 2);
        for (const Trait trait : allTraits)
            QCOMPARE(aside(game, trait), 0);
    }
};

GENOTYPE_TEST(JohannBreedingTest)
#include "johann_breeding_test.moc"
