// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.h"
#include "engine/genecards/game.h"

/// "random" (any action, all equally likely), "thoughtful" (works out what each action does for its hand) and
/// "monod" (plays hands to their ends).
template <> struct core::Roster<genecards::Game> {
    static const Bot<genecards::Game>* find(std::string_view id);
    static std::span<const std::string_view> ids();
};

namespace genecards {

using Roster = core::Roster<Game>;

} // namespace genecards
