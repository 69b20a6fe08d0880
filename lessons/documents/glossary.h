// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"

#include <string_view>
#include <vector>

namespace lessons {

/// A word of the lessons, in English texts marked with ENGINE_TEXT. Meanings may link to others, as the texts
/// of lessons do.
struct Term {
    std::string_view id;
    const char* name;
    const char* meaning;
    std::string_view topic; ///< the lesson that teaches it; empty if there is none
};

/// Every term of the game's science booklet and those that the lessons add; in the order of their English
/// names.
const std::vector<Term>& glossary();

/// Null if there is none of that id.
const Term* findTerm(std::string_view id);

/// The ids that a text links to: "gamete" for "[gametes](gamete)".
std::vector<std::string_view> linksIn(std::string_view text);

} // namespace lessons
