// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/glance.h"

#include "engine/genotype/bots/lookahead.h"
#include "engine/genotype/bots/roster.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace genotype;

namespace {

/// Calls visit(state, legal) for every choice with more than one option in a game of novices.
template <typename Visit> void visitChoices(const Setup& setup, Visit&& visit) {
    State state = newGame(setup);
    core::Random random(setup.seed);
    ActionList legal;
    while (!state.finished()) {
        legalActions(state, legal);
        if (legal.size() > 1)
            visit(state, legal);
        applyLegal(state, Roster::find("novice")->chooseAction(observe(state, state.actor), legal, random));
    }
}

} // namespace

class GlanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Where instinct knows little, a glance sees as much as a full look ahead.
    void findsTheBestGeneTileAndTheBestGoal() {
        int compared = 0;
        visitChoices({.players = 3, .seed = 2}, [&compared](const State& state, const ActionList& legal) {
            const State held = heldOpen(state);
            for (const Action& action : legal) {
                const bool looked = action.kind == ActionKind::PlaceMarker &&
                                    (isParentGenes(action.space()) || action.space() == Space::GoalTwo);
                if (!looked)
                    continue;
                QCOMPARE(worthAtAGlance(held, action), worthAfter(held, action));
                ++compared;
            }
        });
        QVERIFY(compared > 50);
    }

    void choosesWhatIsLegalAndTheSameAgain() {
        for (const Setup& setup :
             {Setup{.players = 2, .seed = 5}, Setup{.players = 1, .seed = 6, .johann = Difficulty::Hard}})
            visitChoices(setup, [](const State& state, const ActionList& legal) {
                core::Random one(7);
                core::Random two(7);
                const Action choice = glancedChoice(state, legal, one);
                QVERIFY(legal.contains(choice));
                QVERIFY(choice == glancedChoice(state, legal, two));
            });
    }

    /// Its choice at the end of a game is worth as many points as any other.
    void losesNothingWhereAChoiceEndsTheGame() {
        int ends = 0;
        for (unsigned seed = 1; seed <= 40; ++seed)
            visitChoices({.players = 2, .rounds = 2, .seed = seed},
                         [&ends](const State& state, const ActionList& legal) {
                             int most = -1;
                             bool all = legal.size() <= 8;
                             for (const Action& action : legal) {
                                 State next = state;
                                 applyLegal(next, action);
                                 all = all && next.finished();
                                 most = std::max(most, score(next, state.actor).total());
                             }
                             if (!all)
                                 return;
                             core::Random random(3);
                             State next = state;
                             applyLegal(next, glancedChoice(state, legal, random));
                             QCOMPARE(score(next, state.actor).total(), most);
                             ++ends;
                         });
        QVERIFY(ends > 0);
    }
};

GENOTYPE_TEST(GlanceTest)
#include "glance_test.moc"
