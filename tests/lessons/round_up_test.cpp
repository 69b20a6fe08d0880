// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/round_up.h"

#include "engine/genotype/rules/board_facts.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>

using namespace genotype;

namespace {

/// A random game, cut into its rounds.
struct Rounds {
    struct One {
        State begin;
        State beforeRoll;
        State end;
        std::vector<Event> events;
    };
    std::vector<One> all;
    State last;

    Rounds(int players, std::uint64_t seed) {
        State state = newGame({.players = players, .seed = seed});
        core::Random random(seed);
        ActionList legal;
        One now{state, state, state, {}};
        while (!state.finished()) {
            legalActions(state, legal);
            const int round = state.round;
            std::vector<Event> events;
            const State before = state;
            applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))], &events);
            for (const Event& event : events)
                if (std::holds_alternative<event::DieRolled>(event) &&
                    state.phase == genotype::Phase::Breeding && before.phase != genotype::Phase::Breeding)
                    now.beforeRoll = before;
            now.events.insert(now.events.end(), events.begin(), events.end());
            if (state.round != round) {
                now.end = state;
                all.push_back(now);
                now = {state, state, state, {}};
            }
        }
        last = state;
    }
};

} // namespace

/// What a round brought.
class RoundUpTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGainsOfAllRoundsAddUpToTheScore() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Rounds game(3, seed);
            QCOMPARE(game.all.size(), std::size_t{4});
            for (Seat seat = 0; seat < 3; ++seat) {
                int plants = 0;
                int total = 0;
                for (const Rounds::One& one : game.all) {
                    const lessons::RoundUp up =
                        lessons::roundUp(one.begin, one.end, one.events, one.beforeRoll, seat);
                    QCOMPARE(up.gains.size(), std::size_t{3});
                    plants += up.gains[seat].plants;
                    total += up.gains[seat].total();
                }
                const Score first = score(game.all.front().begin, seat);
                const Score end = score(game.all.back().end, seat);
                QCOMPARE(plants, end.plants - first.plants);
                QCOMPARE(total, end.total() - first.total());
            }
        }
    }

    void aPlantIsCompletedOnceWhetherHarvestedOrNot() {
        int completed = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Rounds game(2, seed);
            for (Seat seat = 0; seat < 2; ++seat) {
                int sum = 0;
                for (const Rounds::One& one : game.all)
                    sum += lessons::roundUp(one.begin, one.end, one.events, one.beforeRoll, seat)
                               .gains[seat]
                               .completed;
                const Player& player = game.all.back().end.player(seat);
                int there = player.harvested.size();
                for (const Plot& plot : player.plots)
                    there += plot.complete();
                QCOMPARE(sum, there);
                completed += sum;
            }
        }
        QVERIFY(completed > 10);
    }

    void everyDieOfTheRollIsCountedAndNoneOfOmaris() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            for (const Rounds::One& one : Rounds(4, seed).all)
                QCOMPARE(lessons::roundUp(one.begin, one.end, one.events, one.beforeRoll, noSeat).dice.rolled,
                         dicePerTrait * traitCount);
    }

    void countsHeterozygousDiceForNobodyInParticular() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            for (const Rounds::One& one : Rounds(3, seed).all) {
                int shown = 0;
                double expected = 0;
                for (const Event& event : one.events)
                    if (const auto* die = std::get_if<event::DieRolled>(&event); die && !die->omari) {
                        shown += poolAreaOf(die->parents, die->face) == PoolArea::Heterozygous;
                        expected += 2.0 * punnettCounts(die->parents)[1] / 9;
                    }
                const auto dice =
                    lessons::roundUp(one.begin, one.end, one.events, one.beforeRoll, noSeat).dice;
                QVERIFY(!dice.needed);
                QCOMPARE(dice.shown, shown);
                QVERIFY(std::abs(dice.expected - expected) < 1e-9);
            }
    }

    void countsWhatTheViewersPlantsNeeded() {
        double shown = 0;
        double expected = 0;
        int rounds = 0;
        for (std::uint64_t seed = 1; seed <= 150; ++seed)
            for (const Rounds::One& one : Rounds(2, seed).all) {
                const auto dice = lessons::roundUp(one.begin, one.end, one.events, one.beforeRoll, 1).dice;
                int needs = 0;
                for (const Trait trait : allTraits)
                    for (const Genotype genotype : allGenotypes)
                        needs += copiesNeeded(one.beforeRoll, 1, trait, genotype);
                QCOMPARE(dice.needed, needs > 0);
                if (!dice.needed)
                    continue;
                shown += dice.shown;
                expected += dice.expected;
                ++rounds;
            }
        // What is expected is what happens in the long run: within four standard deviations.
        QVERIFY(rounds > 300);
        QVERIFY2(std::abs(shown - expected) < 4 * std::sqrt(expected),
                 qPrintable(QString("%1 shown, %2 expected").arg(shown).arg(expected)));
    }
};

GENOTYPE_TEST(RoundUpTest)
#include "round_up_test.moc"
