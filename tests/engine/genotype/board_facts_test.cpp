// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/board_facts.h"
#include "game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// What a board shows of a position besides its pieces.
class BoardFactsTest : public QObject {
    Q_OBJECT

    static Action action(std::string_view notation) { return parseAction(notation).value(); }

private Q_SLOTS:
    void countsTheSecondSpacesFromFourPlayersOn() {
        for (const Space space : {Space::SecondNursery, Space::SecondToolShed, Space::SecondTreasury}) {
            QVERIFY(!isInGame(space, 3));
            QVERIFY(isInGame(space, 4));
        }
        QVERIFY(isInGame(Space::Treasury, 2));
    }

    void countsTheStockThatIsLeftAfterAPurchase() {
        Position game(3);
        const auto left = [&game](Upgrade upgrade) { return upgradesLeft(observe(game.state, 0), upgrade); };
        game.coins(2, 9).coins(1, 9).coins(0, 9).upgrades();
        const int assistants = left(Upgrade::Assistant);
        QCOMPARE(assistants, assistantCount);
        QCOMPARE(left(Upgrade::NewPlot), plotStock);
        QCOMPARE(left(Upgrade::DiceSlot), diceSlotStock);
        QCOMPARE(left(Upgrade::ActionMarker), 3 * (maxMarkers - baseMarkers));
        PLAY(game, "buy plot; buy slot; buy marker");
        QCOMPARE(left(Upgrade::NewPlot), plotStock - 1);
        QCOMPARE(left(Upgrade::DiceSlot), diceSlotStock - 1);
        QCOMPARE(left(Upgrade::ActionMarker), 3 * (maxMarkers - baseMarkers) - 1);
        PLAY(game, "hire 1");
        QCOMPARE(left(Upgrade::Assistant), assistants - 1);
    }

    void laysTheSlotsOfAMatInOrder() {
        Position game(2);
        QCOMPARE(matSlots(game.player(0)), (MatSlots{.ordinary = baseDiceSlots}));
        game.player(0).diceSlots = 2;
        game.onSpace(0, Space::TemporarySlot);
        QCOMPARE(matSlots(game.player(0)), (MatSlots{.ordinary = baseDiceSlots + 3, .temporary = true}));
        game.assistants(0, {Assistant::Franz});
        QCOMPARE(matSlots(game.player(0)).rented, 2);
        QVERIFY(!matSlots(game.player(0)).rentPaid);
        // Unpaid slots are on the mat but cannot hold a die.
        QCOMPARE(diceSlots(game.player(0)), matSlots(game.player(0)).ordinary);
        game.used(0, Assistant::Franz);
        QVERIFY(matSlots(game.player(0)).rentPaid);
        QCOMPARE(diceSlots(game.player(0)), matSlots(game.player(0)).total());
    }

    void needsEveryUncoveredCopyInTheGarden() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "RR -- Gg --").plot(1, 1, "Rr Ff -- Tt");
        QCOMPARE(copiesNeeded(game.state, 0, Trait::SeedShape, Genotype::HomozygousDominant), 2);
        QCOMPARE(copiesNeeded(game.state, 0, Trait::SeedShape, Genotype::Heterozygous), 0);
        QCOMPARE(copiesNeeded(game.state, 1, Trait::SeedShape, Genotype::Heterozygous), 1);
        game.player(0).plots[0].covered = 1u << static_cast<int>(Trait::SeedShape);
        QCOMPARE(copiesNeeded(game.state, 0, Trait::SeedShape, Genotype::HomozygousDominant), 1);
    }

    void changesTilesWhileAMarkerAndTheSpaceAreFree() {
        Position game(2);
        QVERIFY(mayChangeTiles(game.state, 0, Trait::SeedShape));
        // Not only in the player's own turn.
        QVERIFY(mayChangeTiles(game.state, 1, Trait::SeedShape));
        game.onSpace(1, Space::ParentGenesR);
        QVERIFY(!mayChangeTiles(game.state, 0, Trait::SeedShape));
        QVERIFY(mayChangeTiles(game.state, 0, Trait::PodColour));
        game.markers(0, 0);
        QVERIFY(!mayChangeTiles(game.state, 0, Trait::PodColour));
    }

    void changesTilesWhileTheChoiceOfATileWaits() {
        Position game(2);
        game.markers(0, 1);
        PLAY(game, "place genes-R");
        QVERIFY(game.waitsFor(PendingKind::GeneTile));
        QVERIFY(mayChangeTiles(game.state, 0, Trait::SeedShape));
        QVERIFY(!mayChangeTiles(game.state, 1, Trait::SeedShape));
    }

    void changesNoTilesOnceTheDiceAreRolled() {
        Position game(2);
        game.plot(0, 1, "RR Ff -- --").breeding("RR");
        for (const Trait trait : allTraits)
            QVERIFY(!mayChangeTiles(game.state, 0, trait));
    }

    void findsTheFirstFreePlotOfTheMat() {
        Position game(2);
        QCOMPARE(firstFreePlot(game.player(0)), 0);
        game.plot(0, 1, "RR Ff -- --");
        QCOMPARE(firstFreePlot(game.player(0)), 1);
        game.plot(0, 2, "RR -- Gg --");
        QCOMPARE(firstFreePlot(game.player(0)), -1);
        game.player(0).newPlots = 1;
        QCOMPARE(firstFreePlot(game.player(0)), 2);
    }

    void knowsTheToolsThatAnActionPlays() {
        QVERIFY(playsTool(action("play seed-bag"), Tool::SeedBag));
        QVERIFY(!playsTool(action("play seed-bag"), Tool::Rake));
        QVERIFY(playsTool(action("die RR rake"), Tool::Rake));
        QVERIFY(!playsTool(action("die RR match"), Tool::Rake));
        QVERIFY(playsTool(action("buy plot grant 1"), Tool::Grant));
        QVERIFY(!playsTool(action("buy plot"), Tool::Grant));
        QVERIFY(playsTool(act::validate(0, Trait::SeedShape, Widening::PollenBrush), Tool::PollenBrush));
        QVERIFY(playsTool(action("validate 1 R rake"), Tool::Rake));
        QVERIFY(!playsTool(action("validate 1 R brush"), Tool::Rake));
        QVERIFY(playsTool(act::takeDie(Trait::SeedShape, PoolArea::HomozygousDominant, DieUse::Match, 1),
                          Tool::GraftKnife));
    }

    void knowsTheBonusToolOfASpace() {
        // On each space, at most one kind of tool pays.
        for (int i = 0; i < spaceCount; ++i) {
            const auto space = static_cast<Space>(i);
            int kinds = 0;
            for (int tool = 0; tool < toolKinds; ++tool) {
                kinds += playsTool(act::placeMarker(space, 1), static_cast<Tool>(tool));
                QVERIFY(!playsTool(act::placeMarker(space), static_cast<Tool>(tool)));
            }
            QVERIFY(kinds <= 1);
            if (isParentGenes(space))
                QCOMPARE(kinds, 1);
        }
    }

    void knowsTheAssistantThatAnActionMakesWork() {
        QVERIFY(usesAssistant(action("use franz"), Assistant::Franz));
        QVERIFY(!usesAssistant(action("use franz"), Assistant::Anna));
        QVERIFY(usesAssistant(act::placeMarker(Space::Omari), Assistant::Omari));
        QVERIFY(usesAssistant(act::validate(0, Trait::SeedShape, Widening::SisterMay), Assistant::May));
        QVERIFY(usesAssistant(act::takeDie(Trait::SeedShape, PoolArea::HomozygousDominant, DieUse::Maria),
                              Assistant::Maria));
        QVERIFY(!usesAssistant(act::endTurn(), Assistant::Anna));
    }
};

GENOTYPE_TEST(BoardFactsTest)
#include "board_facts_test.moc"
