// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/plant_look.h"
#include "lessons/cross/offspring.h"

namespace app {

/// What a gene's look is in the terms of the game's painters: the first is dominant, the last recessive.
genotype::Phenotype phenotypeOf(const lessons::Gene& gene, std::size_t look);

/// The plant that shows these looks of a cross's genes.
PlantLook plantOf(const lessons::Cross& cross, const std::vector<std::size_t>& looks);

} // namespace app
