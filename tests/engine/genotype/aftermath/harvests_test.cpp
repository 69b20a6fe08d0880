// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/harvests.h"

#include "engine/genotype/aftermath/estimate.h"
#include "played_game.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>

using namespace genotype;
using tests::playedGame;

namespace {

double leadIn(const Harvest& one) {
    return one.lead;
}

Estimate traitsIn(const std::vector<Harvest>& harvests) {
    Samples traits;
    for (const Harvest& one : harvests)
        traits.push_back(one.traits);
    return estimateOf(traits);
}

} // namespace

class HarvestsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsTheRollOfEveryRound() {
        const Record record = playedGame(4, 5, 31);
        const auto rolls = breedingRolls(record);
        QCOMPARE(rolls.size(), std::size_t{5});
        for (std::size_t i = 0; i < rolls.size(); ++i)
            QCOMPARE(int{replay(record, rolls[i]).state.round}, static_cast<int>(i) + 1);
    }

    void tellsWhatTheRealGameBrought() {
        const Record record = playedGame(3, 5, 32);
        const auto rolls = breedingRolls(record);
        const genotype::Replay game = replay(record);
        for (std::size_t round = 0; round < rolls.size(); ++round) {
            int validated = 0;
            bool breeding = false;
            int seen = 0;
            for (const Event& event : game.events) {
                if (const auto* phase = std::get_if<event::PhaseBegan>(&event)) {
                    breeding = phase->phase == Phase::Breeding;
                    seen += breeding;
                }
                if (const auto* trait = std::get_if<event::TraitValidated>(&event))
                    validated += breeding && trait->seat == 1 && seen == static_cast<int>(round) + 1;
            }
            const OtherHarvests found = otherHarvests(record, rolls[round], 1, 3, 1);
            QCOMPARE(found.real.traits, validated);
            QCOMPARE(found.others.size(), std::size_t{3});
        }
    }

    /// What the action itself covers, before the dice fall, is none of the harvest.
    void countsNothingOfTheActionThatLeadsToTheRoll() {
        int found = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const Record record = playedGame(2, 2, seed);
            for (const std::size_t roll : breedingRolls(record)) {
                if (record.actions[roll].kind != ActionKind::Validate)
                    continue;
                ++found;
                const State before = replay(record, roll).state;
                const Seat seat = before.actor;
                int validated = 0;
                for (std::size_t i = roll + 1;; ++i) {
                    const State state = replay(record, i).state;
                    if (state.phase != Phase::Breeding)
                        break;
                    std::vector<Event> events;
                    State after = state;
                    applyLegal(after, record.actions[i], &events);
                    for (const Event& event : events)
                        if (const auto* trait = std::get_if<event::TraitValidated>(&event))
                            validated += trait->seat == seat;
                }
                QCOMPARE(otherHarvests(record, roll, seat, 2, 1).real.traits, validated);
            }
        }
        QVERIFY(found > 0);
    }

    void theSameSeedGivesTheSameThrows() {
        const Record record = playedGame(2, 2, 33);
        const auto roll = breedingRolls(record).front();
        const auto throws = [&](std::uint64_t seed) {
            return otherHarvests(record, roll, 0, 20, seed).others;
        };
        QVERIFY(throws(1) == throws(1));
        QVERIFY(throws(1) != throws(2));
    }

    /// In the last round only the picks are left: the real dice leave less to chance than other dice do.
    void theRealDiceLeaveLessToChance() {
        const Record record = playedGame(3, 2, 34);
        const auto found = otherHarvests(record, breedingRolls(record).back(), 0, 400, 1);
        QVERIFY(traitsIn(found.others).error > traitsIn(found.replayed).error);
    }

    void againstBrotherJohannToo() {
        const Record record = playedGame(1, 2, 35);
        const auto found = otherHarvests(record, breedingRolls(record).front(), 0, 50, 1);
        QVERIFY(traitsIn(found.others).mean > 0);
        const State end = replay(record).state;
        QCOMPARE(found.real.lead, double(score(end, 0).total() - score(end, 1).total()));
    }

    void ranksCountEqualOnesHalf() {
        const std::vector<Harvest> others{{0, 1}, {0, 2}, {0, 2}, {0, 5}};
        QCOMPARE(rankOf(others, 2, leadIn), 0.5);
        QCOMPARE(rankOf(others, 0, leadIn), 0.0);
        QCOMPARE(rankOf(others, 9, leadIn), 1.0);
    }
};

GENOTYPE_TEST(HarvestsTest)
#include "harvests_test.moc"
