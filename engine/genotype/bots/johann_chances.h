// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/automa.h"

#include <array>
#include <optional>

/// How often a strong bot, the Researcher with his 60 playouts, beats Brother Johann: shown where a solo game
/// is set up, which names the bot. Nothing is listed that was not measured. The numbers belong to the present
/// rules, cards and bots; all of them come from
///
///     genotype-cli johann --bots researcher --games 400 --seed 1
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
    return std::array{JohannChance{Difficulty::Easy, noAssistant, 400, 782},
                      JohannChance{Difficulty::Standard, noAssistant, 400, 332},
                      helpedBy(Assistant::Franz, 400, 350),
                      helpedBy(Assistant::Omari, 400, 296),
                      helpedBy(Assistant::Elisabeth, 400, 79),
                      helpedBy(Assistant::Maria, 400, 42),
                      helpedBy(Assistant::May, 400, 68),
                      helpedBy(Assistant::Leopold, 400, 44)};
}();

/// What was measured against him; no value if nothing was. For a hard game with an assistant who is drawn,
/// all six together, if each was measured.
std::optional<JohannChance> chanceAgainstJohann(Difficulty difficulty, std::uint8_t assistant);

} // namespace genotype
