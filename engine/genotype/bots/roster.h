// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/bot.h"

/// "random" (any action, all equally likely), then the levels: "novice" (legal and sensible), "apprentice"
/// (values one step ahead), "researcher" and "mendel" (play on in worlds that fit what they have seen).
/// Records of older versions name the novice "simple", and that is found too.
template <> struct core::Roster<genotype::Game> {
    static const Bot<genotype::Game>* find(std::string_view id);
    static std::span<const std::string_view> ids();
};

namespace genotype {

using Roster = core::Roster<Game>;

} // namespace genotype
