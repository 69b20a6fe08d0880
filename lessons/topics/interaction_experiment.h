// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/interaction.h"
#include "lessons/topics/experiment.h"

namespace lessons {

/// The born offspring of a cross by what they show together, without phenotypes that cannot come up. Throws
/// std::invalid_argument as `offspringOf` does.
Experiment interactionExperiment(const Interaction& interaction, const Cross& cross);

} // namespace lessons
