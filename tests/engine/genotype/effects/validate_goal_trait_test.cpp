// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// Sister Elisabeth: rulebook, "The Assistants"; RULINGS.md 1.3.
class ValidateGoalTraitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        QCOMPARE(game.last<event::TraitValidated>().source, sourceOf(Assistant::Elisabeth));
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
};

GENOTYPE_TEST(ValidateGoalTraitTest)
#include "validate_goal_trait_test.moc"
