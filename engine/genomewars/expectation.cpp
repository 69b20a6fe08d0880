// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/expectation.h"

#include "engine/genomewars/judgement.h"

namespace genomewars {

namespace {

constexpr std::int64_t one = 1'000'000;

} // namespace

int changeOf36(const Genome& genome, Environment environment, bool acting) {
    int sum = 0;
    for (int roll = 2; roll <= 12; ++roll)
        sum += waysToRoll(roll) * judge(genome, environment, roll, acting).change;
    return sum;
}

TurnsAhead turnsAhead(const State& visible, Seat seat) {
    const bool begun = visible.phase == Phase::Evolution;
    // The chance that nobody has rolled a 2 before that turn; after a 2 every environment is equally likely.
    const bool known = begun || visible.startEnvironment != noEnvironment;
    const auto present = begun ? visible.environment : static_cast<Environment>(visible.startEnvironment);
    std::int64_t unchanged = known ? one : 0;
    TurnsAhead ahead;
    const auto count = [&](Seat acting) {
        auto& turns = acting == seat ? ahead.own : ahead.others;
        for (const EnvironmentInfo& info : environments)
            turns[static_cast<std::size_t>(info.id)] +=
                (one - unchanged) / environmentCount + (known && info.id == present ? unchanged : 0);
        unchanged = unchanged * 35 / 36;
    };
    const Seat first = begun ? visible.first : seat;
    // A mutation is chosen at the end of a turn, a roll is made at its beginning.
    bool counts = !begun || visible.now().kind == PendingKind::Roll;
    Seat acting = begun ? visible.actor : seat;
    for (int round = visible.round; round <= visible.rounds;) {
        if (counts && visible.isAlive(acting))
            count(acting);
        counts = true;
        acting = visible.nextSeat(acting);
        if (acting == first)
            ++round;
    }
    return ahead;
}

std::int64_t expectedChange(const Genome& genome, const TurnsAhead& ahead) {
    std::int64_t sum = 0;
    for (const EnvironmentInfo& info : environments) {
        const auto at = static_cast<std::size_t>(info.id);
        sum += ahead.own[at] * changeOf36(genome, info.id, true);
        sum += ahead.others[at] * changeOf36(genome, info.id, false);
    }
    return sum;
}

} // namespace genomewars
