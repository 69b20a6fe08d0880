// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"
#include "engine/genotype/rules/board_facts.h"
#include "engine/genotype/rules/rules.h"
#include "lessons/guide/useful.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace genotype;
using lessons::isUseful;

namespace {

/// A game of two in its first working phase, seat 0 to place a marker, with an empty garden and hand.
State working() {
    State state = newGame({.players = 2, .seed = 7, .firstPlayer = 0});
    ActionList legal;
    while (state.phase == Phase::Setup) {
        legalActions(state, legal);
        applyLegal(state, legal[0]);
    }
    state.player(0).plots = {};
    state.player(0).hand = {};
    state.player(0).coins = 9;
    return state;
}

PlantId plantWith(Trait trait, Genotype genotype) {
    for (PlantId plant = 0; plant < plantCardCount; ++plant)
        if (plantCard(plant).has(trait) && plantCard(plant).genotype(trait) == genotype)
            return plant;
    return noPlant;
}

} // namespace

/// What the guide points at and the board lets glow strongly.
class UsefulTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGoalIsUsefulIfAPlantMeetsIt() {
        State state = working();
        applyLegal(state, act::placeMarker(Space::GoalTwo), nullptr);
        const Action round = act::chooseGoal(Trait::SeedShape, 0);
        const Action wrinkled = act::chooseGoal(Trait::SeedShape, 1);
        QVERIFY(!isUseful(state, round) && !isUseful(state, wrinkled));
        State growing = state;
        growing.player(0).plots[0] = {plantWith(Trait::SeedShape, Genotype::HomozygousRecessive), 0};
        QVERIFY(!isUseful(growing, round) && isUseful(growing, wrinkled));
        State harvested = state;
        harvested.player(0).harvested.insert(plantWith(Trait::SeedShape, Genotype::Heterozygous));
        QVERIFY(isUseful(harvested, round) && !isUseful(harvested, wrinkled));
    }

    void aPlantCardIsUsefulForAFreePlotAndAnEmptyHand() {
        State state = working();
        QVERIFY(isUseful(state, act::placeMarker(Space::Nursery)));
        State held = state;
        held.player(0).hand.insert(plantWith(Trait::SeedShape, Genotype::Heterozygous));
        QVERIFY(!isUseful(held, act::placeMarker(Space::Nursery)));
        State full = state;
        for (int plot; (plot = firstFreePlot(full.player(0))) >= 0;)
            full.player(0).plots[static_cast<std::size_t>(plot)] = {
                plantWith(Trait::SeedShape, Genotype::Heterozygous), 0};
        QVERIFY(!isUseful(full, act::placeMarker(Space::Nursery)));
    }

    void gardeningIsUsefulIfThereIsAnythingToSowOrHarvest() {
        State state = working();
        state.player(0).hand.insert(plantWith(Trait::SeedShape, Genotype::Heterozygous));
        QVERIFY(isUseful(state, act::placeMarker(Space::Gardening)));
    }

    void aFirstShiftIsUsefulForATraitThatIsStillNeeded() {
        State state = working();
        QVERIFY(!isUseful(state, act::placeMarker(Space::FirstShiftR)));
        state.player(0).plots[0] = {plantWith(Trait::SeedShape, Genotype::Heterozygous), 0};
        QVERIFY(isUseful(state, act::placeMarker(Space::FirstShiftR)));
    }

    void coinsAreMerelyAllowed() { QVERIFY(!isUseful(working(), act::placeMarker(Space::Treasury))); }

    void aDieThatFitsIsUsefulAndACoinIsNot() {
        int matches = 0;
        int coins = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            State state = newGame({.players = 2, .seed = seed});
            core::Random random(seed);
            ActionList legal;
            for (legalActions(state, legal); !state.finished(); legalActions(state, legal)) {
                for (const Action& action : legal)
                    if (action.kind == ActionKind::TakeDie) {
                        QCOMPARE(isUseful(state, action), action.use() != DieUse::Coin);
                        ++(action.use() == DieUse::Coin ? coins : matches);
                    }
                applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            }
        }
        QVERIFY(matches > 100);
        QVERIFY(coins > 10);
    }

    /// Else the glow of the last marker would tell the dice that it sets rolling.
    void noDieIsLookedAtBeforeItIsRolled() {
        int last = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            State state = newGame({.players = 2, .rounds = 2, .seed = seed});
            core::Random random(seed);
            ActionList legal;
            for (legalActions(state, legal); !state.finished(); legalActions(state, legal)) {
                for (const Action& action : legal) {
                    State next = state;
                    applyLegal(next, action);
                    if (state.phase != Phase::Working || next.phase == Phase::Working)
                        continue;
                    ++last;
                    const bool useful = isUseful(state, action);
                    for (std::uint64_t other = 1; other <= 5; ++other) {
                        State again = state;
                        again.random = core::Random(other * 1000);
                        QCOMPARE(isUseful(again, action), useful);
                    }
                }
                applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            }
        }
        QVERIFY2(last > 50, qPrintable(QString::number(last)));
    }
};

GENOTYPE_TEST(UsefulTest)
#include "useful_test.moc"
