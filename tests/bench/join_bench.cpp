// SPDX-License-Identifier: GPL-3.0-or-later
// How long one try at a join code takes, and what a host needs for each visitor: ./dev bench

#include "app/network/discovery/answer_verifier.h"
#include "app/network/discovery/join_code.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <string>

using namespace app::join;

namespace {

/// What somebody who forges a host needs for each certificate or seal: half a second is wanted.
void oneTryAtAForgedHost(benchmark::State& bench) {
    const std::string fingerprint(32, 'f');
    std::string seal(sealBytes, 's');
    for (auto _ : bench) {
        ++seal[0];
        benchmark::DoNotOptimize(JoinCode::of(fingerprint, seal, "8b"));
    }
}

/// What a host needs for an answer: so little that nobody can keep it busy.
void oneAnswerAtTheDoor(benchmark::State& bench) {
    const std::string key(32, 'k');
    AnswerVerifier keeper(key, std::string(sealBytes, 's'));
    const std::string challenge = AnswerVerifier::challenge();
    const std::string answer = proofOf(key, challenge);
    for (auto _ : bench)
        benchmark::DoNotOptimize(
            keeper.verify("10.0.0.5", challenge, answer, std::chrono::steady_clock::now()));
}

} // namespace

BENCHMARK(oneTryAtAForgedHost)->Unit(benchmark::kMillisecond);
BENCHMARK(oneAnswerAtTheDoor)->Unit(benchmark::kMicrosecond);
