// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/bots/temperament.h"

#include "engine/genomewars/expectation.h"

#include <algorithm>

namespace genomewars {

namespace {

/// One part in so many of the best expected change does not matter: chance decides.
constexpr std::int64_t tolerance = 30;

} // namespace

ActionList goodGenomes(const Observation& seen, const ActionList& legal) {
    const TurnsAhead ahead = turnsAhead(seen.visible, seen.seat);
    std::int64_t best = expectedChange(legal[0].genome(), ahead);
    for (const Action& action : legal)
        best = std::max(best, expectedChange(action.genome(), ahead));
    const std::int64_t least = best - std::max<std::int64_t>(best, 0) / tolerance;
    ActionList good;
    for (const Action& action : legal)
        if (expectedChange(action.genome(), ahead) >= least)
            good.push(action);
    return good;
}

} // namespace genomewars
