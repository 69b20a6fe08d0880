// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/effects/effect_checks.h"
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::discarded;
using tests::Position;

/// Dissertation: rulebook, "Tool Cards"; RULINGS.md 1.3.
class ClaimGoalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setsAGoalByDissertationForOneCoin() {
        Position game(2);
        game.tools(0, {Tool::Dissertation});
        PLAY(game, "play dissertation; goal T 2");
        QCOMPARE(game.coins(0), 0);
        QCOMPARE(game.state.bench(Trait::PlantHeight).goals[1], Seat(0));
        QCOMPARE(int(game.player(0).goalMarkersLeft), 2);
        QCOMPARE(discarded(game, Tool::Dissertation), 1);
        // No space is used and no marker placed.
        QVERIFY(game.waitsFor(PendingKind::Marker));
        QCOMPARE(game.state.owner(Space::GoalTwo), noSeat);
        QCOMPARE(int(game.player(0).markersLeft), 3);
    }

    void refusesADissertationWithoutCoinMarkerOrGoal() {
        Position game(4);
        game.tools(0, {Tool::Dissertation}).coins(0, 0);
        REFUSED(game, "play dissertation", Refusal::NotEnoughCoins);
        game.coins(0, 1);
        LISTED(game, "play dissertation");
        int given = 0;
        for (const Trait trait : allTraits)
            for (int goal = 0; goal < 2; ++goal)
                game.goal(static_cast<Seat>(1 + given++ / 3), trait, goal);
        REFUSED(game, "play dissertation", Refusal::NoFreeGoal);
        Position other(2);
        other.tools(0, {Tool::Dissertation}).goal(0, Trait::SeedShape, 0).goal(0, Trait::SeedShape, 1);
        other.goal(0, Trait::PodColour, 0);
        REFUSED(other, "play dissertation", Refusal::NoGoalMarkerLeft);
    }

    void refusesADissertationForAMarkerThatIsPromised() {
        // The last goal marker is about to be placed, so a Dissertation now would be paid for nothing.
        Position game(2);
        game.tools(0, {Tool::Dissertation})
            .coins(0, 9)
            .goal(0, Trait::SeedShape, 0)
            .goal(0, Trait::SeedShape, 1);
        PLAY(game, "place goal-2");
        REFUSED(game, "play dissertation", Refusal::NoGoalMarkerLeft);
    }

    void refusesADissertationForAGoalThatIsPromised() {
        Position game(4);
        game.tools(0, {Tool::Dissertation, Tool::SeedBag}).coins(0, 9);
        int given = 0;
        for (const Trait trait : allTraits)
            for (int goal = 0; goal < 2; ++goal)
                if (given < 7)
                    game.goal(static_cast<Seat>(1 + given++ / 3), trait, goal);
        PLAY(game, "place goal-2");
        REFUSED(game, "play dissertation", Refusal::NoFreeGoal);
    }
};

GENOTYPE_TEST(ClaimGoalTest)
#include "claim_goal_test.moc"
