// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/event.h"
#include "engine/genotype/model/state.h"

#include <array>
#include <cstdint>
#include <vector>

namespace cli {

/// Sum and sum of squares of whole numbers, which can be added in any order.
struct Sample {
    std::int64_t count = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(std::int64_t value) {
        ++count;
        sum += value;
        squares += value * value;
    }
    void add(const Sample& other) {
        count += other.count;
        sum += other.sum;
        squares += other.squares;
    }
    /// 0 for an empty sample.
    double mean() const;
    /// Half of the 95 % interval of the mean (normal approximation); 0 for fewer than two.
    double margin() const;
};

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
