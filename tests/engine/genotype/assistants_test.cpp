// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::plant;
using tests::Position;

/// Rulebook, "The Assistants" and their clarifications; RULINGS.md 1.3 to 1.5.
class AssistantsTest : public QObject {
    Q_OBJECT

private slots:
    // ---- Brother Alipius
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

    // ---- Sister Elisabeth
    void followsAlinasSisterElisabeth() {
        // "Earlier in the game, Alina set the TT/Tt Phenotype Research Goal. During this Working Phase, she
        // uses Sister Elisabeth to Validate a Tt on 1 of her Pea Plants."
        Position game(2);
        game.goal(0, Trait::PlantHeight, 0).assistants(0, {Assistant::Elisabeth});
        game.plot(0, 1, "Rr Ff -- Tt").plot(0, 2, "-- -- GG tt");
        LISTED(game, "use elisabeth");
        PLAY(game, "use elisabeth");
        QCOMPARE(game.covered(0, 1), QString("T"));
        QCOMPARE(game.covered(0, 2), QString(""));
        QCOMPARE(game.coins(0), 1);
        QCOMPARE(game.last<event::TraitValidated>().source, ValidationSource::Elisabeth);
    }

    void choosesAmongTheTraitsOfSisterElisabethsGoals() {
        Position game(2);
        game.goal(0, Trait::PlantHeight, 0)
            .goal(0, Trait::SeedShape, 1)
            .assistants(0, {Assistant::Elisabeth});
        game.plot(0, 1, "-- Ff -- TT").plot(0, 2, "rr -- -- Tt");
        PLAY(game, "use elisabeth");
        QCOMPARE(game.legal(), QStringList({"validate 1 T", "validate 2 R", "validate 2 T"}));
        REFUSED(game, "validate 1 F", Refusal::NotYourGoal);
    }

    void refusesSisterElisabethWithoutAMatchingGoal() {
        Position game(2);
        game.assistants(0, {Assistant::Elisabeth}).plot(0, 1, "Rr Ff -- Tt");
        REFUSED(game, "use elisabeth", Refusal::NotYourGoal);
        game.goal(1, Trait::PlantHeight, 0);
        REFUSED(game, "use elisabeth", Refusal::NotYourGoal);
        game.goal(0, Trait::PlantHeight, 1);
        REFUSED(game, "use elisabeth", Refusal::NotYourGoal);
    }

    void usesSisterElisabethForAGoalOfTheSameTurn() {
        Position game(2);
        game.assistants(0, {Assistant::Elisabeth}).plot(0, 1, "Rr Ff -- Tt").coins(0, 2);
        PLAY(game, "place goal-2; goal T 1; use elisabeth");
        QCOMPARE(game.covered(0, 1), QString("T"));
    }

    void usesSisterElisabethOnceARound() {
        Position game(2);
        game.goal(0, Trait::PlantHeight, 0).goal(0, Trait::FlowerColour, 0);
        game.assistants(0, {Assistant::Elisabeth}).plot(0, 1, "Rr Ff -- Tt");
        PLAY(game, "use elisabeth; validate 1 T");
        REFUSED(game, "use elisabeth", Refusal::AssistantUsed);
        game.upgrades().passAll();
        QCOMPARE(int(game.state.round), 2);
        QVERIFY(!game.player(0).hasUsed(Assistant::Elisabeth));
    }

    // ---- Sister Anna
    void validatesAnyTraitForOneCoinWithSisterAnna() {
        Position game(2);
        game.assistants(0, {Assistant::Anna}).plot(0, 1, "RR Ff -- --", "R").plot(0, 2, "rr -- -- Tt");
        PLAY(game, "use anna");
        QCOMPARE(game.coins(0), 0);
        QCOMPARE(game.legal(), QStringList({"validate 1 F", "validate 2 R", "validate 2 T"}));
        PLAY(game, "validate 2 T");
        QVERIFY(game.waitsFor(PendingKind::Marker));
        QCOMPARE(game.last<event::TraitValidated>().source, ValidationSource::Anna);
    }

    void refusesSisterAnnaWithoutCoinOrTrait() {
        Position game(2);
        game.assistants(0, {Assistant::Anna}).plot(0, 1, "RR Ff -- --").coins(0, 0);
        REFUSED(game, "use anna", Refusal::NotEnoughCoins);
        Position other(2);
        other.assistants(0, {Assistant::Anna}).plot(0, 1, "RR Ff -- --", "RF");
        REFUSED(other, "use anna", Refusal::NoUncoveredTrait);
    }

    void usesSisterAnnaOnceARound() {
        Position game(2);
        game.assistants(0, {Assistant::Anna}).plot(0, 1, "RR Ff -- --").coins(0, 5);
        PLAY(game, "use anna; validate 1 R");
        REFUSED(game, "use anna", Refusal::AssistantUsed);
        game.upgrades().passAll();
        QVERIFY(!game.player(0).hasUsed(Assistant::Anna));
    }

    void refusesSomebodyElsesAssistants() {
        Position game(2);
        game.assistants(1, {Assistant::Anna, Assistant::Elisabeth, Assistant::Omari});
        game.plot(0, 1, "RR Ff -- --").goal(0, Trait::SeedShape, 0);
        REFUSED(game, "use anna", Refusal::NotYourAssistant);
        REFUSED(game, "use elisabeth", Refusal::NotYourAssistant);
        REFUSED(game, "place omari", Refusal::NotYourAssistant);
    }

    void worksAloneWhereNobodyNeedsToAsk() {
        Position game(2);
        game.assistants(0, {Assistant::Alipius, Assistant::Leopold, Assistant::May, Assistant::Eduard});
        for (const char* assistant : {"use alipius", "use leopold", "use may", "use eduard"})
            REFUSED(game, assistant, Refusal::AssistantWorksAlone);
        REFUSED(game, "use franz", Refusal::WrongPhase);
    }

    // ---- Father Omari
    void rollsADieOfEachColourForFatherOmari() {
        Position game(2);
        game.assistants(0, {Assistant::Omari}).plot(0, 1, "RR ff gg tt");
        game.parents(Trait::SeedShape, Genotype::HomozygousDominant, Genotype::HomozygousDominant);
        game.parents(Trait::FlowerColour, Genotype::HomozygousRecessive, Genotype::HomozygousRecessive);
        game.parents(Trait::PodColour, Genotype::HomozygousDominant, Genotype::HomozygousDominant);
        game.parents(Trait::PlantHeight, Genotype::HomozygousDominant, Genotype::HomozygousRecessive);
        PLAY(game, "place omari");
        QCOMPARE(game.count<event::DieRolled>(), 4);
        QCOMPARE(int(game.player(0).markersLeft), 2);
        // Read with the present squares: RR, ff, GG, Tt.
        QCOMPARE(game.legal(), QStringList({"validate 1 R", "validate 1 F", "done"}));
        REFUSED(game, "validate 1 G", Refusal::GenotypeDoesNotMatch);
        REFUSED(game, "validate 1 T", Refusal::GenotypeDoesNotMatch);
    }

    void usesFatherOmarisDiceInAnyOrderOnceEach() {
        Position game(2);
        game.assistants(0, {Assistant::Omari}).plot(0, 1, "RR Ff -- --").plot(0, 2, "RR -- Gg --");
        game.parents(Trait::SeedShape, Genotype::HomozygousDominant, Genotype::HomozygousDominant);
        game.parents(Trait::FlowerColour, Genotype::HomozygousDominant, Genotype::HomozygousRecessive);
        PLAY(game, "place omari; validate 1 F; validate 2 R");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QVERIFY(game.covered(0, 2).contains('R'));
    }

    void refusesAUsedDieOfFatherOmari() {
        Position game(2);
        game.assistants(0, {Assistant::Omari}).plot(0, 1, "RR Ff -- --").plot(0, 2, "RR ff Gg --");
        game.parents(Trait::SeedShape, Genotype::HomozygousDominant, Genotype::HomozygousDominant);
        game.parents(Trait::FlowerColour, Genotype::HomozygousRecessive, Genotype::HomozygousRecessive);
        PLAY(game, "place omari; validate 1 R");
        REFUSED(game, "validate 2 R", Refusal::DieUsedUp);
        LISTED(game, "validate 2 F");
    }

    void leavesFatherOmarisDiceUnused() {
        Position game(2);
        game.assistants(0, {Assistant::Omari}).plot(0, 1, "RR Ff -- --");
        game.parents(Trait::SeedShape, Genotype::HomozygousDominant, Genotype::HomozygousDominant);
        PLAY(game, "place omari; done");
        QCOMPARE(game.covered(0, 1), QString(""));
        QCOMPARE(game.actor(), Seat(1));
    }

    void rerollsFatherOmarisMutationsUntilThereAreNone() {
        int rerolled = 0;
        int twice = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Position game(2);
            game.assistants(0, {Assistant::Omari});
            game.state.random = core::Random(seed);
            PLAY(game, "place omari");
            for (const auto& die : game.all<event::DieRolled>()) {
                QVERIFY(die.omari);
                QVERIFY(die.face != DieFace::Mutation);
                QCOMPARE(die.first == DieFace::Mutation, die.rerolls > 0);
                rerolled += die.rerolls > 0;
                twice += die.rerolls > 1;
            }
        }
        QVERIFY(rerolled > 300 && rerolled < 500); // a third of 1200
        QVERIFY(twice > 80 && twice < 190);        // a ninth
    }

    void takesNoDieForFatherOmari() {
        Position game(2);
        game.assistants(0, {Assistant::Omari, Assistant::Maria}).tools(0, {Tool::Rake, Tool::GraftKnife});
        game.parents(Trait::SeedShape, Genotype::HomozygousRecessive, Genotype::HomozygousRecessive);
        game.plot(0, 1, "RR Ff -- --");
        PLAY(game, "place omari");
        // Neither Rake nor Sister Maria nor a Graft Knife help, and no slot is filled.
        QVERIFY(game.whyNot("validate 1 R") != Refusal::None);
        QCOMPARE(int(game.player(0).slotsFilled), 0);
        QCOMPARE(game.tools(0, Tool::Rake), 1);
        for (const Bench& bench : game.state.benches)
            for (const Die& die : bench.dice)
                QCOMPARE(die.place, DiePlace::Board);
    }

    void playsFatherOmariOnceARound() {
        Position game(2);
        game.assistants(0, {Assistant::Omari});
        PLAY(game, "place omari; place second-shift");
        REFUSED(game, "place omari", Refusal::SpaceTaken);
        game.upgrades().passAll();
        QVERIFY(!game.player(0).omari);
    }

    void usesToolsBetweenFatherOmarisDice() {
        Position game(2);
        game.assistants(0, {Assistant::Omari}).tools(0, {Tool::SeedBag}).plot(0, 1, "RR Ff -- --");
        game.parents(Trait::SeedShape, Genotype::HomozygousDominant, Genotype::HomozygousDominant);
        PLAY(game, "place omari; play seed-bag; keep 2; keep 3; validate 1 R");
        QVERIFY(game.covered(0, 1).contains('R'));
    }

    // ---- Father Anton
    void picksBeforeAllSecondShiftsWithFatherAnton() {
        Position game(3);
        game.assistants(2, {Assistant::Anton}).onSpace(1, Space::SecondShift).onSpace(0, Space::FirstShiftR);
        for (Seat seat = 0; seat < 3; ++seat)
            game.plot(seat, 1, seat == 0 ? "RR Ff -- --" : seat == 1 ? "RR -- Gg --" : "RR ff Gg --");
        game.breeding("RR RR RR");
        QCOMPARE(game.actor(), Seat(0));
        QCOMPARE(game.state.now().stage, PickStage::FirstShift);
        PLAY(game, "die RR match");
        QCOMPARE(game.actor(), Seat(2));
        QCOMPARE(game.state.now().stage, PickStage::Anton);
        PLAY(game, "die RR match");
        QCOMPARE(game.actor(), Seat(1));
        QCOMPARE(game.state.now().stage, PickStage::SecondShift);
    }

    void declinesFatherAntonsPick() {
        Position game(2);
        game.assistants(1, {Assistant::Anton}).plot(1, 1, "RR Ff -- --").breeding("RR");
        QCOMPARE(game.actor(), Seat(1));
        QCOMPARE(game.legal(), QStringList({"die RR match", "pass"}));
        PLAY(game, "pass");
        // Only that pick is lost: the normal round asks him again.
        QCOMPARE(game.actor(), Seat(1));
        QCOMPARE(game.state.now().stage, PickStage::Normal);
        QCOMPARE(game.legal(), QStringList({"die RR match"}));
    }

    void grantsFatherAntonOnePickARound() {
        Position game(2);
        game.assistants(1, {Assistant::Anton}).plot(1, 1, "RR Ff -- --").breeding("RR Ff");
        PLAY(game, "die RR match");
        QCOMPARE(game.state.now().stage, PickStage::Normal);
        QCOMPARE(game.count<event::PickBegan>(), 3);
    }

    void playsNoGardenLineForFatherAnton() {
        Position game(2);
        game.assistants(1, {Assistant::Anton}).tools(1, {Tool::GardenLine}).plot(1, 1, "RR Ff -- --");
        game.breeding("RR");
        QCOMPARE(game.legal(), QStringList({"die RR match", "pass"}));
        REFUSED(game, "play garden-line", Refusal::WrongPhase);
    }

    // ---- Brother Franz
    void opensTwoSlotsForACoinWithBrotherFranz() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "RR Ff Gg tt").filled(0, 3).staysInUpgrades();
        game.breeding("RR Ff Gg");
        QCOMPARE(game.legal(), QStringList({"use franz", "pass"}));
        PLAY(game, "use franz");
        QCOMPARE(game.coins(0), 0);
        QCOMPARE(freeDiceSlots(game.player(0)), 2);
        PLAY(game, "die RR match; die Ff match");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QCOMPARE(int(game.player(0).franzSlotsFilled), 2);
        QCOMPARE(game.count<event::CoinsPaid>(), 1);
        QVERIFY(game.state.phase == Phase::Upgrades);
    }

    void fillsOrdinarySlotsFirst() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "RR Ff Gg tt").filled(0, 2).staysInUpgrades();
        game.breeding("RR Ff");
        REFUSED(game, "use franz", Refusal::FranzNotNeededYet);
        PLAY(game, "die RR match");
        QCOMPARE(int(game.player(0).slotsFilled), 3);
        PLAY(game, "use franz; die Ff match");
        QCOMPARE(int(game.player(0).franzSlotsFilled), 1);
    }

    void paysBrotherFranzBeforeAPairThatNeedsHim() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "Rr ff -- Tt").filled(0, 2).staysInUpgrades();
        game.breeding("F* FF");
        QCOMPARE(game.legal(), QStringList({"die F* coin", "use franz"}));
        PLAY(game, "use franz; die F* pair FF");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(int(game.player(0).slotsFilled), 3);
        QCOMPARE(int(game.player(0).franzSlotsFilled), 1);
    }

    void paysBrotherFranzWithACoinAlreadyHeld() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "Rr ff -- Tt").filled(0, 3).coins(0, 0);
        game.staysInUpgrades().breeding("F*");
        // The mutation's coin would come too late; without a coin there is no pick.
        QVERIFY(game.player(0).passed);
        QCOMPARE(game.actor(), Seat(1));
    }

    void paysBrotherFranzWithTheCoinOfAnEarlierPick() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "Rr ff -- Tt").filled(0, 2).coins(0, 0);
        game.staysInUpgrades().breeding("F* Rr");
        PLAY(game, "die F* coin; use franz; die Rr match");
        QCOMPARE(game.covered(0, 1), QString("R"));
        QCOMPARE(game.coins(0), 0);
    }

    void paysBrotherFranzOnceARound() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "RR Ff Gg tt").filled(0, 3).coins(0, 5);
        game.breeding("RR Ff Gg");
        PLAY(game, "use franz");
        REFUSED(game, "use franz", Refusal::AssistantUsed);
        PLAY(game, "die RR match");
        REFUSED(game, "use franz", Refusal::AssistantUsed);
        PLAY(game, "die Ff match");
        game.passAll();
        QCOMPARE(int(game.state.round), 2);
        QVERIFY(!game.player(0).hasUsed(Assistant::Franz));
        QCOMPARE(diceSlots(game.player(0)), 3);
    }

    void neverObligesToPayBrotherFranz() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "RR Ff Gg tt").filled(0, 3).breeding("RR");
        LISTED(game, "pass");
        PLAY(game, "use franz");
        // Paid for, his slots are slots: the pick must be used.
        REFUSED(game, "pass", Refusal::MustUsePick);
    }

    void refusesBrotherFranzWithNothingToPick() {
        Position game(2);
        game.assistants(0, {Assistant::Franz}).plot(0, 1, "RR Ff Gg tt").filled(0, 3).staysInUpgrades();
        game.breeding("rr");
        QVERIFY(game.state.phase == Phase::Upgrades);
        QCOMPARE(game.coins(0), 1);
    }

    // ---- Sister Maria
    void makesADieWildWithSisterMaria() {
        Position game(2);
        game.assistants(0, {Assistant::Maria}).plot(0, 1, "RR Ff -- --").plot(0, 2, "-- ff Gg Tt");
        game.staysInUpgrades().breeding("FF FF");
        QCOMPARE(game.legal(), QStringList({"die FF maria", "pass"}));
        PLAY(game, "die FF maria");
        QCOMPARE(game.legal(), QStringList({"validate 1 F", "validate 2 F"}));
        PLAY(game, "validate 2 F");
        QVERIFY(game.player(0).hasUsed(Assistant::Maria));
    }

    void usesSisterMariaOnceARound() {
        Position game(2);
        game.assistants(0, {Assistant::Maria}).plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr ff -- Tt");
        game.breeding("FF FF Tt");
        PLAY(game, "die FF maria; validate 1 F");
        REFUSED(game, "die FF maria", Refusal::AssistantUsed);
        PLAY(game, "die Tt match");
        game.passAll();
        QVERIFY(!game.player(0).hasUsed(Assistant::Maria));
    }

    void gainsNoCoinForAMutationWithSisterMaria() {
        Position game(2);
        game.assistants(0, {Assistant::Maria}).plot(0, 1, "RR Ff -- --").staysInUpgrades().breeding("F*");
        QCOMPARE(game.legal(), QStringList({"die F* coin", "die F* maria"}));
        PLAY(game, "die F* maria");
        QCOMPARE(game.coins(0), 1);
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(int(game.player(0).slotsFilled), 1);
    }

    void neverUsesSisterMariaOnAPair() {
        Position game(2);
        game.assistants(0, {Assistant::Maria}).plot(0, 1, "RR Ff -- --").breeding("F* ff");
        QCOMPARE(game.legal(),
                 QStringList({"die ff maria", "die F* coin", "die F* maria", "die F* pair ff"}));
    }

    void keepsSisterMariaToTheColourOfAFirstShift() {
        Position game(2);
        game.assistants(0, {Assistant::Maria}).plot(0, 1, "RR Ff -- --").onSpace(0, Space::FirstShiftF);
        game.breeding("ff rr");
        QCOMPARE(game.legal(), QStringList({"die ff maria", "pass"}));
    }

    // ---- Brother Leopold
    void lowersCostsToOneCoinAtLeast() {
        Position game(2);
        game.assistants(0, {Assistant::Leopold});
        QCOMPARE(costFor(game.player(0), 3), 2);
        QCOMPARE(costFor(game.player(0), 2), 1);
        QCOMPARE(costFor(game.player(0), 1), 1);
        QCOMPARE(costFor(game.player(0), 0), 0);
        QCOMPARE(costFor(game.player(1), 3), 3);
    }

    void paysLessOnSpacesWithBrotherLeopold() {
        Position game(2);
        game.assistants(0, {Assistant::Leopold}).plot(0, 1, "RR Ff -- --").coins(0, 2);
        PLAY(game, "place university-2; validate 1 R");
        QCOMPARE(game.coins(0), 1);
        PLAY(game, "place second-shift; place goal-2; goal R 1");
        QCOMPARE(game.coins(0), 0);
        Position other(2);
        other.assistants(0, {Assistant::Leopold}).plot(0, 1, "RR Ff -- --").coins(0, 2);
        PLAY(other, "place goal-3; goal R 1");
        QCOMPARE(other.coins(0), 0);
    }

    void stillPaysOneCoinWithBrotherLeopold() {
        Position game(2);
        game.assistants(0, {Assistant::Leopold, Assistant::Anna}).tools(0, {Tool::Dissertation});
        game.plot(0, 1, "RR Ff -- --").coins(0, 3);
        PLAY(game, "play dissertation; goal R 1");
        QCOMPARE(game.coins(0), 2);
        PLAY(game, "use anna; validate 1 R");
        QCOMPARE(game.coins(0), 1);
        PLAY(game, "place university-1");
        QCOMPARE(game.coins(0), 0);
    }

    void paysBrotherFranzInFullWithBrotherLeopold() {
        Position game(2);
        game.assistants(0, {Assistant::Leopold, Assistant::Franz}).plot(0, 1, "RR Ff -- --").filled(0, 3);
        game.breeding("RR");
        PLAY(game, "use franz");
        QCOMPARE(game.coins(0), 0);
    }

    // ---- Sister May
    void widensEveryValidationWithSisterMay() {
        Position game(2);
        game.assistants(0, {Assistant::May}).plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "place university-1");
        QCOMPARE(game.legal(),
                 QStringList({"validate 1 R", "validate 1 F", "validate 1 F may", "validate 2 R",
                              "validate 2 F", "validate 2 F may", "validate 2 T"}));
        REFUSED(game, "validate 1 R may", Refusal::NothingToWiden);
        PLAY(game, "validate 1 F may");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
        QCOMPARE(game.count<event::TraitValidated>(), 2);
    }

    void widensWithSisterMayAsOftenAsOneLikes() {
        Position game(2);
        game.assistants(0, {Assistant::May, Assistant::Anna, Assistant::Elisabeth}).coins(0, 5);
        game.goal(0, Trait::SeedShape, 0).plot(0, 1, "Rr Ff -- Tt").plot(0, 2, "Rr Ff Gg --");
        PLAY(game, "use anna; validate 1 F may; use elisabeth; validate 2 R may");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QCOMPARE(game.covered(0, 2), QString("RF"));
    }

    void widensFunnelDiePairRakeAndMariaWithSisterMay() {
        Position funnel(2);
        funnel.assistants(0, {Assistant::May}).tools(0, {Tool::WateringFunnel});
        funnel.plot(0, 1, "Rr Ff -- Tt").plot(0, 2, "Rr Ff Gg --");
        PLAY(funnel, "play watering-funnel; validate 1 R may");
        QCOMPARE(funnel.covered(0, 2), QString("R"));
        const std::array<std::pair<const char*, const char*>, 4> picks{{{"Rr", "die Rr match"},
                                                                        {"R* rr", "die R* pair rr"},
                                                                        {"rr", "die rr rake"},
                                                                        {"rr", "die rr maria"}}};
        for (const auto& [dice, pick] : picks) {
            Position game(2);
            game.assistants(0, {Assistant::May, Assistant::Maria}).tools(0, {Tool::Rake});
            game.plot(0, 1, "Rr Ff -- Tt").plot(0, 2, "Rr Ff Gg --").breeding(dice);
            PLAY(game, pick);
            PLAY(game, "validate 2 R may");
            QCOMPARE(game.covered(0, 1), QString("R"));
            QCOMPARE(game.covered(0, 2), QString("R"));
        }
    }

    void widensFatherOmarisDiceWithSisterMay() {
        Position game(2);
        game.assistants(0, {Assistant::Omari, Assistant::May});
        game.parents(Trait::FlowerColour, Genotype::HomozygousDominant, Genotype::HomozygousRecessive);
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "place omari; validate 2 F may");
        QVERIFY(game.covered(0, 1).contains('F'));
        QVERIFY(game.covered(0, 2).contains('F'));
    }

    void sparesThePollenBrushWhereSisterMayWorks() {
        Position game(2);
        game.assistants(0, {Assistant::May}).tools(0, {Tool::PollenBrush});
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "place university-1");
        REFUSED(game, "validate 1 F brush", Refusal::ToolWouldDoNothing);
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
        // He may be sown like a plot then.
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

    void usesAnyNumberOfAssistantsInATurn() {
        Position game(2);
        game.assistants(0, {Assistant::Anna, Assistant::Elisabeth, Assistant::Omari}).coins(0, 3);
        game.goal(0, Trait::SeedShape, 0).plot(0, 1, "RR Ff -- --").plot(0, 2, "rr -- -- tt");
        game.parents(Trait::PlantHeight, Genotype::HomozygousRecessive, Genotype::HomozygousRecessive);
        game.parents(Trait::SeedShape, Genotype::HomozygousDominant, Genotype::HomozygousDominant);
        PLAY(game, "use elisabeth; use anna; validate 2 R; place omari; validate 2 T");
        QVERIFY(game.covered(0, 1).startsWith('R'));
        QCOMPARE(game.covered(0, 2), QString("RT"));
    }

    void worksFromTheMomentOfHiring() {
        // Brother Leopold lowers his master's next purchase of the same phase.
        Position game(2);
        game.forHire({Assistant::Leopold, Assistant::Anna}).coins(1, 4).upgrades();
        PLAY(game, "hire 1");
        QCOMPARE(game.coins(1), 2);
        QCOMPARE(priceFor(game.state, 1, Upgrade::ActionMarker), 2);
        PLAY(game, "buy marker");
        QCOMPARE(game.coins(1), 0);
    }
};

GENOTYPE_TEST(AssistantsTest)
#include "assistants_test.moc"
