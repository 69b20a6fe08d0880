// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/brood.h"
#include "lessons/topics/experiment.h"

namespace lessons {

/// The born offspring of a cross by what they show together, without phenotypes that cannot come up. Throws
/// std::invalid_argument as `offspringOf` does.
Experiment interactionExperiment(const Interaction& interaction, const Cross& cross);

/// The offspring that are born, by phenotype or by genotype, without those that cannot come up. Where all
/// are born and each gene shows by itself, that is what `offspringByLooks` and `offspringByGenotype` give for
/// the cross; otherwise no square of the game rolls it.
Experiment broodByPhenotype(const Brood& brood);
Experiment broodByGenotype(const Brood& brood);

/// The colour of a phenotype of the brood, as close to the real one as the trait colours come.
Tone toneOf(const Brood& brood, std::size_t phenotype);

} // namespace lessons
