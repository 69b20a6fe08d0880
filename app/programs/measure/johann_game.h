// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/roster.h"
#include "engine/genotype/model/event.h"
#include "engine/genotype/model/state.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

/// A game of a bot against Brother Johann, and what is counted in it.
namespace cli {

/// A difficulty and, in a hard game, his assistant.
struct JohannTable {
    genotype::Difficulty difficulty = genotype::Difficulty::Easy;
    std::uint8_t assistant = genotype::noAssistant;

    bool operator==(const JohannTable&) const = default;
};

/// Easy, standard, and the six assistants of the hard game, the easiest first.
const std::vector<JohannTable>& johannTables();
/// "easy", "standard", "franz" …
std::string_view nameOf(const JohannTable& table);

/// What may validate a trait, in the order of the report.
inline constexpr std::array johannSources{
    genotype::ValidationSource::University,         genotype::sourceOf(genotype::Tool::WateringFunnel),
    genotype::sourceOf(genotype::Assistant::Anna),  genotype::sourceOf(genotype::Assistant::Elisabeth),
    genotype::sourceOf(genotype::Assistant::Omari), genotype::ValidationSource::Die,
    genotype::ValidationSource::ToolShed,           genotype::ValidationSource::Assistants,
    genotype::ValidationSource::FullGarden,         genotype::sourceOf(genotype::Assistant::Maria)};

/// What one side had at the end.
struct JohannSide {
    genotype::Score score;
    /// Traits validated by each of `johannSources`; and, of Brother Johann's, validations that found no
    /// trait.
    std::array<int, johannSources.size()> validated{}, lost{};

    bool operator==(const JohannSide&) const = default;
};

inline constexpr std::array johannSideNames{"player", "johann"};
inline constexpr int johannSides = johannSideNames.size();

struct JohannGame {
    /// The player's: 2 for a win, 1 for a shared one.
    int halfWins = 0;
    /// The player's and Johann's.
    std::array<JohannSide, johannSides> sides{};

    bool operator==(const JohannGame&) const = default;
};

/// Plays a game; `choices` is the seed of the bot's.
JohannGame playedAgainstJohann(const genotype::Bot& bot, const genotype::Setup& setup, std::uint64_t choices,
                               const genotype::Budget& budget);

} // namespace cli
