// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/automa.h"

#include <array>
#include <optional>

/// How often the strongest bot, Mendel with 400 playouts, beats Brother Johann: shown where a solo game is set up.
/// Nothing is listed that was not measured. The numbers belong to the present rules, cards and bots; all of them
/// come from
///
///     genotype-cli johann --bots mendel --iterations 400 --games 400 --seed 1 --into FILE
///
/// stopped when there was no more time.
namespace genotype {

struct JohannChance {
    Difficulty difficulty = Difficulty::None;
    /// In a hard game, his assistant.
    std::uint8_t assistant = noAssistant;
    int games = 0;
    /// 2 for a win, 1 for a shared one.
    int halfWins = 0;
};

inline constexpr std::array<JohannChance, 0> johannChances{};

/// What was measured against him; no value if nothing was. For a hard game with an assistant who is drawn, all six
/// together, if each was measured.
std::optional<JohannChance> chanceAgainstJohann(Difficulty difficulty, std::uint8_t assistant);

} // namespace genotype
