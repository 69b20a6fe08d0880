// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace app {

/// What a class has counted of an experiment, as other classes in the same database may see it.
struct PoolSum {
    int experiment = 0;
    /// Of the class, as pupils see it.
    std::string className{};
    int contributors = 0;
    int tables = 0;
    /// By outcome.
    std::vector<std::int64_t> counts{};

    bool operator==(const PoolSum&) const = default;
};

} // namespace app
