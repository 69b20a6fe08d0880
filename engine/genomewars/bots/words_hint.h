// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/hint.h"
#include "engine/genomewars/bots/search.h"

namespace genomewars {

using Hint = core::Hint<Game>;

/// The hint that follows from a search. Precondition: the search was made for this observation, and `ranked`
/// is not empty.
Hint hint(const Observation& seen, const SearchResult& advice);

} // namespace genomewars

template <> struct core::Adviser<genomewars::Game> {
    static constexpr const char* name = "Darwin";
    static Hint<genomewars::Game> advise(const genomewars::Observation& seen,
                                         const genomewars::ActionList& legal, Random& random,
                                         const Budget& budget, const std::vector<std::string>&) {
        return genomewars::hint(seen, genomewars::search(seen, legal, random, budget));
    }
};
