// SPDX-License-Identifier: GPL-3.0-or-later
// Speeds of the engine: ./dev bench

#include "engine/genotype/bots/roster.h"
#include "engine/genotype/bots/words_hint.h"
#include "engine/genotype/model/observation.h"
#include "engine/genotype/rules/rules.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <thread>

using namespace genotype;

namespace {

/// Uniformly random games, legal actions listed at every step; items are decisions.
void randomGames(benchmark::State& bench) {
    const int players = static_cast<int>(bench.range(0));
    core::Random choice(1);
    ActionList list;
    std::int64_t decisions = 0;
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        State state = newGame({.players = players, .seed = seed++});
        while (!state.finished()) {
            legalActions(state, list);
            applyLegal(state, list[choice.below(static_cast<std::uint32_t>(list.size()))]);
            ++decisions;
        }
        benchmark::DoNotOptimize(state);
    }
    bench.SetItemsProcessed(decisions);
}
BENCHMARK(randomGames)->DenseRange(2, 5)->Unit(benchmark::kMicrosecond);

void copyState(benchmark::State& bench) {
    const State state = newGame({.players = 5, .seed = 1});
    State copy = state;
    for (auto _ : bench) {
        copy = state;
        benchmark::DoNotOptimize(copy);
        benchmark::ClobberMemory();
    }
    bench.counters["bytes"] = sizeof(State);
}
BENCHMARK(copyState);

void observeState(benchmark::State& bench) {
    const State state = newGame({.players = 4, .seed = 1});
    for (auto _ : bench)
        benchmark::DoNotOptimize(observe(state, 2));
}
BENCHMARK(observeState);

/// From the question to a hint when the search is stopped after 700 ms, as the app does; Arg: the players.
/// How many playouts that were is the counter.
void hintWithinASecond(benchmark::State& bench) {
    const State state = newGame({.players = static_cast<int>(bench.range(0)), .seed = 5});
    State later = state;
    ActionList legal;
    for (legalActions(later, legal); later.round < 2 || later.now().kind != PendingKind::Marker;
         legalActions(later, legal)) {
        core::Random random(1);
        applyLegal(later, Roster::find("novice")->chooseAction(observe(later, later.actor), legal, random));
    }
    const Observation seen = observe(later, later.actor);
    int playouts = 0;
    for (auto _ : bench) {
        std::stop_source stop;
        std::jthread clock([&stop] {
            std::this_thread::sleep_for(std::chrono::milliseconds(700));
            stop.request_stop();
        });
        core::Random random(3);
        const SearchResult advice =
            advise(seen, legal, random, {.iterations = 1'000'000, .stop = stop.get_token()});
        benchmark::DoNotOptimize(hint(seen, advice));
        playouts = advice.playouts;
    }
    bench.counters["playouts"] = playouts;
}
BENCHMARK(hintWithinASecond)->DenseRange(2, 5)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Games of four, one after the other, from choice to choice between several actions.
class Choices {
public:
    void goToNext() {
        for (;;) {
            if (m_state.finished())
                m_state = newGame({.players = 4, .seed = ++m_seed});
            legalActions(m_state, m_list);
            if (m_list.size() > 1)
                return;
            take(m_list[0]);
        }
    }
    Observation seen() const { return observe(m_state, m_state.actor); }
    const ActionList& list() const { return m_list; }
    void take(const Action& action) { applyLegal(m_state, action); }

private:
    std::uint64_t m_seed = 0;
    State m_state = newGame({.players = 4, .seed = 0});
    ActionList m_list;
};

/// Whole games in which one bot has every seat; the time is that of one choice.
void choose(benchmark::State& bench, const char* id) {
    const Bot& bot = *Roster::find(id);
    core::Random random(1);
    Choices choices;
    for (auto _ : bench) {
        bench.PauseTiming();
        choices.goToNext();
        const Observation seen = choices.seen();
        bench.ResumeTiming();
        const Action action = bot.chooseAction(seen, choices.list(), random);
        bench.PauseTiming();
        choices.take(action);
        bench.ResumeTiming();
    }
}
BENCHMARK_CAPTURE(choose, apprentice, "apprentice")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(choose, net, "net")->Unit(benchmark::kMicrosecond);

/// How many playouts a search makes in a second (items), at choices of games in which all follow the Novice:
/// the same 200 choices each time, since a playout from the beginning of a round takes longer than one from
/// its end.
void playouts(benchmark::State& bench, const SearchOptions& options) {
    const Bot& novice = *Roster::find("novice");
    core::Random random(1);
    Choices choices;
    std::int64_t made = 0;
    for (auto _ : bench) {
        bench.PauseTiming();
        choices.goToNext();
        const Observation seen = choices.seen();
        bench.ResumeTiming();
        made += search(seen, choices.list(), random, {.iterations = 400}, options).playouts;
        bench.PauseTiming();
        choices.take(novice.chooseAction(seen, choices.list(), random));
        bench.ResumeTiming();
    }
    bench.SetItemsProcessed(made);
}
BENCHMARK_CAPTURE(playouts, researcher, researcherOptions)->Unit(benchmark::kMillisecond)->Iterations(200);
BENCHMARK_CAPTURE(playouts, mendelByWeights, mendelByWeights)->Unit(benchmark::kMillisecond)->Iterations(200);
BENCHMARK_CAPTURE(playouts, mendel, mendelOptions)->Unit(benchmark::kMillisecond)->Iterations(200);

} // namespace
