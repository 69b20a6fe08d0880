// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json.h"

#include <cstdint>

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

/// "mean" and "margin", both divided by `scale`.
Json meanJson(const Sample& sample, double scale = 1);

/// Adds to the object "win_rate", the share of the games that were won, and its 95 % "interval" (Wilson's).
void addWinRate(Json& object, double wins, std::int64_t games);

} // namespace cli
