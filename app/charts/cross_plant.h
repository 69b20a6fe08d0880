// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/plant_look.h"
#include "lessons/cross/offspring.h"

namespace app {

/// Translates a look of a gene for the game's painters: the first look is dominant, the last recessive.
genotype::Phenotype phenotypeOf(const lessons::Gene& gene, std::size_t look);

/// A plant with these looks, one for each gene of the cross.
PlantLook plantOf(const lessons::Cross& cross, const std::vector<std::size_t>& looks);

} // namespace app
