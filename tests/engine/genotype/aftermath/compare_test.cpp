// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/compare.h"

#include "played_game.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace genotype;
using tests::playedGame;

namespace {

/// A choice of a die with which a plant is complete.
State pickThatCompletes() {
    const Record record = playedGame(2, 5, 21);
    State state = newGame(record.setup);
    for (const Action& action : record.actions) {
        const bool picks = state.phase == Phase::Breeding && action.kind == ActionKind::TakeDie &&
                           state.now().stage == PickStage::Normal;
        if (picks)
            for (const Plot& plot : state.player(state.actor).plots)
                if (std::popcount(plot.uncovered()) == 1 &&
                    ((plot.uncovered() >> static_cast<int>(action.trait)) & 1))
                    return state;
        applyLegal(state, action);
    }
    return state;
}

} // namespace

class CompareTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void passingWhenADieCompletesAPlantCosts() {
        const State state = pickThatCompletes();
        QVERIFY(!state.finished());
        const auto choice = comparedWithBest(state, act::pass(), {});
        QVERIFY(choice);
        QVERIFY(choice->best.kind == ActionKind::TakeDie);
        QVERIFY(choice->cost.mean > 0 && choice->cost.isDistinguishable());
    }

    void theBestChoiceCostsNothing() {
        const State state = pickThatCompletes();
        const Action best = comparedWithBest(state, act::pass(), {})->best;
        QCOMPARE(*comparedWithBest(state, best, {}), (Choice{best, {}}));
    }

    void oneActionIsNoChoice() {
        const Record record = playedGame(2, 2, 22);
        State state = newGame(record.setup);
        int forced = 0;
        for (const Action& action : record.actions) {
            ActionList legal;
            legalActions(state, legal);
            if (legal.size() == 1) {
                ++forced;
                QVERIFY(!comparedWithBest(state, action, {}));
            }
            applyLegal(state, action);
        }
        QVERIFY(forced > 0);
    }

    void stopsWhenAsked() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!comparedWithBest(pickThatCompletes(), act::pass(), {}, stop.get_token()) ||
                comparedWithBest(pickThatCompletes(), act::pass(), {}, stop.get_token())->cost == Estimate{});
    }
};

GENOTYPE_TEST(CompareTest)
#include "compare_test.moc"
