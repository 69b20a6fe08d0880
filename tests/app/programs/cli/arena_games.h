// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/program.h"

#include <nlohmann/json.hpp>

namespace tests {

/// What the arena prints about its games; null if it refuses them.
inline nlohmann::json played(const QStringList& options) {
    const auto result = run(QStringList{"arena", "--json"} + options);
    if (result.exitCode != 0 || result.output.count('\n') != 1)
        return {};
    return nlohmann::json::parse(result.output.toStdString(), nullptr, false);
}

} // namespace tests
