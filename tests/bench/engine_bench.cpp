// SPDX-License-Identifier: GPL-3.0-or-later
// Speeds of the engine: ./dev bench

#include "engine/genotype/model/observation.h"
#include "engine/genotype/rules/rules.h"

#include <benchmark/benchmark.h>

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

} // namespace
