// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/entries.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// The words of the lessons. lessons/glossary/README.md describes the files.
namespace lessons {

/// A word of the lessons in one language. Its meaning may link to others, as the texts of lessons do.
struct Term {
    std::string id; ///< for links: the same in every language
    std::string name;
    std::string meaning;
    std::string topic; ///< the lesson that teaches it

    bool operator==(const Term&) const = default;
};

/// Reads the English file (TOML, entries [[term]]), which alone names the lessons; every link must lead to
/// one of its terms.
EntriesReading<Term> readTerms(std::string_view text);
/// Reads a translation, which has a name and a meaning for every term of the English file and no others, with
/// the same links.
EntriesReading<Term> readTerms(std::string_view text, const std::vector<Term>& english);

/// Every term of the game's science booklet and those that the lessons add, in English if the language has
/// none; in the order of their English names. They live as long as the program.
const std::vector<Term>& glossary(std::string_view language = "en");
/// Null if there is none of that id.
const Term* findTerm(std::string_view id, std::string_view language = "en");

/// The ids that a text links to: "gamete" for "[gametes](gamete)".
std::vector<std::string_view> linksIn(std::string_view text);
/// Whether two texts link to the same words, in whatever order.
bool haveSameLinks(std::string_view one, std::string_view other);
/// What is wrong with the marks inside a text: *Rr* in pairs, and links to words that exist.
std::vector<core::Phrase> markFaults(std::string_view text,
                                     const std::function<bool(std::string_view id)>& isTerm);

} // namespace lessons
