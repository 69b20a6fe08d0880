// SPDX-License-Identifier: GPL-3.0-or-later
// Speeds of the Lab's charts, and how long the report on a finished game takes: ./dev bench

#include "app/charts/outcome_chart.h"
#include "app/charts/running_strip.h"
#include "app/games/genotype/luck_reporter.h"
#include "app/learn/lab/lab_reading.h"
#include "app/learn/lab/lab_session.h"
#include "app/ui/theme/theme.h"
#include "engine/genotype/bots/roster.h"
#include "engine/genotype/rules/rules.h"
#include "lessons/sampling/repeated_samples.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QEventLoop>
#include <QtCore/QThread>
#include <QtWidgets/QApplication>
#include <QtWidgets/QVBoxLayout>

#include <benchmark/benchmark.h>

#include <ctime>

using namespace app;

namespace {

/// A second of 100 rolls, one every 10 ms, each shown by the chart of counts and the running share; reported
/// is the share of one core that this takes: seconds of work for each second of rolls, however late they come
/// on a busy machine. Arg: how many had been rolled before.
void runningChartAtHundredRollsASecond(benchmark::State& bench) {
    LabSession session(1);
    session.roll(bench.range(0));
    QWidget window;
    auto* rows = new QVBoxLayout(&window);
    auto* chart = new OutcomeChart(&window);
    auto* strip = new RunningStrip(&window);
    rows->addWidget(chart, 3);
    rows->addWidget(strip, 1);
    window.resize(700, 600);
    window.show();
    QCoreApplication::processEvents();
    constexpr int rolls = 100;
    constexpr int pause = 10; // milliseconds
    double used = 0;
    double all = 0;
    for (auto _ : bench) {
        QElapsedTimer clock;
        clock.start();
        const std::clock_t before = std::clock();
        for (int i = 0; i < rolls; ++i) {
            session.roll(1);
            const LabReading reading = readingOf(session, false);
            chart->setNumbers(reading.numbers);
            strip->setRunning(reading.numbers[0].name, reading.running, 0, reading.chances[0]);
            QCoreApplication::processEvents();
            if (const qint64 left = (i + 1) * pause - clock.elapsed(); left > 0)
                QThread::msleep(static_cast<unsigned long>(left));
        }
        used += double(std::clock() - before) / CLOCKS_PER_SEC;
        all += double(rolls * pause) / 1000;
    }
    bench.counters["share_of_a_core"] = used / all;
}
BENCHMARK(runningChartAtHundredRollsASecond)
    ->Arg(0)
    ->Arg(100'000)
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);

/// A thousand samples of a billion each.
void thousandSamplesOfABillion(benchmark::State& bench) {
    LabSession session(1);
    const auto chances = session.experiment(false).chances();
    for (auto _ : bench)
        benchmark::DoNotOptimize(
            lessons::repeatedStatistics(session.generator(), 1000, lessons::maxOffspring, chances));
}
BENCHMARK(thousandSamplesOfABillion)->Unit(benchmark::kMillisecond);

/// A finished game between apprentices, of the length that the sheet proposes. Arg: the players.
genotype::Record finishedGame(int players) {
    using namespace genotype;
    Record record;
    record.setup = {.players = players, .rounds = players == 2 ? 4 : 3, .seed = 7};
    for (int seat = 0; seat < players; ++seat)
        record.seats.push_back({"Player " + std::to_string(seat + 1), "apprentice", seat});
    State state = newGame(record.setup);
    core::Random random(1);
    ActionList legal;
    while (!state.finished()) {
        legalActions(state, legal);
        const Action action =
            Roster::find("apprentice")->chooseAction(observe(state, state.actor), legal, random);
        record.actions.push_back(action);
        applyLegal(state, action);
    }
    return record;
}

/// From the end of a game to the report on its luck and skill, on all cores, as the end page makes it; wanted
/// are at most 5 s on two. Arg: the players.
void luckReport(benchmark::State& bench) {
    const genotype::Record record = finishedGame(static_cast<int>(bench.range(0)));
    for (auto _ : bench) {
        LuckReporter reporter;
        reporter.setGame(record);
        QEventLoop loop;
        QObject::connect(&reporter, &LuckReporter::finished, &loop, &QEventLoop::quit);
        reporter.start();
        loop.exec();
        if (!reporter.report())
            bench.SkipWithError("no report");
    }
}
BENCHMARK(luckReport)->DenseRange(2, 5)->Iterations(1)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    Theme::install();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
