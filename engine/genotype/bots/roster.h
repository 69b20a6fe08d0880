// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/bot.h"

/// "random" (any action, all equally likely), then the levels: "novice" (legal and sensible), "apprentice"
/// (looks one step ahead), "researcher" and "mendel" (simulate worlds consistent with what they have seen).
/// Records of older versions call the novice "simple", which is found too.
template <> struct core::Roster<genotype::Game> {
    static const Bot<genotype::Game>* find(std::string_view id);
    static std::span<const std::string_view> ids();
};

namespace genotype {

using Roster = core::Roster<Game>;

} // namespace genotype
