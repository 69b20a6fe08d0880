// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/mode.h"
#include "meiosis_layer.h"

namespace app {

/// The meiosis of two people of a family, with their genotypes and how certain these are in words. Part of
/// the answer wherever the mode is to be found out. Throws what `lessons::pedigree::coupleCross` throws.
/// Precondition: the mode is one of the main ones and not ruled out.
MeiosisOccasion familyMeiosis(const lessons::pedigree::Pedigree& family, lessons::pedigree::Mode mode,
                              lessons::pedigree::Parents couple);

} // namespace app
