// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

namespace genotype::effects {

/// More cards in the drawing step of Gardening.
template <> struct Unit<ExtraGardeningDraw> {
    static constexpr Moment moment(CardKind) { return Moment::Always; }
    static Phrase rule(const ExtraGardeningDraw& effect, CardKind kind);

    /// Cards that the player may draw after the step's own.
    static int cards(const Player& player) {
        int extra = 0;
        for (const auto& card : assistantsWith<ExtraGardeningDraw>)
            extra += player.has(card.id) ? card.effect.cards : 0;
        return extra;
    }
};

} // namespace genotype::effects
