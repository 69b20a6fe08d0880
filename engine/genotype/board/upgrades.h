// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/discount.h"
#include "engine/genotype/effects/lower_costs.h"
#include "engine/genotype/model/refusal.h"
#include "engine/genotype/moves/moves.h"

/// The research upgrades: what they cost, whether they are available, and what a purchase does.
namespace genotype {

/// What an upgrade costs the player, reduced by Brother Leopold and `grants` Grants.
inline int priceFor(const State& state, Seat seat, Upgrade upgrade, int grants = 0) {
    const auto kind = static_cast<std::size_t>(upgrade);
    const int price = costFor(state.player(seat), state.prices[kind].steps[state.priceStep[kind]]);
    return effects::Unit<Discount>::lowered(price, grants);
}

/// Why the acting player cannot have it, whatever it costs; `place` is the assistant's.
Refusal stockRefusal(const State& state, Upgrade upgrade, int place);
/// Why the acting player cannot pay this price with this many Grants.
inline Refusal paymentRefusal(const Player& player, int price, int grants) {
    using Grants = effects::Unit<Discount>;
    if (const Refusal refusal = Grants::refusal(player, price, grants); refusal != Refusal::None)
        return refusal;
    return player.coins < Grants::lowered(price, grants) ? Refusal::NotEnoughCoins : Refusal::None;
}
/// Why the acting player cannot buy it.
Refusal purchaseRefusal(const State& state, Upgrade upgrade, int place, int grants);

/// Calls visit(action) for each purchase that the acting player can make, until it returns true, and returns
/// that.
template <typename Visit> bool visitPurchases(const State& state, const Visit& visit) {
    const Player& player = state.player(state.actor);
    const int held = effects::Unit<Discount>::held(player);
    for (int kind = 0; kind < upgradeKinds; ++kind) {
        const auto upgrade = static_cast<Upgrade>(kind);
        const int price = priceFor(state, state.actor, upgrade);
        const bool hires = upgrade == Upgrade::Assistant;
        const int places = hires ? static_cast<int>(state.assistantsForHire.size()) : 1;
        for (int place = 0; place < places; ++place) {
            if (stockRefusal(state, upgrade, place) != Refusal::None)
                continue;
            for (int grants = 0; grants <= held; ++grants)
                if (paymentRefusal(player, price, grants) == Refusal::None &&
                    visit(hires ? act::hire(place, grants) : act::buy(upgrade, grants)))
                    return true;
        }
    }
    return false;
}

/// The acting player pays and takes a tile or marker; an assistant to hire is chosen afterwards.
void takeUpgrade(Moves& moves, Upgrade upgrade, int price, int grants);

} // namespace genotype
