// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/discount.h"
#include "engine/genotype/model/refusal.h"
#include "engine/genotype/moves/moves.h"

/// The research upgrades: what they cost, whether they are available, and what a purchase does.
namespace genotype {

/// What an upgrade costs the player, reduced by Brother Leopold and `grants` Grants.
int priceFor(const State& state, Seat seat, Upgrade upgrade, int grants = 0);

/// Why the acting player cannot buy it; `place` is the assistant's.
Refusal purchaseRefusal(const State& state, Upgrade upgrade, int place, int grants);

/// Calls visit(action) for each purchase that the acting player can make, until it returns true, and returns
/// that.
template <typename Visit> bool visitPurchases(const State& state, const Visit& visit) {
    const int held = effects::Unit<Discount>::held(state.player(state.actor));
    for (int kind = 0; kind < upgradeKinds; ++kind) {
        const auto upgrade = static_cast<Upgrade>(kind);
        const bool hires = upgrade == Upgrade::Assistant;
        const int places = hires ? static_cast<int>(state.assistantsForHire.size()) : 1;
        for (int place = 0; place < places; ++place)
            for (int grants = 0; grants <= held; ++grants)
                if (purchaseRefusal(state, upgrade, place, grants) == Refusal::None &&
                    visit(hires ? act::hire(place, grants) : act::buy(upgrade, grants)))
                    return true;
    }
    return false;
}

/// The acting player pays and takes a tile or marker; an assistant to hire is chosen afterwards.
void takeUpgrade(Moves& moves, Upgrade upgrade, int price, int grants);

} // namespace genotype
