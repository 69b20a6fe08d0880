// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/family_tree.h"

/// A family in sentences, for whoever does not see it drawn.
namespace lessons::pedigree {

/// "male", "female", "sex unknown".
core::Phrase nameOf(Sex sex);
/// "affected", "not affected", "not known whether affected".
core::Phrase nameOf(Status status);
/// "II-3 (male, affected)".
core::Phrase described(const Person& person);
/// "II-3 (male, affected), child of I-2 and I-1"; a founder without parents.
core::Phrase describedWithParents(const Pedigree& family, std::size_t person);
/// "Parents: I-1 (male, not affected) and I-2 (female, affected). Children: II-1 (male, affected)." One for
/// each couple, from the oldest; then those who belong to no couple and have no parents.
std::vector<core::Phrase> sentencesOf(const Pedigree& family);

} // namespace lessons::pedigree
