// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/estimate.h"
#include "engine/genotype/aftermath/fresh_chance.h"
#include "played_game.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace genotype;
using tests::playedGame;

namespace {

/// The first state of a game for which this holds, and the number of the action that follows.
template <typename Condition>
std::pair<State, std::size_t> firstState(const Record& record, const Condition& holds) {
    State state = newGame(record.setup);
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        State next = state;
        applyLegal(next, record.actions[i]);
        if (holds(state, next))
            return {state, i};
        state = next;
    }
    return {state, record.actions.size()};
}

} // namespace

class ChanceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anEstimateIsMeanAndStandardError() {
        const Estimate figure = estimateOf({1, 2, 3, 4});
        QCOMPARE(figure.mean, 2.5);
        QCOMPARE(figure.error, std::sqrt(5.0 / 3 / 4));
        QVERIFY(!(Estimate{1, 0.6}.isDistinguishable()));
        QVERIFY((Estimate{-1, 0.4}.isDistinguishable()));
        const Estimate sum = sumOf({1, 3}, {2, 4});
        QCOMPARE(sum.mean, 3.0);
        QCOMPARE(sum.error, 5.0);
    }

    void leavesTheTableAsItIs() {
        const Record record = playedGame(4, 3, 11);
        const State state = replay(record, record.actions.size() / 2).state;
        State fresh = withFreshChance(state, 5);
        QVERIFY(!(fresh == state));
        State sorted = state;
        const auto sort = [](State& one) {
            one.random = {};
            std::sort(one.plantDeck.begin(), one.plantDeck.end());
            std::sort(one.toolDeck.begin(), one.toolDeck.end());
            std::sort(one.assistantDeck.begin(), one.assistantDeck.end());
        };
        sort(fresh);
        sort(sorted);
        QVERIFY(fresh == sorted);
    }

    void seesTheSameDiceWhateverWasDrawn() {
        const Record record = playedGame(2, 2, 12);
        const auto [state, action] = firstState(record, [](const State& before, const State& after) {
            return chanceBetween(before, after) == ChanceKind::Cards;
        });
        QVERIFY(action < record.actions.size());
        State after = state;
        applyLegal(after, record.actions[action]);
        QVERIFY(!(after.plantDeck == state.plantDeck && after.toolDeck == state.toolDeck));
        QVERIFY(withFreshChance(state, 7).random == withFreshChance(after, 7).random);
    }

    /// One roll of the pool, against what enumerating the sides of a die gives: each cell of the square 8 of
    /// 36, the kept mutation 4 of 36.
    void throwsEveryGenotypeAsOftenAsTheSquareSays() {
        const Record record = playedGame(3, 2, 13);
        const auto [state, action] = firstState(record, [](const State& before, const State& after) {
            return chanceBetween(before, after) == ChanceKind::Dice && after.phase == Phase::Breeding;
        });
        QVERIFY(action < record.actions.size());
        constexpr int throws = 4000;
        std::array<std::array<int, poolAreaCount>, traitCount> counts{};
        for (int i = 0; i < throws; ++i) {
            State thrown = withFreshChance(state, 100 + static_cast<std::uint64_t>(i));
            applyLegal(thrown, record.actions[action]);
            for (const Trait trait : allTraits)
                for (const Die& die : thrown.bench(trait).dice)
                    ++counts[static_cast<std::size_t>(trait)]
                            [static_cast<std::size_t>(poolAreaOf(thrown.bench(trait).parents, die.face))];
        }
        for (const Trait trait : allTraits) {
            const auto cells = punnettCounts(state.bench(trait).parents);
            for (std::size_t area = 0; area < poolAreaCount; ++area) {
                const double chance = area < genotypeCount ? 8 * cells[area] / 36.0 : 4 / 36.0;
                const double dice = dicePerTrait * throws;
                const double spread = std::sqrt(dice * chance * (1 - chance));
                QVERIFY(std::abs(counts[static_cast<std::size_t>(trait)][area] - dice * chance) <=
                        4.5 * spread);
            }
        }
    }
};

GENOTYPE_TEST(ChanceTest)
#include "chance_test.moc"
