// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/words/words.h"
#include "genotype/effects/effect_checks.h"
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::discarded;
using tests::Position;

/// Graft Knife: rulebook, "Tool Cards" and their clarifications; RULINGS.md 1.4.
class ExtraPlaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesASecondDieWithAKnife() {
        Position game(2);
        game.staysInUpgrades().tools(0, {Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").breeding("RR Ff");
        PLAY(game, "die RR match");
        QCOMPARE(game.legal(), QStringList({"die Ff match knife", "done"}));
        PLAY(game, "die Ff match knife");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        // It is on the knife, not in a slot.
        QCOMPARE(int(game.player(0).slotsFilled), 1);
        QCOMPARE(discarded(game, Tool::GraftKnife), 1);
    }

    void needsADieTakenBeforeAKnife() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").breeding("RR Ff");
        REFUSED(game, "die RR match knife", Refusal::KnifeNeedsADie);
        PLAY(game, "die RR match");
        REFUSED(game, "die Ff match", Refusal::PickIsOver);
    }

    void laysTheFirstDieOfAPickOnASlot() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife, Tool::GraftKnife}).plot(0, 1, "Rr ff -- Tt").breeding("F* FF");
        QCOMPARE(game.legal(), QStringList({"die F* coin", "die F* pair FF", "die F* pair FF knife"}));
        REFUSED(game, "die F* pair FF knives", Refusal::KnifeNeedsADie);
    }

    void leavesAKnifeUnplayed() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").breeding("RR Ff");
        PLAY(game, "die RR match; done");
        QCOMPARE(game.tools(0, Tool::GraftKnife), 1);
        // The next normal pick is his again: seat 1 has nothing to pick.
        QCOMPARE(game.actor(), Seat(0));
        LISTED(game, "die Ff match");
    }

    void namesWhatLeavesItUnplayed() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").breeding("RR Ff");
        PLAY(game, "die RR match");
        // Not the end of the phase, as the label of a pass would be.
        QCOMPARE(core::english(words::label(game.state, Action{.kind = ActionKind::Finish})),
                 std::string("Finish this pick"));
    }

    void forbidsAKnifeWithEverySlotFull() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").filled(0, 3).breeding("RR Ff");
        QVERIFY(game.state.phase != Phase::Breeding);
        QCOMPARE(game.tools(0, Tool::GraftKnife), 1);
    }

    void takesAPairOnOneSlotAndAKnife() {
        Position game(2);
        game.staysInUpgrades()
            .tools(0, {Tool::GraftKnife})
            .plot(0, 1, "Rr ff -- Tt")
            .filled(0, 2)
            .breeding("F* FF");
        QCOMPARE(game.legal(), QStringList({"die F* coin", "die F* pair FF knife"}));
        REFUSED(game, "die F* pair FF", Refusal::NoDiceSlot);
        PLAY(game, "die F* pair FF knife");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(int(game.player(0).slotsFilled), 3);
        QCOMPARE(discarded(game, Tool::GraftKnife), 1);
    }

    void takesADieAndAPairOnTwoSlotsAndAKnife() {
        Position game(2);
        game.staysInUpgrades()
            .tools(0, {Tool::GraftKnife})
            .plot(0, 1, "Rr ff -- Tt")
            .filled(0, 1)
            .breeding("Rr F* FF");
        PLAY(game, "die Rr match");
        QCOMPARE(game.legal(), QStringList({"die F* coin knife", "die F* pair FF knife", "done"}));
        PLAY(game, "die F* pair FF knife");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QCOMPARE(int(game.player(0).slotsFilled), 3);
    }

    void takesAPairAndADieOnTwoSlotsAndAKnife() {
        Position game(2);
        game.staysInUpgrades()
            .tools(0, {Tool::GraftKnife})
            .plot(0, 1, "Rr ff -- Tt")
            .filled(0, 1)
            .breeding("Rr F* FF");
        PLAY(game, "die F* pair FF; die Rr match knife");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QCOMPARE(int(game.player(0).slotsFilled), 3);
    }

    void takesThreeDiceWithTwoKnives() {
        Position game(2);
        game.staysInUpgrades()
            .tools(0, {Tool::GraftKnife, Tool::GraftKnife})
            .plot(0, 1, "Rr ff -- Tt")
            .breeding("Rr ff Tt");
        PLAY(game, "die Rr match; die ff match knife; die Tt match knife");
        QCOMPARE(game.covered(0, 1), QString("RFT"));
        QCOMPARE(int(game.player(0).slotsFilled), 1);
        QCOMPARE(discarded(game, Tool::GraftKnife), 2);
    }

    void holdsAPairOnTwoKnives() {
        Position game(2);
        game.staysInUpgrades()
            .tools(0, {Tool::GraftKnife, Tool::GraftKnife})
            .plot(0, 1, "Rr ff -- Tt")
            .filled(0, 2);
        game.breeding("Rr F* FF");
        PLAY(game, "die Rr match");
        REFUSED(game, "die F* pair FF knife", Refusal::NoDiceSlot);
        PLAY(game, "die F* pair FF knives");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QCOMPARE(int(game.player(0).slotsFilled), 3);
    }

    void takesAPairAndADieOnOneSlotAndTwoKnives() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife, Tool::GraftKnife}).plot(0, 1, "Rr ff -- Tt").filled(0, 2);
        game.breeding("Rr F* FF");
        PLAY(game, "die F* pair FF knife; die Rr match knife");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QVERIFY(game.state.phase != Phase::Breeding);
    }

    void rakesEachDieOfAPick() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife, Tool::Rake, Tool::Rake}).plot(0, 1, "RR Ff -- --");
        game.breeding("rr ff");
        PLAY(game, "die rr rake; die ff rake knife");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QCOMPARE(discarded(game, Tool::Rake), 2);
    }

    void usesEveryDieOfAPick() {
        // A die that would do nothing cannot be put on a knife.
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").breeding("RR ff gg");
        PLAY(game, "die RR match");
        QVERIFY(game.state.phase != Phase::Breeding);
        QCOMPARE(game.tools(0, Tool::GraftKnife), 1);
    }

    void takesKnifeDiceOfOneColourInAFirstShift() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).onSpace(0, Space::FirstShiftR);
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr ff -- Tt").breeding("RR Rr Ff ff");
        QCOMPARE(game.legal(), QStringList({"die RR match", "die Rr match"}));
        PLAY(game, "die RR match");
        REFUSED(game, "die Ff match knife", Refusal::WrongColour);
        QCOMPARE(game.legal(), QStringList({"die Rr match knife", "done"}));
        PLAY(game, "die Rr match knife");
        QCOMPARE(game.covered(0, 2), QString("R"));
    }

    void takesKnifeDiceOfAnyColourInASecondShift() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).onSpace(0, Space::SecondShift).plot(0, 1, "RR Ff -- --");
        game.breeding("RR Ff");
        PLAY(game, "die RR match; die Ff match knife");
        QCOMPARE(game.covered(0, 1), QString("RF"));
    }

    void paysACoinForAMutationOnAKnife() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").breeding("RR G*");
        PLAY(game, "die RR match; die G* coin knife");
        QCOMPARE(game.coins(0), 2);
        QCOMPARE(int(game.player(0).slotsFilled), 1);
    }

    void refusesKnivesThatAreNotHeld() {
        Position game(2);
        game.plot(0, 1, "Rr ff -- Tt").filled(0, 2).breeding("F* FF Rr");
        REFUSED(game, "die F* pair FF knife", Refusal::KnifeNotHeld);
    }
};

GENOTYPE_TEST(ExtraPlaceTest)
#include "extra_place_test.moc"
