// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/linkage.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace lessons {

namespace {

/// x ln y, with 0 ln 0 = 0.
double xLogY(double x, double y) {
    return x == 0 ? 0 : x * std::log(y);
}

double decimalLog(double naturalLog) {
    return naturalLog / std::log(10.0);
}

void requireFraction(double fraction) {
    if (!(fraction >= 0 && fraction <= 0.5))
        throw std::invalid_argument("a recombination fraction is outside 0 to 0.5");
}

} // namespace

RecombinationEstimate recombinationFromTestCross(std::int64_t recombinants, std::int64_t offspring,
                                                 double confidence) {
    if (offspring <= 0 || recombinants < 0 || recombinants > offspring)
        throw std::invalid_argument("there must be offspring, and the recombinants among them");
    const auto n = static_cast<double>(offspring);
    const auto k = static_cast<double>(recombinants);
    const Interval wilson = wilsonInterval(recombinants, offspring, confidence);
    RecombinationEstimate estimate;
    estimate.fraction = std::min(0.5, k / n);
    estimate.standardError = std::sqrt(estimate.fraction * (1 - estimate.fraction) / n);
    estimate.interval = {std::min(0.5, wilson.low), std::min(0.5, wilson.high)};
    estimate.lod = std::max(0.0, decimalLog(xLogY(k, estimate.fraction) +
                                            xLogY(n - k, 1 - estimate.fraction) + n * std::log(2.0)));
    return estimate;
}

double haldaneCentimorgans(double fraction) {
    requireFraction(fraction);
    return -50 * std::log1p(-2 * fraction);
}

double kosambiCentimorgans(double fraction) {
    requireFraction(fraction);
    return 50 * std::atanh(2 * fraction);
}

double fractionAcross(double before, double after) {
    requireFraction(before);
    requireFraction(after);
    return before + after - 2 * before * after;
}

} // namespace lessons
