// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/estimate.h"

#include <cmath>

namespace genotype {

Estimate estimateOf(const Samples& samples) {
    const auto count = static_cast<double>(samples.size());
    double sum = 0;
    for (const double one : samples)
        sum += one;
    const double mean = sum / count;
    double squares = 0;
    for (const double one : samples)
        squares += (one - mean) * (one - mean);
    return {mean, std::sqrt(squares / (count - 1) / count)};
}

Estimate sumOf(const Estimate& one, const Estimate& other) {
    return {one.mean + other.mean, std::hypot(one.error, other.error)};
}

} // namespace genotype
