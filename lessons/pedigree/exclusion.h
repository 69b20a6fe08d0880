// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/mode.h"

#include <span>

/// Which modes a family rules out, and by whom, if everybody with the genotype shows the trait and nobody
/// else does. How common the allele is makes no difference.
namespace lessons::pedigree {

/// Whether the phenotypes can occur. Throws TooManyLoops.
bool isPossible(const Pedigree& family, Mode mode);
/// Which of these modes are possible, in the order given.
std::vector<Mode> possibleAmong(std::span<const Mode> modes, const Pedigree& family);

struct Exclusion {
    Mode mode = Mode::AutosomalDominant;
    /// Relatives whose phenotypes cannot occur together, in the order of the people. With three or fewer, no
    /// smaller set shows it. With more, which happens only where phenotypes are unknown, none can be left
    /// out, but there may be a smaller set.
    std::vector<std::size_t> people;
    /// "II-3 is affected, but neither parent is (I-1, I-2)."
    core::Phrase why;
};
/// With more known phenotypes than this, a set of three is only looked for among parents and child, because
/// trying every three people would take too long.
inline constexpr std::size_t mostForTrios = 40;

/// Why the mode is ruled out; nothing if it is possible.
std::optional<Exclusion> exclusionOf(const Pedigree& family, Mode mode);

} // namespace lessons::pedigree
