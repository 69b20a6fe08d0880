// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/action.h"
#include "engine/genotype/model/state.h"

namespace genotype {

/// Whether actions of this kind are taken in the phase. Only a table of phases: whether one is legal now is
/// said by `whyNot`.
bool belongsTo(Phase phase, const Action& action);

} // namespace genotype
