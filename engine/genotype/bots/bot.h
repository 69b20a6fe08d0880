// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.h"
#include "engine/genotype/game.h"

namespace genotype {

using core::Budget;
using Bot = core::Bot<Game>;

/// The bot of that id, which lives as long as the program; null when there is none. Records of older versions
/// name the novice "simple".
const Bot* findBot(std::string_view id);

/// "random" (any action, all equally likely), then the levels, weakest first: "novice" (legal and sensible),
/// "apprentice" (values one step ahead), "researcher" and "mendel" (play on in worlds that fit what they have
/// seen).
std::span<const std::string_view> botIds();

} // namespace genotype
