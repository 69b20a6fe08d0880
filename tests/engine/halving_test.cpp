// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/halving.h"

#include "engine/core/random.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using core::Candidate;

namespace {

/// What each candidate is worth on average, in thousandths; a playout adds chance with a standard deviation
/// of about 289.
struct Trial {
    std::vector<int> means;
    std::uint64_t seed = 1;
    std::stop_token stop{};

    std::vector<Candidate> candidates() const {
        std::vector<Candidate> all(means.size());
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i].index = i;
        return all;
    }
    int halve(std::vector<Candidate>& all, int total) const {
        return core::halve(
            all, total, stop, [&](std::uint64_t number) { return seed * 1'000'003 + number; },
            [&](std::uint64_t world, std::uint64_t, const Candidate& candidate) {
                core::Random chance(world * 64 + candidate.index);
                return means[candidate.index] + static_cast<int>(chance.below(1000)) - 500;
            },
            [](const Candidate& one) { return one.mean(); });
    }
};

} // namespace

class HalvingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void triesTheBestMostOften() {
        const Trial trial{.means = {0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100}};
        auto all = trial.candidates();
        QVERIFY(trial.halve(all, 400) <= 400);
        QCOMPARE(all.front().index, std::size_t{11});
        // 12, 6, 3 and 2 candidates share a quarter of the playouts each.
        QCOMPARE(all.front().playouts, 8 + 16 + 33 + 50);
        QCOMPARE(all.back().playouts, 8);
    }

    void returnsEveryCandidateOnce() {
        const Trial trial{.means = {0, 40, -700, 20, 10, -900, 30}};
        auto all = trial.candidates();
        trial.halve(all, 20'000);
        std::vector<std::size_t> indices;
        for (const Candidate& one : all) {
            indices.push_back(one.index);
            QCOMPARE(static_cast<std::size_t>(one.playouts), one.results.size());
        }
        std::ranges::sort(indices);
        QCOMPARE(indices, (std::vector<std::size_t>{0, 1, 2, 3, 4, 5, 6}));
        QVERIFY(all.back().index == 5 || all.back().index == 2);
    }

    void endsAsSoonAsTheChoiceIsClear() {
        const Trial trial{.means = {0, 400, 0, 0}};
        auto all = trial.candidates();
        const int playouts = trial.halve(all, 1'000'000);
        QVERIFY2(playouts <= 4 * 160, qPrintable(QString::number(playouts)));
        QCOMPARE(all.front().index, std::size_t{1});
    }

    void usesAllItsPlayoutsWhileNothingIsClear() {
        const Trial trial{.means = {0, 0}};
        auto all = trial.candidates();
        QCOMPARE(trial.halve(all, 10'000), 10'000);
    }

    void looksAtNothingBeforeThereIsEnough() {
        const Trial trial{.means = {0, 5000}};
        auto all = trial.candidates();
        QCOMPARE(trial.halve(all, 2 * (core::worldsBeforeLooking - 1)), 2 * (core::worldsBeforeLooking - 1));
    }

    /// A twentieth of the playouts' standard deviation better, which 10 000 worlds show and 128 do not.
    void seldomGivesUpTheBest() {
        int found = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const Trial trial{.means = {0, 0, 0, 0, 0, 20, 0, 0}, .seed = seed};
            auto all = trial.candidates();
            trial.halve(all, 60'000);
            found += all.front().index == 5;
        }
        QVERIFY2(found >= 98, qPrintable(QString::number(found)));
    }

    void givesUpWhatIsWorseInEveryWorldByTheSameAmount() {
        std::vector<Candidate> all(2);
        all[1].index = 1;
        const int playouts = core::halve(
            all, 100'000, {}, [](std::uint64_t number) { return number; },
            [](std::uint64_t world, std::uint64_t, const Candidate& one) {
                return static_cast<int>(world % 1000) + (one.index == 1 ? 10 : 0);
            },
            [](const Candidate& one) { return one.mean(); });
        QCOMPARE(playouts, 2 * core::worldsBeforeLooking);
        QCOMPARE(all.front().index, std::size_t{1});
    }
};

GENOTYPE_TEST(HalvingTest)
#include "halving_test.moc"
