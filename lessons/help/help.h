// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/entries.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the page Help says. README.md describes the files.
namespace lessons {

/// A table that is made from the cards and the board.
enum class HelpTable {
    None,
    Spaces,
    Upgrades,
    Tools,
    Assistants,
    Alleles,
    NaturalRolls,
    ModifiedRolls,
    Environments,
    Actions
};
/// Their names in the files, in that order.
inline constexpr std::array<std::string_view, 10> helpTableNames{
    "",        "spaces",        "upgrades",       "tools",        "assistants",
    "alleles", "natural-rolls", "modified-rolls", "environments", "actions"};

/// What stands in a text instead of its name in braces, "{action-points}".
enum class HelpValue { Version, CategoryOrder, ActionPoints, RerollFace };
/// Their names in the files, in that order.
inline constexpr std::array<std::string_view, 4> helpValueNames{"version", "category-order", "action-points",
                                                                "reroll-face"};

/// A stretch of a chapter, in the order in which it is shown; what is empty is left out.
struct HelpPart {
    std::string head;
    std::vector<std::string> paragraphs;
    std::vector<std::string> list;
    HelpTable table = HelpTable::None;
    std::vector<std::array<std::string, 2>> rows; ///< further rows of the table: a name, and what it means
    std::string rulings;                          ///< a list of `rulingsOf` (lessons/rulings)

    bool operator==(const HelpPart&) const = default;
};

struct HelpChapter {
    std::string id; ///< the target of links; the same in every language
    std::string title;
    std::vector<HelpPart> parts;

    bool operator==(const HelpChapter&) const = default;
};

/// Reads the English file (TOML, entries [[chapter]] with [[chapter.part]]), which alone names tables and
/// rulings; these and the values in braces must exist.
EntriesReading<HelpChapter> readHelp(std::string_view text);
/// Reads a translation, which has the texts of every chapter of the English file, part by part, with the same
/// values.
EntriesReading<HelpChapter> readHelp(std::string_view text, const std::vector<HelpChapter>& english);

/// The program's help, in English if the language has none, in reading order. It lives as long as the
/// program.
const std::vector<HelpChapter>& help(std::string_view language = "en");

/// All texts of a part, in their order.
std::vector<std::string> textsOf(const HelpPart& part);
/// The names in braces of a text: "version" for "Version {version}.".
std::vector<std::string_view> valuesIn(std::string_view text);

} // namespace lessons
