// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

/// Counts by class and the chance of each class.
using Counts = std::vector<std::int64_t>;
using Chances = std::vector<double>;

inline const Chances threeToOne{3 / 4.0, 1 / 4.0};
inline const Chances dihybrid{9 / 16.0, 3 / 16.0, 3 / 16.0, 1 / 16.0};
