// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/breeding/mystery.h"

namespace lessons::breeding {

/// What can be seen on a bench, without the genotypes: all that a judgement may rest on.
struct Evidence {
    struct Member {
        Sex sex = Sex::Female;
        Look look;
        std::optional<std::size_t> strain; ///< if it is one of the first
        std::optional<std::size_t> cross;  ///< else the place of the cross that it comes from
    };
    struct Count {
        Look look;
        Sex sex = Sex::Female;
        std::int64_t count = 0;
    };
    /// All offspring of the same two parents, who are places in `members`.
    struct Cross {
        std::size_t mother = 0;
        std::size_t father = 0;
        std::vector<Count> counts;
        std::size_t first = 0; ///< the place of the first record that went into it
    };

    int level = 1;
    Organism organism = Organism::Pea;
    std::size_t characters = 1;
    std::vector<Look> strains;
    std::vector<Member> members; ///< parents stand before their offspring
    std::vector<Cross> crosses;  ///< in the order in which they were first made
};

} // namespace lessons::breeding
