// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/program.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

/// A session of `genotype-cli serve`.
namespace tests {

/// The replies to lines, one for each; null for a reply that is not JSON.
inline std::vector<nlohmann::json> replies(const QByteArrayList& lines) {
    const auto result = run({"serve"}, lines.join('\n') + '\n');
    std::vector<nlohmann::json> list;
    if (result.exitCode != 0 || !result.errors.isEmpty())
        return list;
    for (const QByteArray& line : result.output.split('\n'))
        if (!line.isEmpty())
            list.push_back(nlohmann::json::parse(line.toStdString(), nullptr, false));
    return list;
}

inline QByteArray request(nlohmann::json fields) {
    return QByteArray::fromStdString(fields.dump());
}

/// Empty if the reply is no error.
inline std::string codeOf(const nlohmann::json& reply) {
    return reply.value("ok", true) ? "" : reply["error"]["code"].get<std::string>();
}

} // namespace tests
