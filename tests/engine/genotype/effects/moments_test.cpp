// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// When tools and assistants may be used, whatever they do: rulebook, "Tool Cards" and "The Assistants".
class MomentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusesToolsOutOfTheirMoment() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife, Tool::Rake, Tool::PollenBrush, Tool::PocketWatch, Tool::GardenLine,
                       Tool::Grant});
        for (const char* tool : {"play graft-knife", "play rake", "play pollen-brush", "play pocket-watch",
                                 "play garden-line", "play grant"})
            REFUSED(game, tool, Refusal::ToolNeedsItsMoment);
        REFUSED(game, "play seed-bag", Refusal::ToolNotHeld);
    }

    void playsAnyNumberOfToolsInATurn() {
        Position game(2);
        game.tools(0, {Tool::SeedBag, Tool::SeedBag, Tool::FlowerPot, Tool::Dissertation, Tool::GardenLine});
        PLAY(game, "play seed-bag; keep 1; keep 2; play flower-pot; plant 1; play seed-bag; keep 8; keep 9; "
                   "place second-shift bonus 1; play dissertation; goal R 1");
        QCOMPARE(game.player(0).toolTotal(), 0);
        QCOMPARE(game.actor(), Seat(1));
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
        game.forHire({Assistant::Leopold, Assistant::Anna}).coins(1, 5).coins(0, 0).upgrades();
        PLAY(game, "hire 1");
        QCOMPARE(game.coins(1), 3);
        QCOMPARE(priceFor(game.state, 1, Upgrade::ActionMarker), 3);
        PLAY(game, "buy marker");
        QCOMPARE(game.coins(1), 0);
    }
};

GENOTYPE_TEST(MomentsTest)
#include "moments_test.moc"
