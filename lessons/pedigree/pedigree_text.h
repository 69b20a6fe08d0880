// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/pedigree.h"

/// Families as text files, one line for each person; README.md describes the format.
namespace lessons::pedigree {

struct PedigreeFault {
    int line = 0; ///< from 1; 0 if no single line is to blame
    core::Phrase what;
};

struct PedigreeReading {
    /// Empty if there is a fault.
    std::optional<Pedigree> family;
    std::vector<PedigreeFault> faults; ///< in the order of their lines
};

/// In bytes. Larger files are refused without being read.
inline constexpr std::size_t largestPedigree = 64 * 1024;

/// Reads a file of words, or one of the six columns that linkage programs use: family, person, father, mother
/// (0 for none), sex (1 male, 2 female), status (1 unaffected, 2 affected; 0 and −9 unknown). UTF-8, with or
/// without a byte order mark.
PedigreeReading readPedigree(std::string_view text);

/// The family as a file of words, in its order; `readPedigree` gives it back.
std::string writePedigree(const Pedigree& family);

} // namespace lessons::pedigree
