// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/features.h"

#include <array>
#include <cstdint>

namespace genotype {

/// What the value net reads besides the features of the linear evaluation.
inline constexpr int tableInputCount = 74;
/// What it reads of Brother Johann; zero at other tables.
inline constexpr int johannInputCount = 16;
/// The features without the constant, and the rest.
inline constexpr int netInputCount = featureCount - 1 + tableInputCount + johannInputCount;

/// Larger values are cut off, so that the sums of the net cannot overflow.
inline constexpr int netInputLimit = 8000;

/// What the value net reads of a position, for one seat: counts and expected dice in hundredths, worths in
/// hundredths of a point.
struct NetInputs {
    std::array<std::int16_t, netInputCount> values{};
    /// Breeding phases still to come or going on, as in FeatureVector: 0 … 5.
    int stage = 0;
    /// Points that cannot be lost, as in FeatureVector.
    int sure = 0;
};
/// Reads a position for one seat. `state` may be that of an observation.
NetInputs netInputsOf(const State& state, const Outlook& outlook, Seat seat);

} // namespace genotype
