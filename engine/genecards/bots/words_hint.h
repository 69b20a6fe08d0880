// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/hint.h"
#include "engine/genecards/bots/search.h"

namespace genecards {

using Hint = core::Hint<Game>;

/// The hint that follows from a search. `names` are by seat. Precondition: the search was made for this
/// observation, and `ranked` is not empty.
Hint hint(const Observation& seen, const SearchResult& advice, const std::vector<std::string>& names);

} // namespace genecards

template <> struct core::Adviser<genecards::Game> {
    static constexpr const char* name = "Monod";
    static Hint<genecards::Game> advise(const genecards::Observation& seen,
                                        const genecards::ActionList& legal, Random& random,
                                        const Budget& budget, const std::vector<std::string>& names) {
        return genecards::hint(seen, genecards::search(seen, legal, random, budget), names);
    }
};
