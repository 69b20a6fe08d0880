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
    std::vector<PedigreeFault> notes;  ///< no faults, but what was left out, added or decided
};

/// In bytes. Larger files are refused without being read.
inline constexpr std::size_t largestPedigree = 64 * 1024;

/// Reads a file of words, or one of columns (pedigree_columns.h). A parent who is missing beside a known one
/// is added. Text as `textIn` decodes it.
PedigreeReading readPedigree(std::string_view text);

/// The family as a file of words, in its order; `readPedigree` gives it back.
std::string writePedigree(const Pedigree& family);

} // namespace lessons::pedigree
