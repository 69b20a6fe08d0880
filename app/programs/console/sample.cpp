// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample.h"

#include "lessons/intervals.h"
#include "numbers.h"

#include <cmath>

namespace cli {

double Sample::mean() const {
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

double Sample::margin() const {
    if (count < 2)
        return 0;
    const auto n = static_cast<double>(count);
    const double variance = (static_cast<double>(squares) - n * mean() * mean()) / (n - 1);
    return 1.96 * std::sqrt(variance / n);
}

Json meanJson(const Sample& sample, double scale) {
    return {{"mean", rounded(sample.mean() / scale)}, {"margin", rounded(sample.margin() / scale)}};
}

void addWinRate(Json& object, double wins, std::int64_t games) {
    const auto interval = lessons::wilsonInterval(std::llround(wins), games);
    object["win_rate"] = rounded(wins / static_cast<double>(games));
    object["interval"] = {rounded(interval.low), rounded(interval.high)};
}

} // namespace cli
