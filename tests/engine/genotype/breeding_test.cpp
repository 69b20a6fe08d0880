// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// Rulebook, "Plant Breeding Phase"; RULINGS.md 1.1 and 1.4.
class BreedingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ---- Picks
    void followsAlinasPick() {
        // "Alina chooses the Die (RR on the Punnett Square) and places it in the available Dice Slot on her
        // Player Mat. She then adds a Trait Marker to her Pea Plant Card, covering the RR Trait."
        Position game(2);
        game.plot(0, 1, "RR Ff -- --").staysInUpgrades().breeding("RR Rr rr");
        QCOMPARE(game.legal(), QStringList({"die RR match"}));
        PLAY(game, "die RR match");
        QCOMPARE(game.covered(0, 1), QString("R"));
        QCOMPARE(int(game.player(0).slotsFilled), 1);
        QCOMPARE(game.inPool("RR"), 0);
        QCOMPARE(game.last<event::DieTaken>().place, DiePlace::Slot);
    }

    void choosesThePlantThatADieValidates() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "RR -- Gg --").breeding("RR");
        PLAY(game, "die RR match");
        QCOMPARE(game.legal(), QStringList({"validate 1 R", "validate 2 R"}));
        REFUSED(game, "validate 2 G", Refusal::WrongColour);
        PLAY(game, "validate 2 R");
        QCOMPARE(game.covered(0, 1), QString(""));
        QCOMPARE(game.covered(0, 2), QString("R"));
    }

    void grantsAPickJustWhenADieCanBeUsed() {
        // Dice of one trait in all mixtures: a mutation brings a coin; another die is of use if it shows the
        // genotype that is wanted, or any with a Rake.
        constexpr std::array areas{"RR", "Rr", "rr"};
        for (unsigned shown = 0; shown < 8; ++shown)
            for (int mutations = 0; mutations <= 2; ++mutations)
                for (const bool wants : {false, true})
                    for (const bool rake : {false, true})
                        for (const bool slot : {false, true}) {
                            std::string dice;
                            for (std::size_t area = 0; area < areas.size(); ++area)
                                if ((shown >> area) & 1)
                                    dice += std::string(areas[area]) + ' ';
                            for (int i = 0; i < mutations; ++i)
                                dice += "R* ";
                            Position game(2);
                            if (wants)
                                game.plot(0, 1, "Rr ff -- --");
                            if (rake)
                                game.tools(0, {Tool::Rake});
                            if (!slot)
                                game.filled(0, baseDiceSlots);
                            game.staysInUpgrades().breeding(dice);
                            const bool ofUse = shown != 0 && wants && (rake || ((shown >> 1) & 1));
                            const bool granted = game.waitsFor(PendingKind::Pick) && game.actor() == 0;
                            QVERIFY2(granted == (slot && (mutations > 0 || ofUse)), dice.c_str());
                        }
    }

    void resolvesFirstThenSecondShiftsThenNormalRounds() {
        Position game(3);
        game.onSpace(2, Space::FirstShiftG).onSpace(1, Space::SecondShift).onSpace(0, Space::SecondShift);
        game.plot(0, 1, "RR -- Gg --").plot(1, 1, "RR ff Gg --").plot(2, 1, "Rr Ff Gg --");
        game.breeding("Gg Gg Gg RR RR Rr");
        QCOMPARE(game.actor(), Seat(2));
        PLAY(game, "die Gg match");
        // The 2nd Shift in the order of its markers.
        QCOMPARE(game.actor(), Seat(1));
        PLAY(game, "die Gg match");
        QCOMPARE(game.actor(), Seat(0));
        PLAY(game, "die Gg match");
        // Normal rounds clockwise from the first player.
        QCOMPARE(game.actor(), Seat(0));
        QCOMPARE(game.state.now().stage, PickStage::Normal);
        PLAY(game, "die RR match");
        QCOMPARE(game.actor(), Seat(1));
        PLAY(game, "die RR match");
        QCOMPARE(game.actor(), Seat(2));
    }

    void resolvesFirstShiftsInTurnOrderOfTheirOwners() {
        // Owner by owner from the first player on; those of one owner in board order R F G T.
        Position game(3);
        game.state.firstPlayer = 1;
        game.onSpace(0, Space::FirstShiftR).onSpace(1, Space::FirstShiftT).onSpace(1, Space::FirstShiftF);
        game.onSpace(2, Space::FirstShiftG);
        for (Seat seat = 0; seat < 3; ++seat)
            game.plot(seat, 1, seat == 0 ? "Rr Ff Gg Tt" : seat == 1 ? "RR Ff Gg tt" : "rr FF Gg Tt");
        game.breeding("Rr Ff Gg tt");
        QStringList order;
        for (int pick = 0; pick < 4; ++pick) {
            const auto now = game.state.now();
            order << QString::number(game.actor()) + letterOf(now.trait);
            QCOMPARE(now.stage, PickStage::FirstShift);
            PLAY(game, game.legal().first().toStdString());
        }
        QCOMPARE(order, QStringList({"1F", "1T", "2G", "0R"}));
    }

    void takesDiceOfItsColourInAFirstShift() {
        Position game(2);
        game.onSpace(0, Space::FirstShiftR).plot(0, 1, "RR Ff -- --").breeding("RR Ff R* F*");
        QCOMPARE(game.legal(), QStringList({"die RR match", "die R* coin", "die R* pair RR"}));
        REFUSED(game, "die Ff match", Refusal::WrongColour);
        REFUSED(game, "die F* coin", Refusal::WrongColour);
        REFUSED(game, "pass", Refusal::MustUsePick);
    }

    void takesAnyDieInASecondShift() {
        Position game(2);
        game.onSpace(0, Space::SecondShift).plot(0, 1, "RR Ff -- --").breeding("RR Ff G*");
        QCOMPARE(game.legal(), QStringList({"die RR match", "die Ff match", "die G* coin"}));
    }

    void grantsAPickForEachSecondShiftMarker() {
        Position game(2);
        game.onSpace(0, Space::SecondShift).onSpace(0, Space::SecondShift);
        game.plot(0, 1, "Rr Ff Gg Tt").plot(1, 1, "RR Ff -- --").breeding("Rr Ff Gg Tt");
        PLAY(game, "die Rr match");
        QCOMPARE(game.actor(), Seat(0));
        QCOMPARE(game.state.now().stage, PickStage::SecondShift);
        PLAY(game, "die Gg match");
        QCOMPARE(game.state.now().stage, PickStage::Normal);
    }

    void takesOneDieAPick() {
        Position game(2);
        game.plot(0, 1, "Rr Ff Gg Tt").plot(1, 1, "rr FF Gg Tt").breeding("Rr Ff Gg Tt Gg");
        PLAY(game, "die Rr match");
        QCOMPARE(game.actor(), Seat(1));
        PLAY(game, "die Gg match");
        QCOMPARE(game.actor(), Seat(0));
    }

    void refusesDiceThatAreOfNoUse() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --").breeding("RR ff Gg R*");
        REFUSED(game, "die ff match", Refusal::GenotypeDoesNotMatch);
        REFUSED(game, "die Gg match", Refusal::NoUncoveredTrait);
        REFUSED(game, "die Rr match", Refusal::NoSuchDie);
        REFUSED(game, "die F* coin", Refusal::NoSuchDie);
        REFUSED(game, "die RR coin", Refusal::OnlyMutationsPayACoin);
        REFUSED(game, "die R* match", Refusal::MutationHasNoGenotype);
        REFUSED(game, "die RR rake", Refusal::ToolNotHeld);
        REFUSED(game, "die RR maria", Refusal::NotYourAssistant);
        REFUSED(game, "done", Refusal::MustUsePick);
    }

    void usesAPickThatCanBeUsed() {
        Position match(2);
        match.plot(0, 1, "RR Ff -- --").breeding("RR");
        REFUSED(match, "pass", Refusal::MustUsePick);
        // Taking a mutation for its coin is a use too, even without a plant.
        Position coin(2);
        coin.breeding("G*");
        QCOMPARE(coin.legal(), QStringList({"die G* coin"}));
        REFUSED(coin, "pass", Refusal::MustUsePick);
    }

    void neverObligesToUseToolsOrSisterMaria() {
        Position game(2);
        game.tools(0, {Tool::Rake}).assistants(0, {Assistant::Maria}).plot(0, 1, "RR Ff -- --");
        game.breeding("rr");
        QCOMPARE(game.legal(), QStringList({"die rr rake", "die rr maria", "pass"}));
    }

    void makesAPassFinalInTheNormalRounds() {
        Position game(2);
        game.tools(0, {Tool::Rake}).plot(0, 1, "RR Ff -- --").plot(1, 1, "Rr Ff Gg Tt");
        game.breeding("rr Rr Tt");
        PLAY(game, "pass");
        QVERIFY(game.player(0).passed);
        PLAY(game, "die Rr match");
        // Seat 0 still holds its Rake but is not asked again.
        QCOMPARE(game.actor(), Seat(1));
    }

    void passesAPlayerWhoCannotTakeADie() {
        Position game(2);
        game.plot(1, 1, "Rr Ff Gg Tt").breeding("Rr Tt");
        QVERIFY(game.player(0).passed);
        QCOMPARE(game.actor(), Seat(1));
        QVERIFY(game.last<event::Passed>().forced);
    }

    void needsAFreeSlot() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --").plot(1, 1, "RR -- Gg --").filled(0, 3).breeding("RR F*");
        QVERIFY(game.player(0).passed);
        QCOMPARE(game.actor(), Seat(1));
    }

    void losesOnlyTheReservedPickThatCannotBeUsed() {
        // Departure: only the 1st Shift is lost; its owner still picks in the normal rounds.
        Position game(2);
        game.onSpace(0, Space::FirstShiftT).onSpace(0, Space::SecondShift);
        game.plot(0, 1, "RR Ff -- --").breeding("RR");
        QCOMPARE(game.actor(), Seat(0));
        QCOMPARE(game.count<event::PickLost>(), 1);
        QCOMPARE(game.state.now().stage, PickStage::SecondShift);
        Position other(2);
        other.onSpace(0, Space::FirstShiftT).tools(0, {Tool::Rake}).plot(0, 1, "Rr Ff -- Tt");
        other.breeding("TT Rr");
        PLAY(other, "pass");
        QVERIFY(!other.player(0).passed);
        QCOMPARE(other.state.now().stage, PickStage::Normal);
        LISTED(other, "die Rr match");
    }

    void losesOnlyASecondShiftThatCannotBeUsed() {
        Position game(2);
        game.onSpace(0, Space::SecondShift).tools(0, {Tool::Rake}).plot(0, 1, "RR Ff -- --").breeding("rr");
        PLAY(game, "pass");
        QVERIFY(!game.player(0).passed);
        QCOMPARE(game.actor(), Seat(0));
        QCOMPARE(game.state.now().stage, PickStage::Normal);
    }

    void picksUntilAllHavePassed() {
        Position game(2);
        game.plot(0, 1, "Rr Ff Gg Tt").plot(1, 1, "RR ff gg tt").staysInUpgrades();
        game.breeding("Rr Ff Gg ff gg");
        for (const char* pick : {"die Rr match", "die ff match", "die Ff match", "die gg match"}) {
            QCOMPARE(game.state.phase, Phase::Breeding);
            PLAY(game, pick);
        }
        PLAY(game, "die Gg match");
        QCOMPARE(game.state.phase, Phase::Upgrades);
    }

    void stopsAtThreeSlots() {
        Position game(2);
        game.plot(0, 1, "Rr Ff Gg Tt").staysInUpgrades().breeding("Rr Ff Gg Tt");
        PLAY(game, "die Rr match; die Ff match; die Gg match");
        QCOMPARE(game.state.phase, Phase::Upgrades);
        QCOMPARE(game.inPool("Tt"), 1);
    }

    void fillsTheTemporarySlotToo() {
        Position game(2);
        game.plot(0, 1, "Rr Ff Gg Tt").onSpace(0, Space::TemporarySlot).staysInUpgrades();
        game.breeding("Rr Ff Gg Tt");
        PLAY(game, "die Rr match; die Ff match; die Gg match; die Tt match");
        QCOMPARE(game.covered(0, 1), QString("RFGT"));
    }

    void fillsBoughtSlotsToo() {
        Position game(2);
        game.player(0).diceSlots = 1;
        game.state.diceSlotsLeft = 7;
        game.plot(0, 1, "Rr Ff Gg Tt").breeding("Rr Ff Gg Tt");
        PLAY(game, "die Rr match; die Ff match; die Gg match; die Tt match");
        QCOMPARE(game.covered(0, 1), QString("RFGT"));
    }

    // ---- De novo mutations
    void gainsACoinForAMutation() {
        Position game(2);
        game.staysInUpgrades().breeding("G*");
        PLAY(game, "die G* coin");
        QCOMPARE(game.coins(0), 2);
        QCOMPARE(int(game.player(0).slotsFilled), 1);
        QCOMPARE(game.inPool("G*"), 0);
    }

    void followsMarcosMutationPair() {
        // "Marco is looking to Validate the ff Trait, but the Parent Genes have made this offspring Genotype
        // impossible. Marco takes the mutation Die in order to count the other Die as an ff Trait. Both Dice
        // are added to Marco's available Dice Slots."
        Position game(2);
        game.parents(Trait::FlowerColour, Genotype::HomozygousDominant, Genotype::Heterozygous);
        game.plot(0, 1, "Rr ff -- --").staysInUpgrades().breeding("F* FF");
        PLAY(game, "die F* pair FF");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(int(game.player(0).slotsFilled), 2);
        QCOMPARE(game.coins(0), 1);
        QCOMPARE(game.inPool("F*") + game.inPool("FF"), 0);
    }

    void mutatesAMutation() {
        Position game(2);
        game.plot(0, 1, "Rr ff -- --").staysInUpgrades().breeding("F* F*");
        QCOMPARE(game.legal(), QStringList({"die F* coin", "die F* pair F*"}));
        PLAY(game, "die F* pair F*");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(int(game.player(0).slotsFilled), 2);
        QCOMPARE(game.inPool("F*"), 0);
    }

    void pairsOneMutationWithAnotherDieOnly() {
        Position game(2);
        game.plot(0, 1, "Rr ff -- --").breeding("F* GG");
        REFUSED(game, "die F* pair F*", Refusal::NoSuchDie);
        REFUSED(game, "die F* pair FF", Refusal::NoSuchDie);
        QCOMPARE(game.legal(), QStringList({"die F* coin"}));
    }

    void validatesAnyTraitOfTheColourByAPair() {
        Position game(2);
        game.plot(0, 1, "Rr ff -- --").plot(0, 2, "RR Ff -- --").breeding("F* FF RR");
        PLAY(game, "die F* pair FF");
        QCOMPARE(game.legal(), QStringList({"validate 1 F", "validate 2 F"}));
        REFUSED(game, "validate 2 R", Refusal::WrongColour);
    }

    void needsTwoSlotsForAPair() {
        Position game(2);
        game.plot(0, 1, "Rr ff -- --").filled(0, 2).breeding("F* FF");
        QCOMPARE(game.legal(), QStringList({"die F* coin"}));
        REFUSED(game, "die F* pair FF", Refusal::NoDiceSlot);
    }

    void refusesAPairWithNothingToValidate() {
        Position game(2);
        game.plot(0, 1, "Rr -- GG --").breeding("F* FF");
        REFUSED(game, "die F* pair FF", Refusal::NoUncoveredTrait);
    }

    void takesAPairOfTheColourOfAFirstShift() {
        Position game(2);
        game.onSpace(0, Space::FirstShiftF).plot(0, 1, "Rr ff -- --").breeding("F* FF R* RR");
        QCOMPARE(game.legal(), QStringList({"die F* coin", "die F* pair FF"}));
    }

    void keepsTakenDiceUntilTheEndOfTheRound() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --").staysInUpgrades().breeding("RR");
        PLAY(game, "die RR match");
        QCOMPARE(game.state.phase, Phase::Upgrades);
        QCOMPARE(int(game.player(0).slotsFilled), 1);
    }
};

GENOTYPE_TEST(BreedingTest)
#include "breeding_test.moc"
