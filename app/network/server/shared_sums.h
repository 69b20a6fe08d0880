// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pool_sum.h"
#include "record_table.h"

#include <optional>
#include <vector>

namespace app {

/// What the classes in one database share, among the records of each.
class SharedSums {
public:
    explicit SharedSums(RecordTable& table) : m_table(table) {}

    /// In place of what the class has shared before.
    bool save(const std::vector<PoolSum>& sums);
    /// What the others share, by experiment, name and class; no value if it cannot be read.
    std::optional<std::vector<PoolSum>> ofOthers();

private:
    RecordTable& m_table;
};

} // namespace app
