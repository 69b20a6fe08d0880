// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "engine/genotype/rules/rules.h"
#include "lessons/garden_odds.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;
using genotype::Genotype;
using genotype::Phase;
using genotype::State;
using genotype::Trait;

namespace {

/// A game of two in its first working phase.
State working() {
    State state = genotype::newGame({.players = 2, .seed = 7, .firstPlayer = 0});
    genotype::ActionList legal;
    while (state.phase == Phase::Setup) {
        genotype::legalActions(state, legal);
        genotype::applyLegal(state, legal[0]);
    }
    return state;
}

std::vector<NeededGenotype> neededOf(const State& state, genotype::Seat seat) {
    return neededGenotypes(genotype::observe(state, seat), seat);
}

} // namespace

class GardenOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void needsWhatIsUncoveredInTheGarden() {
        const State state = working();
        const genotype::Plot& plot = state.player(0).plots[0];
        int traits = 0;
        for (const Trait trait : genotype::allTraits)
            traits += (plot.uncovered() >> static_cast<int>(trait)) & 1;
        const auto needed = neededOf(state, 0);
        QCOMPARE(static_cast<int>(needed.size()), traits);
        for (const NeededGenotype& row : needed) {
            QCOMPARE(row.genotype, genotype::plantCard(plot.plant).genotype(row.trait));
            QCOMPARE(row.copies, 1);
        }
    }

    void givesTheChancesOfFiveDice() {
        State state = working();
        // The same plant twice: two copies of each trait.
        state.player(0).plots[1] = state.player(0).plots[0];
        for (const NeededGenotype& row : neededOf(state, 0)) {
            const DiceToRoll roll{.parents = state.bench(row.trait).parents, .dice = 5};
            QCOMPARE(row.copies, 2);
            CLOSE(row.one, chanceOfAtLeast(1, row.genotype, roll));
            CLOSE(row.all, chanceOfAtLeast(2, row.genotype, roll));
            QVERIFY(row.all < row.one);
        }
    }

    void countsThePoolOnceTheDiceAreRolled() {
        State state = working();
        for (const NeededGenotype& row : neededOf(state, 0))
            QVERIFY(!row.inPool);
        state.phase = Phase::Breeding;
        for (genotype::Bench& bench : state.benches)
            bench.pool = {3, 1, 0, 1};
        for (const NeededGenotype& row : neededOf(state, 0)) {
            QCOMPARE(row.inPool.value(), (std::array{3, 1, 0}[static_cast<std::size_t>(row.genotype)]));
            QVERIFY(row.changes.empty());
        }
    }

    void offersTheBestChangeOfTilesWhileOneIsOpen() {
        State state = working();
        for (const NeededGenotype& row : neededOf(state, 0)) {
            QCOMPARE(row.changes.size(), std::size_t{5});
            CLOSE(row.changes.front().chance, row.one);
            // A homozygous parent makes homozygous offspring of its kind likelier, but not heterozygous ones.
            if (row.genotype == Genotype::Heterozygous) {
                QVERIFY(!row.best());
                continue;
            }
            QVERIFY(row.best());
            for (const OddsAfterChange& odds : row.changes)
                QVERIFY(odds.chance <= row.best()->chance);
            QVERIFY(row.best()->chance > row.one);
        }
        state.player(0).markersLeft = 0;
        for (const NeededGenotype& row : neededOf(state, 0)) {
            QVERIFY(row.changes.empty());
            QVERIFY(!row.best());
        }
    }

    void needsNothingForASeatThatIsNotThere() { QVERIFY(neededOf(working(), 4).empty()); }
};

GENOTYPE_TEST(GardenOddsTest)
#include "garden_odds_test.moc"
