// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.h"
#include "engine/genomewars/game.h"

/// "random" (any action, all equally likely), "evolver" (computes the expected value of each genome),
/// "naturalist" (the same, but not always the same one of equals) and "darwin" (plays games to their ends).
template <> struct core::Roster<genomewars::Game> {
    static const Bot<genomewars::Game>* find(std::string_view id);
    static std::span<const std::string_view> ids();
};

namespace genomewars {

using Roster = core::Roster<Game>;

} // namespace genomewars
