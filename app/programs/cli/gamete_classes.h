// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/three_point.h"

#include <string>

namespace cli {

struct NamedGametes {
    lessons::MappedGenes genes;
    lessons::GameteCounts counts{};
};

/// Reads "--genes v,s,B --observed v++=734,+sB=665,…". At each gene a class has the symbol of --genes, or
/// else "+" or the same symbol with its first letter in the other case; classes left out count 0. Or eight
/// counts alone, in the order ABC, ABc, AbC, Abc, aBC, aBc, abC, abc, where A is the symbol of --genes.
/// Throws UserError.
NamedGametes gametesIn(const std::string& genes, const std::string& observed);

} // namespace cli
