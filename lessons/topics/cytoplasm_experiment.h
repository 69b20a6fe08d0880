// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cytoplasm.h"
#include "lessons/topics/experiment.h"

namespace lessons {

/// Seedlings of the four o'clock from a flower on one branch with pollen from another, by their leaves. An
/// egg cell gets `plastids` (1 … 8) of the mother's; the pollen brings none. All three kinds are listed, also
/// those that cannot come up: without them, the list would answer what can.
Experiment cytoplasmExperiment(Branch mother, Branch father, int plastids);

} // namespace lessons
