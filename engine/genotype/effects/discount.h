// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

#include <algorithm>

namespace genotype::effects {

static_assert(toolsWith<Discount>.size() == 1 && assistantsWith<Discount>.empty(),
              "an action counts the tools of a purchase: there is one such card, a tool");

/// Lowers the price of one purchase of a research upgrade, not below 0. Any number may be played, as long as
/// there is something to lower.
template <> struct Unit<Discount> {
    static constexpr auto card = toolsWith<Discount>[0];

    static constexpr Moment moment(CardKind) { return Moment::WithPurchase; }
    static Phrase rule(const Discount& effect, CardKind kind);

    static int held(const Player& player) { return player.toolCount(card.id); }
    /// `price` after playing this many of the tools.
    static int lowered(int price, int count) { return std::max(0, price - count * card.effect.coins); }
    /// Why this many cannot be played for a purchase at `price`.
    static Refusal refusal(const Player& player, int price, int count) {
        if (count > held(player))
            return Refusal::GrantNotHeld;
        return count > 0 && lowered(price, count - 1) == 0 ? Refusal::GrantWouldDoNothing : Refusal::None;
    }
    static void spend(Moves& moves, int count) {
        for (int i = 0; i < count; ++i)
            moves.discardTool(card.id);
    }
};

} // namespace genotype::effects
