// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/action.h"
#include "engine/genomewars/observation.h"

namespace genomewars {

/// Those of the legal genomes whose expected change is the highest or nearly so: no more than a thirtieth
/// below it. In their order in `legal`. Which of them a team takes is a matter of temperament. Precondition:
/// the choice is of a genome.
ActionList goodGenomes(const Observation& seen, const ActionList& legal);

} // namespace genomewars
