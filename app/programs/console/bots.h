// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/games.h"
#include "numbers.h"
#include "output.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// Games that bots play.
namespace cli {

/// For each game in a series, the seed of its cards and dice, and the seed of its players' choices.
using GameSeeds = std::array<std::uint64_t, 2>;
std::vector<GameSeeds> seedsOf(std::uint64_t series, std::size_t games);

/// Calls `visit.template operator()<Game>()` for the game with that id. Throws UserError that lists the games
/// if there is none.
template <typename Visit> void withGame(const std::string& id, const Visit& visit) {
    std::vector<std::string_view> known;
    const bool found = games::Games::forEach([&]<typename G>() {
        known.push_back(G::id);
        if (G::id == id)
            visit.template operator()<G>();
        return G::id == id;
    });
    if (!found)
        throw UserError("unknown game " + id + " (known games: " + joined(known, ", ") + ")");
}

/// The bot with that id. Throws UserError that lists the known ones.
template <typename G = genotype::Game> const core::Bot<G>& botNamed(const std::string& id) {
    if (const core::Bot<G>* bot = core::Roster<G>::find(id))
        return *bot;
    throw UserError("there is no bot " + id + " (there are: " + joined(core::Roster<G>::ids(), ", ") + ")");
}

} // namespace cli
