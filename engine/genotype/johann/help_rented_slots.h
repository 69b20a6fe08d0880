// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/johann/helper.h"

namespace genotype::johann {

/// Before his first shift of a round he pays, if he can, for as many extra shifts as the card has slots.
template <> struct Help<RentedSlots> {
    static Phrase rule() {
        return {ENGINE_TEXT("engine", "Brother Johann pays 1 coin in each breeding phase for 2 more shifts."),
                {}};
    }
    static void beforeShift(BrotherJohann& he, Assistant self) {
        constexpr RentedSlots effect = effects::Unit<RentedSlots>::assistant.effect;
        const bool first =
            he.own().shiftsLeft == johannShifts + he.self().diceSlots && !he.self().hasUsed(self);
        if (!first || he.self().coins < effect.coins)
            return;
        he.self().markUsed(self);
        he.report(event::AssistantUsed{johannSeat, self});
        he.pay(effect.coins, coinReason(self));
        he.own().shiftsLeft = static_cast<std::uint8_t>(he.own().shiftsLeft + effect.extraSlots);
    }
};

} // namespace genotype::johann
