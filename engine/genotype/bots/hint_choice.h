// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/search.h"

namespace genotype {

/// The parents of the current square after a gene tile was placed or removed.
Parents parentsAfter(Parents parents, const Action& action);

/// Whether the seat to choose would only turn parents (with a gene tile, or with a marker for one) and none
/// of its own plants would have better odds. Precondition: legal.
bool turnsParentsIdly(const Observation& seen, const Action& action);

/// The place in `ranked` of the move to recommend: the first that does not turn parents idly. Such a move can
/// be the strongest, because it harms others; but nobody learns from it. 0 if there is no other.
/// Precondition: `ranked` is not empty.
std::size_t hintedPlace(const Observation& seen, const std::vector<RankedAction>& ranked);

} // namespace genotype
