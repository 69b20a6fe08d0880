// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/family_tree.h"

/// How far right everybody of a drawn family stands.
namespace lessons::pedigree {

/// Between neighbours of one generation who are partners, or brothers and sisters, in places …
inline constexpr double nearestKin = 1;
/// … and between others.
inline constexpr double nearestOthers = 1.3;

/// The place of each person, the leftmost at 0. Everybody keeps the order of the tree and the distances
/// above; within these, couples stand as exactly as possible above the middle of their children, and then
/// partners, brothers and sisters as close together as possible. This is the quadratic programme by which
/// kinship2 aligns families (Sinnwell, Therneau and Schaid 2014, Hum. Hered. 78: 91–93).
std::vector<double> placesOf(const Pedigree& family, const FamilyTree& tree);

} // namespace lessons::pedigree
