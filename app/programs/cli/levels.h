// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/games.h"
#include "output.h"

#include <string>

namespace cli {

/// The bot with that id. Throws UserError that lists the known ones.
template <typename G = genotype::Game> const core::Bot<G>& botNamed(const std::string& id) {
    if (const core::Bot<G>* bot = core::Roster<G>::find(id))
        return *bot;
    std::string known;
    for (const auto one : core::Roster<G>::ids())
        known.append(known.empty() ? "" : ", ").append(one);
    throw UserError("there is no bot " + id + " (there are: " + known + ")");
}

} // namespace cli
