// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

#include <string>
#include <string_view>
#include <vector>

namespace lessons {

/// A card, space, row or phase that the games themselves name and explain.
struct GameElement {
    /// Its kind and its notation in the game: "tool rake", "space genes-R", "allele autotrophy". Spaces that
    /// work alike, such as those of the four traits, are one element, with the notation of the first.
    std::string id;
    core::Phrase title;
    core::Phrase rule; ///< what it does, in a sentence or two, with its numbers
};

/// Every phase, space, upgrade, tool and assistant of Genotype, every allele and environment of Genome Wars,
/// every action of Gene Expression: whatever a new card adds is in it by itself.
const std::vector<GameElement>& gameElements();

/// Null if there is none of that id.
const GameElement* findElement(std::string_view id);

} // namespace lessons
