// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross/read.h"
#include "lessons/goodness_of_fit.h"
#include "lessons/sampling/gamete_job.h"
#include "lessons/sampling/generator.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <memory>
#include <new>
#include <numeric>
#include <stdexcept>

using namespace lessons;
using tests::crossOf;

namespace {

const Offspring& dihybrid() {
    static const Offspring offspring(crossOf("RrGg", "RrGg"));
    return offspring;
}

/// Every point adds up, and none has fewer than the one before.
bool isWhole(const std::vector<RunningPoint>& series) {
    std::int64_t before = 0;
    for (const RunningPoint& point : series) {
        if (std::accumulate(point.counts.begin(), point.counts.end(), std::int64_t{0}) != point.offspring ||
            point.offspring <= before)
            return false;
        before = point.offspring;
    }
    return true;
}

} // namespace

/// Without Qt, so that the thread sanitizer can check it.
class GameteJobTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGameteIsDrawnAndTheWayIsKept() {
        GameteJob job(dihybrid(), 1'000'000, 1);
        const auto series = job.take();
        QVERIFY(job.isDone());
        QCOMPARE(job.drawn(), 1'000'000);
        QCOMPARE(job.count(), 1'000'000);
        QVERIFY(std::int64_t(series.size()) >= GameteJob::parts);
        QVERIFY(isWhole(series));
        QCOMPARE(series.back().offspring, 1'000'000);
        QVERIFY(goodnessOfFit(series.back().counts, dihybrid().byGenotype()).pValue > 0.001);
    }

    void fewAreDrawnOneByOne() {
        for (const std::int64_t count : {1, 2, 59, 61}) {
            GameteJob job(dihybrid(), count, 3);
            const auto series = job.take();
            QVERIFY(isWhole(series));
            QCOMPARE(series.back().offspring, count);
            QCOMPARE(std::int64_t(series.size()), count);
        }
    }

    void theSameSeedGivesTheSamePlants() {
        const auto drawn = [](std::uint64_t seed) { return GameteJob(dihybrid(), 100'000, seed).take(); };
        QCOMPARE(drawn(7), drawn(7));
        QVERIFY(drawn(7) != drawn(8));
    }

    void onesLookIsNeverAheadOfTheNext() {
        GameteJob job(dihybrid(), 200'000'000, 1);
        std::int64_t before = 0;
        while (!job.isDone()) {
            const std::int64_t now = job.drawn();
            QVERIFY(now >= before && now <= job.count());
            before = now;
        }
        QCOMPARE(job.drawn(), job.count());
    }

    void aStoppedJobKeepsWhatItHasDrawn() {
        // Linked genes take longest, so it cannot finish before it is stopped.
        const Offspring linked(crossOf("RFGT/rfgt", "RFGT/rfgt", {0.1, 0.1, 0.1}));
        GameteJob job(linked, maxOffspring, 1);
        while (job.drawn() == 0)
            std::this_thread::yield();
        job.stop();
        const auto series = job.take();
        QVERIFY(job.isDone());
        QVERIFY(!series.empty());
        QVERIFY(isWhole(series));
        QVERIFY(series.back().offspring < maxOffspring);
        QCOMPARE(series.back().offspring, job.drawn());
    }

    void theCrossMayBeGoneBeforeTheJobIsDone() {
        auto offspring = std::make_unique<Offspring>(crossOf("Ff", "Ff"));
        GameteJob job(*offspring, 10'000'000, 5);
        offspring.reset();
        const auto series = job.take();
        QVERIFY(isWhole(series));
        QVERIFY(goodnessOfFit(series.back().counts, std::vector{0.25, 0.5, 0.25}).pValue > 0.001);
    }

    void aDrawThatFailsKeepsWhatWasDrawnAndEndsNoProgram() {
        int calls = 0;
        GameteJob job(dihybrid(), 600, 1,
                      [&calls](const Offspring& offspring, std::int64_t count, std::uint64_t seed,
                               const DrawProgress& progress) {
                          if (++calls > 3)
                              throw std::bad_alloc();
                          return drawEveryGamete(offspring, count, seed, progress);
                      });
        const auto series = job.take();
        QVERIFY(job.isDone());
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, std::rethrow_exception(job.fault()));
        QCOMPARE(series.size(), std::size_t{3});
        QCOMPARE(series.back().offspring, 30);
        GameteJob whole(dihybrid(), 600, 1);
        whole.take();
        QVERIFY(!whole.fault());
    }

    void refusesNoneAndMoreThanABillion() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, GameteJob(dihybrid(), 0, 1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, GameteJob(dihybrid(), maxOffspring + 1, 1));
    }
};

GENOTYPE_TEST(GameteJobTest)
#include "gamete_job_test.moc"
