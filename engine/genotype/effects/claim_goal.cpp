// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/claim_goal.h"

#include "engine/genotype/effects/lower_costs.h"
#include "engine/genotype/model/queries.h"

namespace genotype::effects {

using words::counted;

Refusal Unit<ClaimGoal>::refusal(const ClaimGoal& effect, const State& state, Seat seat) {
    const Player& player = state.player(seat);
    // A goal that is paid for but not chosen yet already takes its marker.
    if (player.goalMarkersLeft <= promisedGoals(state))
        return Refusal::NoGoalMarkerLeft;
    if (freeGoals(state) <= promisedGoals(state))
        return Refusal::NoFreeGoal;
    return player.coins < costFor(player, effect.coins) ? Refusal::NotEnoughCoins : Refusal::None;
}

void Unit<ClaimGoal>::apply(const ClaimGoal& effect, Card card, Moves& moves) {
    moves.pay(costFor(moves.actor(), effect.coins), coinReason(card));
    moves.push({.kind = PendingKind::Goal});
}

Phrase Unit<ClaimGoal>::rule(const ClaimGoal& effect, CardKind) {
    return counted(
        effect.coins,
        ENGINE_SINGULAR("Pay 1 coin to mark a free research goal. You do not need an action space for it."),
        ENGINE_PLURAL("engine",
                      "Pay %n coins to mark a free research goal. You do not need an action space for it."));
}

} // namespace genotype::effects
