// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "johann_file.h"

#include <string>
#include <vector>

namespace cli {

/// The first `games` games of each bot at each table, as far as they have been played: a row for each bot and
/// table, and one for the hard games of a bot with several assistants together.
Json johannReport(const std::map<JohannKey, JohannGame>& played, const std::vector<std::string>& bots,
                  const std::vector<JohannTable>& tables, std::int64_t games);

/// Markdown tables, as in the bots' README.
std::string johannText(const Json& report);

} // namespace cli
