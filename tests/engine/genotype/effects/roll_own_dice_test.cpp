// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// Father Omari: rulebook, "The Assistants"; RULINGS.md 1.3.
class RollOwnDiceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        game.assistants(0, {Assistant::Omari, Assistant::Maria}).tools(0, {Tool::GraftKnife});
        game.parents(Trait::SeedShape, Genotype::HomozygousRecessive, Genotype::HomozygousRecessive);
        game.plot(0, 1, "RR -- Gg --", "G");
        PLAY(game, "place omari");
        // Neither Sister Maria nor a Graft Knife help, so that nothing is left to choose; no slot is filled.
        QCOMPARE(game.actor(), Seat(1));
        QCOMPARE(int(game.player(0).slotsFilled), 0);
        QCOMPARE(game.tools(0, Tool::GraftKnife), 1);
        QVERIFY(!game.player(0).hasUsed(Assistant::Maria));
        for (const Bench& bench : game.state.benches)
            for (const Die& die : bench.dice)
                QCOMPARE(die.place, DiePlace::Board);
    }

    void rakesOneOfFatherOmarisDice() {
        Position game(2);
        game.assistants(0, {Assistant::Omari}).tools(0, {Tool::Rake}).plot(0, 1, "RR -- Gg --");
        game.parents(Trait::SeedShape, Genotype::HomozygousRecessive, Genotype::HomozygousRecessive);
        game.parents(Trait::PodColour, Genotype::HomozygousDominant, Genotype::HomozygousRecessive);
        PLAY(game, "place omari");
        // The R die shows rr, the G die Gg: only the former needs the Rake.
        QCOMPARE(game.legal(), QStringList({"validate 1 R rake", "validate 1 G", "done"}));
        REFUSED(game, "validate 1 R", Refusal::GenotypeDoesNotMatch);
        REFUSED(game, "validate 1 G rake", Refusal::ToolWouldDoNothing);
        PLAY(game, "validate 1 R rake");
        QCOMPARE(game.covered(0, 1), QString("R"));
        QCOMPARE(game.last<event::TraitValidated>().source, sourceOf(Assistant::Omari));
        QCOMPARE(game.last<event::ToolPlayed>().tool, Tool::Rake);
        QCOMPARE(game.tools(0, Tool::Rake), 0);
        QCOMPARE(int(game.state.toolDiscard[std::size_t(Tool::Rake)]), 1);
        QCOMPARE(int(game.player(0).slotsFilled), 0);
        PLAY(game, "validate 1 G");
        QCOMPARE(game.covered(0, 1), QString("RG"));
    }

    void usesARakedDieOfFatherOmariOnce() {
        Position game(2);
        game.assistants(0, {Assistant::Omari}).tools(0, {Tool::Rake, Tool::Rake});
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr ff -- --");
        game.parents(Trait::SeedShape, Genotype::HomozygousRecessive, Genotype::HomozygousRecessive);
        game.parents(Trait::FlowerColour, Genotype::HomozygousDominant, Genotype::HomozygousDominant);
        PLAY(game, "place omari; validate 1 R rake");
        REFUSED(game, "validate 2 R rake", Refusal::DieUsedUp);
        // Another Rake works on another die.
        PLAY(game, "validate 2 F rake");
        QCOMPARE(game.covered(0, 1), QString("R"));
        QCOMPARE(game.covered(0, 2), QString("F"));
        QCOMPARE(game.tools(0, Tool::Rake), 0);
    }

    void refusesARakeThatIsNotHeldOrHasNoDie() {
        Position game(2);
        game.assistants(0, {Assistant::Omari}).plot(0, 1, "RR Ff -- --");
        game.parents(Trait::SeedShape, Genotype::HomozygousRecessive, Genotype::HomozygousRecessive);
        game.parents(Trait::FlowerColour, Genotype::HomozygousDominant, Genotype::HomozygousRecessive);
        PLAY(game, "place omari");
        REFUSED(game, "validate 1 R rake", Refusal::ToolNotHeld);
        Position other(2);
        other.tools(0, {Tool::Rake}).plot(0, 1, "RR Ff -- --");
        PLAY(other, "place university-1");
        REFUSED(other, "validate 1 R rake", Refusal::ToolWouldDoNothing);
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
};

GENOTYPE_TEST(RollOwnDiceTest)
#include "roll_own_dice_test.moc"
