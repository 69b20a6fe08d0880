// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/rules/routine.h"

#include "engine/genotype/rules/rules.h"

namespace genotype {

bool spends(const State& state, const Action& action) {
    State next = state;
    applyLegal(next, action);
    const Player& before = state.player(state.actor);
    const Player& after = next.player(state.actor);
    if (after.coins < before.coins)
        return true;
    for (std::size_t tool = 0; tool < before.tools.size(); ++tool)
        if (after.tools[tool] < before.tools[tool])
            return true;
    return false;
}

bool isRoutine(const State& state, const Action& action) {
    return action.kind != ActionKind::RemoveGeneTile && !spends(state, action);
}

} // namespace genotype
