// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>

namespace cli {

struct LuckCheckOptions {
    /// 1 (against Brother Johann, standard) … 5.
    int players = 4;
    std::string bot = "apprentice";
    /// At least 2.
    std::int64_t games = 40;
    std::uint64_t seed = 1;
    /// 2 … 100 000, for each position.
    int samples = 64;
    /// Plays positions on to the end of the round, instead of judging them as they stand.
    bool playOn = false;
    /// 0: one for each core.
    int threads = 0;
};

CLI::App* addLuckCheck(CLI::App& program, LuckCheckOptions& options);

/// Plays games of one bot and prints how well luck is told from skill in them: whether the mean luck is zero,
/// how much of the spread of the results luck explains, and what it takes. Throws UserError for an unknown
/// bot.
void luckCheck(const LuckCheckOptions& options);

} // namespace cli
