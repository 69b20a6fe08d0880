// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/sample.h"
#include "engine/genotype/model/event.h"
#include "engine/genotype/model/state.h"

#include <array>
#include <cstdint>
#include <vector>

namespace cli {

/// What was counted in plain games.
struct BalanceCount {
    std::int64_t games = 0;
    /// By turn order from the first player: wins in sixtieths (a shared win counts its share), and points.
    std::array<std::int64_t, genotype::maxSeats> wins{};
    std::array<Sample, genotype::maxSeats> points{};
    Sample plants, goals, markers, coins, harvested;
    std::array<std::int64_t, genotype::spaceCount> spaces{};
    std::array<std::int64_t, genotype::upgradeKinds> upgrades{};
    std::array<std::int64_t, genotype::toolKinds> toolsTaken{}, toolsPlayed{};
    std::array<std::int64_t, genotype::assistantCount> hired{};
    std::array<std::array<std::int64_t, 2>, genotype::traitCount> claimed{};
    std::array<std::int64_t, genotype::plantCardCount> sown{}, completed{};

    /// The end of a game and everything that happened in it.
    void add(const genotype::State& end, const std::vector<genotype::Event>& events);
    void add(const BalanceCount& other);
};

} // namespace cli
