// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/board/upgrades.h"

#include "engine/genotype/effects/discount.h"
#include "engine/genotype/effects/lower_costs.h"

namespace genotype {

namespace {

using Grants = effects::Unit<Discount>;

/// Before Grants.
int fullPrice(const State& state, Seat seat, Upgrade upgrade) {
    const auto kind = static_cast<std::size_t>(upgrade);
    return costFor(state.player(seat), state.prices[kind].steps[state.priceStep[kind]]);
}

} // namespace

int priceFor(const State& state, Seat seat, Upgrade upgrade, int grants) {
    return Grants::lowered(fullPrice(state, seat, upgrade), grants);
}

Refusal purchaseRefusal(const State& state, Upgrade upgrade, int place, int grants) {
    const Player& player = state.player(state.actor);
    switch (upgrade) {
    case Upgrade::NewPlot:
        if (state.plotsLeft == 0)
            return Refusal::OutOfStock;
        break;
    case Upgrade::DiceSlot:
        if (state.diceSlotsLeft == 0)
            return Refusal::OutOfStock;
        break;
    case Upgrade::ActionMarker:
        if (player.markers >= maxMarkers)
            return Refusal::MarkerLimit;
        break;
    case Upgrade::Assistant:
        if (state.assistantsForHire[static_cast<std::size_t>(place)] == noAssistant)
            return Refusal::PlaceEmpty;
        break;
    }
    const int price = fullPrice(state, state.actor, upgrade);
    if (const Refusal refusal = Grants::refusal(player, price, grants); refusal != Refusal::None)
        return refusal;
    return player.coins < Grants::lowered(price, grants) ? Refusal::NotEnoughCoins : Refusal::None;
}

void takeUpgrade(Moves& moves, Upgrade upgrade, int price, int grants) {
    State& state = moves.state();
    Player& player = moves.actor();
    moves.pay(price, CoinReason::Upgrade);
    moves.report(event::UpgradeBought{state.actor, upgrade, static_cast<std::uint8_t>(price),
                                      static_cast<std::uint8_t>(grants)});
    auto& step = state.priceStep[static_cast<std::size_t>(upgrade)];
    if (step + 1 < priceSteps)
        ++step;
    switch (upgrade) {
    case Upgrade::NewPlot:
        --state.plotsLeft;
        ++player.newPlots;
        break;
    case Upgrade::DiceSlot:
        --state.diceSlotsLeft;
        ++player.diceSlots;
        break;
    case Upgrade::ActionMarker: ++player.markers; break;
    case Upgrade::Assistant: break;
    }
}

} // namespace genotype
