// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/notation.h"
#include "lessons/sampling/gamete_job.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <memory>
#include <variant>
#include <vector>

namespace {

constexpr std::int64_t many = 1'000'000'000;

lessons::Offspring dihybrid() {
    return lessons::Offspring(std::get<lessons::Cross>(lessons::readCross("RrGg", "RrGg")));
}

} // namespace

/// Gametes are drawn on threads while others look at how far these are.
class GameteDrawingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void jobsAtTheSameTimeDrawWhatEachDrawsAlone() {
        const lessons::Offspring offspring = dihybrid();
        const auto alone = lessons::GameteJob(offspring, 20'000, 7).take();
        std::vector<std::unique_ptr<lessons::GameteJob>> jobs;
        for (int i = 0; i < 4; ++i)
            jobs.push_back(std::make_unique<lessons::GameteJob>(offspring, 20'000, 7));
        for (const auto& job : jobs)
            QCOMPARE(job->take(), alone);
    }

    void oneLooksWhileItIsDrawn() {
        lessons::GameteJob job(dihybrid(), 200'000, 1);
        std::int64_t before = 0;
        while (!job.isDone()) {
            const std::int64_t now = job.drawn();
            QVERIFY(now >= before);
            before = now;
        }
        QCOMPARE(job.drawn(), job.count());
    }

    void aJobIsStoppedAndItsDrawingKept() {
        lessons::GameteJob job(dihybrid(), many, 1);
        while (job.drawn() == 0)
            std::this_thread::yield();
        job.stop();
        const auto series = job.take();
        QVERIFY(!series.empty());
        QCOMPARE(series.back().offspring, job.drawn());
    }

    void aJobMayEndBeforeItsDrawing() {
        for (int i = 0; i < 20; ++i)
            lessons::GameteJob(dihybrid(), many, 1).stop();
        lessons::GameteJob(dihybrid(), many, 1);
    }
};

GENOTYPE_TEST(GameteDrawingTest, threads)
#include "gamete_drawing_test.moc"
