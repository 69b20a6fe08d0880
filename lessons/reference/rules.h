// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/entries.h"

#include <string>
#include <string_view>
#include <vector>

/// The rules of the games from A to Z, as a person at the table looks them up. README.md describes the files.
namespace lessons {

/// One thing to look up.
struct RuleEntry {
    std::string id; ///< "gardening": for links, the same in every language
    /// The same as the id of the game: "genotype", "genome-wars", "gene-expression".
    std::string game;
    /// The card, space or row that the entry is about, which has its name and its rule from the engine; see
    /// game_elements.h. Empty for everything else.
    std::string of;
    /// The chapter of the game's own rules; not translated.
    std::string chapter;
    /// Decisions where those rules leave something open: ids of lessons/rulings.
    std::vector<std::string> rulings;
    /// Other entries.
    std::vector<std::string> see;
    std::string title; ///< empty for an element
    std::string text;  ///< a few sentences; may be empty for an element
    std::string words; ///< further words by which it is found, separated by spaces

    bool operator==(const RuleEntry&) const = default;
};

/// Reads the English file (TOML, entries [[rule]]), which alone says what the entries are about: every
/// element and every entry that it names must exist.
EntriesReading<RuleEntry> readRules(std::string_view text);
/// Reads a translation, which has a title or text, and words, for every entry of the English file and no
/// others.
EntriesReading<RuleEntry> readRules(std::string_view text, const std::vector<RuleEntry>& english);

/// The program's rules, in English if the language has none. They live as long as the program.
const std::vector<RuleEntry>& rules(std::string_view language = "en");
/// Null if there is none of that id.
const RuleEntry* findRule(std::string_view id, std::string_view language = "en");
/// The entry about an element, "tool rake"; null if there is none.
const RuleEntry* ruleOf(std::string_view element, std::string_view language = "en");

} // namespace lessons
