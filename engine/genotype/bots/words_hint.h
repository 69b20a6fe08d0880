// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/hint.h"
#include "engine/genotype/bots/search.h"

namespace genotype {

using Hint = core::Hint<Game>;

/// The hint that follows from a search. Precondition: the search was made for this observation, and `ranked`
/// is not empty.
Hint hint(const Observation& seen, const SearchResult& advice);

} // namespace genotype

template <> struct core::Adviser<genotype::Game> {
    static constexpr const char* name = "Mendel";
    static Hint<genotype::Game> advise(const genotype::Observation& seen, const genotype::ActionList& legal,
                                       Random& random, const Budget& budget,
                                       const std::vector<std::string>&) {
        return genotype::hint(seen, genotype::advise(seen, legal, random, budget));
    }
};
