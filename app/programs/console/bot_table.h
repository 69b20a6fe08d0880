// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/game.h"
#include "engine/genomewars/game.h"
#include "engine/genotype/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cli {

/// What a table of bots agrees on, as options name it. Not every option applies to every game.
struct BotTable {
    /// The id of a game.
    std::string game{genotype::Game::id};
    int players = 2;
    std::uint64_t seed = 0;
    std::optional<int> rounds;
    std::optional<int> target;
    std::vector<std::string> overlays;
    std::string johann;
    std::string assistant;
};

/// The setup that a table describes. Throws UserError if it describes none, or if an option does not apply to
/// the game. Each game has its own, declared here.
template <typename G> typename G::Setup setupOf(const BotTable& table);
template <> genotype::Setup setupOf<genotype::Game>(const BotTable& table);
template <> genecards::Setup setupOf<genecards::Game>(const BotTable& table);
template <> genomewars::Setup setupOf<genomewars::Game>(const BotTable& table);

} // namespace cli
