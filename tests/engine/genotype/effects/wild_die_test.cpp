// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// Rake and Sister Maria: rulebook, "Tool Cards" and "The Assistants"; RULINGS.md 1.4.
class WildDieTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ---- Rake
    void rakesADieIntoAnyGenotypeOfItsColour() {
        Position game(2);
        game.staysInUpgrades().tools(0, {Tool::Rake}).plot(0, 1, "RR Ff -- --").plot(0, 2, "-- ff Gg Tt");
        game.parents(Trait::FlowerColour, Genotype::HomozygousDominant, Genotype::HomozygousDominant);
        game.breeding("FF GG");
        PLAY(game, "die FF rake");
        // Even a genotype that the parents make impossible; never another colour.
        QCOMPARE(game.legal(), QStringList({"validate 1 F", "validate 2 F"}));
        REFUSED(game, "validate 2 G", Refusal::WrongColour);
        PLAY(game, "validate 2 F");
        QCOMPARE(game.covered(0, 2), QString("F"));
        QCOMPARE(int(game.player(0).slotsFilled), 1);
    }

    void rakesAMutationForNoCoin() {
        Position game(2);
        game.staysInUpgrades().tools(0, {Tool::Rake}).plot(0, 1, "RR Ff -- --").breeding("F*");
        QCOMPARE(game.legal(), QStringList({"die F* coin", "die F* rake"}));
        PLAY(game, "die F* rake");
        QCOMPARE(game.coins(0), 1);
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(int(game.player(0).slotsFilled), 1);
    }

    void neverRakesAMutationPair() {
        Position game(2);
        game.tools(0, {Tool::Rake}).plot(0, 1, "RR Ff -- --").breeding("F* FF");
        QCOMPARE(game.legal(), QStringList({"die FF rake", "die F* coin", "die F* rake", "die F* pair FF"}));
    }

    void rakesOneDieWithOneRakeOnly() {
        // Rake and Sister Maria do not combine on one die: one is used, the other stays unused.
        Position game(2);
        game.tools(0, {Tool::Rake}).assistants(0, {Assistant::Maria}).plot(0, 1, "RR Ff -- --");
        game.breeding("FF");
        PLAY(game, "die FF rake");
        QVERIFY(!game.player(0).hasUsed(Assistant::Maria));
    }

    void refusesARakeWithNothingToValidate() {
        Position game(2);
        game.tools(0, {Tool::Rake}).plot(0, 1, "RR Ff -- --", "F").breeding("FF RR");
        REFUSED(game, "die FF rake", Refusal::NoUncoveredTrait);
        REFUSED(game, "die RR maria", Refusal::NotYourAssistant);
    }

    void rakesOnlyTheColourOfAFirstShift() {
        Position game(2);
        game.tools(0, {Tool::Rake}).plot(0, 1, "RR Ff -- --").onSpace(0, Space::FirstShiftF);
        game.breeding("FF rr");
        QCOMPARE(game.legal(), QStringList({"die FF rake", "pass"}));
        REFUSED(game, "die rr rake", Refusal::WrongColour);
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
};

GENOTYPE_TEST(WildDieTest)
#include "wild_die_test.moc"
