// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/nondisjunction.h"
#include "lessons/topics/experiment.h"

namespace lessons {

/// Which pair of chromosomes fails to separate.
enum class FailingPair : std::uint8_t {
    Any,    ///< gametes are counted, by their number of chromosomes
    Flies,  ///< offspring of a white-eyed fruit fly and a red-eyed male, if her two X stay together
    People, ///< zygotes by their sex chromosomes
};

/// What comes of cells in which the pair fails. Outcomes that cannot come up are listed as well: without
/// them, the list would answer what can. Of flies, only a failure in the mother is looked at.
Experiment nonDisjunctionExperiment(FailingPair pair, const Failure& failure);

} // namespace lessons
