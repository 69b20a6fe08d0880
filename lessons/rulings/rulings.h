// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/entries.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

/// How the program decides where a rulebook leaves something open. README.md describes the files.
namespace lessons {

/// One decision about the rules that a teacher may want to look up.
struct Ruling {
    enum class Kind {
        Departure, ///< against the letter of the rulebook
        House,     ///< a group of players may see it differently
        Reading,   ///< where the rulebook is silent or unclear
    };

    std::string id; ///< named by the rules from A to Z (lessons/reference)
    Kind kind = Kind::Reading;
    std::string part; ///< one of `rulingParts`
    std::string text;

    bool operator==(const Ruling&) const = default;
};

/// The parts of the games, in the order of the file.
inline constexpr std::array<std::string_view, 9> rulingParts{
    "setup",    "hidden", "working",     "breeding",       "upgrades-and-end",
    "overlays", "solo",   "genome-wars", "gene-expression"};

/// Reads the English file (TOML, entries [[ruling]]), which alone has kinds and parts.
EntriesReading<Ruling> readRulings(std::string_view text);
/// Reads a translation, which has a text for every ruling of the English file and no others.
EntriesReading<Ruling> readRulings(std::string_view text, const std::vector<Ruling>& english);

/// The program's rulings, by part, in English if the language has none. They live as long as the program.
const std::vector<Ruling>& rulings(std::string_view language = "en");
/// Null if there is none of that id.
const Ruling* findRuling(std::string_view id, std::string_view language = "en");

/// Whether `rulingsOf` knows a list of that name.
bool isRulingList(std::string_view name);
/// The texts of a list: "departure" and "house" are those of that kind, a part its readings.
std::vector<std::string> rulingsOf(std::string_view list, std::string_view language = "en");

} // namespace lessons
