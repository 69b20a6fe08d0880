// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/bots/roster.h"
#include "engine/genomewars/bots/roster.h"
#include "engine/genotype/bots/roster.h"

/// All games of the program, with their bots. A new game needs one entry in `Games`.
namespace games {

/// A list of games; iterate over it with `forEach`.
template <core::RecordedGame First, core::RecordedGame... More>
requires core::PlayedByBots<First> &&(core::PlayedByBots<More>&&...) struct List {
    static constexpr std::size_t size = 1 + sizeof...(More);

    /// Calls `visit.template operator()<Game>()` for each, in order, until one returns true; whether one did.
    template <typename Visit> static bool forEach(Visit&& visit) {
        return visit.template operator()<First>() || (visit.template operator()<More>() || ...);
    }
};

using Games = List<genotype::Game, genomewars::Game, genecards::Game>;

} // namespace games
