// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "engine/genotype/bots/search.h"

#include <optional>
#include <vector>

namespace genotype {

/// A recommended move, and the reasons for it, worded from its numbers.
struct Hint {
    Action action;
    /// Whole sentences, the most important first; never empty.
    std::vector<core::Phrase> reasons;
    /// How far ahead of the next best move it is, in points; none if it is not the best by that count.
    std::optional<core::Phrase> figure;
};

/// The hint that follows from a search. Precondition: the search was made for this observation, and `ranked`
/// is not empty.
Hint hint(const Observation& seen, const SearchResult& advice);

} // namespace genotype
