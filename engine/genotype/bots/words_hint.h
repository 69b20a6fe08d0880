// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "engine/genotype/bots/search.h"

#include <vector>

namespace genotype {

/// A move worth making, and why, in words made from its numbers.
struct Hint {
    Action action;
    /// Whole sentences, the most telling first; never empty.
    std::vector<core::Phrase> reasons;
};

/// The hint that a search gives. Precondition: the search was made for this observation, and `ranked` is not
/// empty.
Hint hint(const Observation& seen, const SearchResult& advice);

} // namespace genotype
