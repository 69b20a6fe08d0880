// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/mode.h"
#include "lessons/topics/experiment.h"

namespace lessons {

/// The next child of a couple, in one family after the other that looks like this one: daughters and sons,
/// affected or not. Chances are those of `pedigree::nextChild` for an allele of frequency 0.01; outcomes that
/// cannot come up stay in the list, because without them it would give the mode away. `id` names the family
/// in the key. Throws std::invalid_argument if the family rules the mode out.
Experiment nextChildExperiment(const std::string& id, const pedigree::Pedigree& family, pedigree::Mode mode,
                               pedigree::Parents parents);

} // namespace lessons
