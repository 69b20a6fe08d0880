// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

#include <algorithm>

namespace genotype::effects {

/// Every cost is lowered, not below a minimum, and never raised.
template <> struct Unit<LowerCosts> {
    static constexpr Moment moment(CardKind) { return Moment::Always; }
    static Phrase rule(const LowerCosts& effect, CardKind kind);

    static int lowered(const Player& player, int cost) {
        for (const auto& card : assistantsWith<LowerCosts>)
            if (player.has(card.id) && cost > card.effect.minimum)
                cost = std::max(card.effect.minimum, cost - card.effect.by);
        return cost;
    }
};

} // namespace genotype::effects

namespace genotype {

/// What something costs this player, reduced by Brother Leopold.
inline int costFor(const Player& player, int cost) {
    return effects::Unit<LowerCosts>::lowered(player, cost);
}

} // namespace genotype
