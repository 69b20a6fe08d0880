// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/automa.h"

#include <array>
#include <optional>

/// How often a strong bot, Mendel with 400 playouts a choice, beats Brother Johann: shown where a solo game
/// is set up, which names the bot. Nothing is listed that was not measured. The numbers belong to the present
/// rules, cards and bots; all of them come from
///
///     genotype-measure johann --bots mendel --games 400 --iterations 400 --seed 1
namespace genotype {

struct JohannChance {
    Difficulty difficulty = Difficulty::None;
    /// In a hard game, his assistant.
    std::uint8_t assistant = noAssistant;
    int games = 0;
    /// 2 for a win, 1 for a shared one.
    int halfWins = 0;
};

inline constexpr std::array johannChances = [] {
    constexpr auto helpedBy = [](Assistant one, int games, int halfWins) {
        return JohannChance{Difficulty::Hard, static_cast<std::uint8_t>(one), games, halfWins};
    };
    return std::array{JohannChance{Difficulty::Easy, noAssistant, 400, 798},
                      JohannChance{Difficulty::Standard, noAssistant, 400, 602},
                      helpedBy(Assistant::Franz, 400, 682),
                      helpedBy(Assistant::Omari, 400, 606),
                      helpedBy(Assistant::Elisabeth, 400, 315),
                      helpedBy(Assistant::Maria, 400, 210),
                      helpedBy(Assistant::May, 400, 214),
                      helpedBy(Assistant::Leopold, 400, 162)};
}();

/// What was measured against him; no value if nothing was. For a hard game with an assistant who is drawn,
/// all six together, if each was measured.
std::optional<JohannChance> chanceAgainstJohann(Difficulty difficulty, std::uint8_t assistant);

} // namespace genotype
