// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace cli {

struct BalanceOptions {
    /// 2 … 5.
    int players = 4;
    /// 1 … 5.
    int rounds = genotype::maxRounds;
    /// Plain games, and as many with gifts.
    std::int64_t games = 1000;
    std::uint64_t seed = 0;
    std::string bot = "apprentice";
    /// Playouts for each choice of a bot that searches; 0: its default.
    std::int64_t iterations = 0;
    /// As `pricesOf` reads them; those not named are the catalogue's.
    std::vector<std::string> prices;
    /// As `giftsNamed` takes them.
    std::vector<std::string> gifts;
    /// 0: one for each core.
    int threads = 0;
    bool json = false;
};

CLI::App* addBalance(CLI::App& program, BalanceOptions& options);

/// Plays bots of one level against each other and prints what decides the games: wins by turn order, points
/// by source, how often each space, upgrade and card is used, and what items given at random at the start are
/// worth. The same seed gives the same report. Throws UserError for an unknown bot or gift and for prices
/// that are none.
void balance(const BalanceOptions& options);

} // namespace cli
