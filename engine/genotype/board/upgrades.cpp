// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/board/upgrades.h"

namespace genotype {

Refusal stockRefusal(const State& state, Upgrade upgrade, int place) {
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
        if (state.player(state.actor).markers >= maxMarkers)
            return Refusal::MarkerLimit;
        break;
    case Upgrade::Assistant:
        if (state.assistantsForHire[static_cast<std::size_t>(place)] == noAssistant)
            return Refusal::PlaceEmpty;
        break;
    }
    return Refusal::None;
}

Refusal purchaseRefusal(const State& state, Upgrade upgrade, int place, int grants) {
    const Refusal refusal = stockRefusal(state, upgrade, place);
    if (refusal != Refusal::None)
        return refusal;
    return paymentRefusal(state.player(state.actor), priceFor(state, state.actor, upgrade), grants);
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
