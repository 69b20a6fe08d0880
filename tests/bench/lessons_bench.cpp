// SPDX-License-Identifier: GPL-3.0-or-later
// Speeds of the lessons: ./dev bench

#include "lessons/cross/notation.h"
#include "lessons/cross/offspring.h"
#include "lessons/goodness_of_fit.h"
#include "lessons/sampling/gamete_draw.h"
#include "lessons/sampling/multinomial.h"

#include <benchmark/benchmark.h>

#include <array>

using namespace lessons;

namespace {

Offspring offspringOf(std::string_view parents, std::vector<double> recombination = {}) {
    return Offspring(std::get<Cross>(readCross(parents, parents, std::move(recombination))));
}

/// The counts of n offspring in four classes; a billion should cost no more than a thousand.
void countsOfACross(benchmark::State& bench) {
    const std::array<double, 4> chances{9 / 16.0, 3 / 16.0, 3 / 16.0, 1 / 16.0};
    std::array<std::int64_t, 4> counts{};
    Generator generator(1);
    for (auto _ : bench) {
        sampleCounts(generator, bench.range(0), chances, counts);
        benchmark::DoNotOptimize(counts);
    }
}
BENCHMARK(countsOfACross)->RangeMultiplier(1000)->Range(1, 1'000'000'000);

/// A billion plants, gamete by gamete; items are plants.
void everyGamete(benchmark::State& bench, const char* parents, std::vector<double> recombination) {
    const Offspring offspring = offspringOf(parents, std::move(recombination));
    constexpr std::int64_t plants = 1'000'000'000;
    std::uint64_t seed = 0;
    for (auto _ : bench)
        benchmark::DoNotOptimize(drawEveryGamete(offspring, plants, ++seed));
    bench.SetItemsProcessed(bench.iterations() * plants);
}
BENCHMARK_CAPTURE(everyGamete, oneGene, "Rr", {})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(everyGamete, twoGenes, "RrGg", {})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(everyGamete, threeGenes, "RrGgTt", {})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(everyGamete, fourGenes, "RrFfGgTt", {})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(everyGamete, twoLinkedGenes, "RG/rg", {0.1})->Unit(benchmark::kMillisecond);

/// The exact multinomial test of a dihybrid cross: 556 are Mendel's, 1412 the most that are tested exactly.
void exactTest(benchmark::State& bench) {
    const std::array<double, 4> chances{9 / 16.0, 3 / 16.0, 3 / 16.0, 1 / 16.0};
    const std::int64_t n = bench.range(0);
    const std::array<std::int64_t, 4> counts{n - 3 * (n / 5), n / 5, n / 5, n / 5};
    for (auto _ : bench)
        benchmark::DoNotOptimize(exactMultinomialTest(counts, chances));
}
BENCHMARK(exactTest)->Arg(25)->Arg(556)->Arg(1412)->Unit(benchmark::kMillisecond);

/// The dice of one game, 25 of four pairs of parents, tested exactly.
void diceOfAGame(benchmark::State& bench) {
    PooledSample sample(genotype::Trait::SeedShape, RollRule::RerolledOnce);
    using genotype::Genotype;
    sample.add({Genotype::Heterozygous, Genotype::Heterozygous}, {2, 3, 4, 1});
    sample.add({Genotype::Heterozygous, Genotype::HomozygousRecessive}, {0, 2, 3, 0});
    sample.add({Genotype::Heterozygous, Genotype::HomozygousDominant}, {1, 2, 0, 2});
    sample.add({Genotype::HomozygousDominant, Genotype::HomozygousRecessive}, {0, 5, 0, 0});
    for (auto _ : bench)
        benchmark::DoNotOptimize(pooledTest(sample).pValue);
}
BENCHMARK(diceOfAGame)->Unit(benchmark::kMicrosecond);

} // namespace
