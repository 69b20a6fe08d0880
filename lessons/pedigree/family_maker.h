// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/mode.h"

/// Families from seeds, for problems that a pupil can solve.
namespace lessons::pedigree {

struct FamilyWish {
    /// How the trait is inherited.
    Mode mode = Mode::AutosomalDominant;
    /// Which of `mainModes` the family does not rule out, in their order.
    std::vector<Mode> left;
    int generations = 3;    ///< 2 … 4
    std::size_t fewest = 7; ///< people
    std::size_t most = 14;  ///< people, 4 … 40
    /// How many times as likely the phenotypes are under `mode` as under each other mode that is left, for an
    /// allele of frequency 0.01; 0 if it does not matter.
    double leastOdds = 0;
};

/// The sets of `mainModes` that a family of the mode can leave. A family of an X-linked mode never rules out
/// the autosomal one with the same dominance, however unlikely that becomes.
std::vector<std::vector<Mode>> setsLeftBy(Mode mode);

/// A family of at least two affected and two unaffected people, all phenotypes known, whose ids are the
/// numbers of `FamilyTree`. The same wish and seed give the same family. Throws std::invalid_argument for a
/// wish that no family fulfils or a number out of its range, and std::runtime_error if none was found in very
/// many tries (too few people for what is wished).
Pedigree makeFamily(const FamilyWish& wish, std::uint64_t seed);

} // namespace lessons::pedigree
