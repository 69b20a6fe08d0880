// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/judge.h"
#include "engine/genotype/rules/rules.h"

namespace genotype {

/// What the position is worth to its acting seat (hundredths of a point) when that seat takes the action,
/// seen at a glance: its further choices are made by instinct, except that the best gene tile and goal are
/// searched for. About as good as `worthAfter` and much faster. Precondition: legal, and `held` is held open
/// (lookahead.h).
int worthAtAGlance(const State& held, const Action& action, const Judge& judge = linearJudge);

/// Of the actions that instinct prefers, the one that is worth most at a glance. Near ties are decided by
/// `random`. Precondition: `legal` is what the acting seat may do, and not empty.
Action glancedChoice(const State& state, const ActionList& legal, core::Random& random,
                     const Judge& judge = linearJudge);

} // namespace genotype
