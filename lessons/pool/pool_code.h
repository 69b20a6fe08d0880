// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Pool codes: what a group counted in one experiment, as a few characters that can be read out, typed in or
/// scanned. README.md describes them character by character.
namespace lessons {

/// What a pool code carries.
struct PoolCount {
    int experiment = 0; ///< an id of the table in `pool_experiment.h`
    int group = 1;      ///< 1 … mostPoolGroups
    int serial = 0;     ///< 0 … poolSerials − 1: the group's codes for this experiment, in turn
    std::vector<std::int64_t> counts; ///< by outcome, in the order of the experiment

    bool operator==(const PoolCount&) const = default;
};

inline constexpr int mostPoolGroups = 40;
/// After the last serial number comes 0 again.
inline constexpr int poolSerials = 8;
/// The most plants, in all outcomes together, of one code.
inline constexpr std::int64_t mostPoolPlants = 1'000'000'000;

struct PoolCodeError {
    enum class Kind : std::uint8_t {
        Empty,             ///< nothing is written
        WrongCharacter,    ///< detail: a character that is in no code
        WrongLength,       ///< detail: the number of characters, which is none that a code has
        Mistyped,          ///< the check characters do not agree: something is wrong or swapped
        UnknownExperiment, ///< correct, but of an experiment that this version does not know
    };
    Kind kind = Kind::Empty;
    std::string detail; ///< short and printable

    bool operator==(const PoolCodeError&) const = default;
};

/// The error in one sentence.
core::Phrase phrase(const PoolCodeError& error);

/// The code in groups of four, "K7Q2-9FMX-04TB": 12 characters for up to four outcomes and 1,000 plants, else
/// as many groups of four as are needed. Nothing if 28 characters are not enough or there are more than
/// `mostPoolPlants`. Throws std::invalid_argument if group, serial number or experiment do not exist, if the
/// number of counts is not that of the experiment, if a count is negative, or if nothing was counted.
std::optional<std::string> writePoolCode(const PoolCount& count);

/// Reads a code in capitals or small letters, with blanks and hyphens anywhere; I and L are read as 1, O as
/// 0.
std::variant<PoolCount, PoolCodeError> readPoolCode(std::string_view text);

} // namespace lessons
