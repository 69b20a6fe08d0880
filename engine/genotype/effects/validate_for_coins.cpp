// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/effects/validate_for_coins.h"

#include "engine/genotype/effects/lower_costs.h"
#include "engine/genotype/model/queries.h"

namespace genotype::effects {

using words::counted;

Refusal Unit<ValidateForCoins>::refusal(const ValidateForCoins& effect, const State& state, Seat seat) {
    const Player& player = state.player(seat);
    if (uncoveredTraits(player) == 0)
        return Refusal::NoUncoveredTrait;
    return player.coins < costFor(player, effect.coins) ? Refusal::NotEnoughCoins : Refusal::None;
}

void Unit<ValidateForCoins>::apply(const ValidateForCoins& effect, Card card, Moves& moves) {
    moves.pay(costFor(moves.actor(), effect.coins), coinReason(card));
    moves.push({.kind = PendingKind::Validate, .source = sourceOf(card)});
}

Phrase Unit<ValidateForCoins>::rule(const ValidateForCoins& effect, CardKind) {
    return counted(
        effect.coins, ENGINE_SINGULAR("Once in each working phase, pay 1 coin to validate any one trait."),
        ENGINE_PLURAL("engine", "Once in each working phase, pay %n coins to validate any one trait."));
}

} // namespace genotype::effects
