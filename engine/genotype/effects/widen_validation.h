// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

#include "engine/genotype/model/queries.h"

namespace genotype::effects {

static_assert(toolsWith<WidenValidation>.size() == 1 && assistantsWith<WidenValidation>.size() == 1,
              "Widening names one tool and one assistant");

/// Whatever validates a trait also validates every copy of that genotype. An assistant does so for free, so
/// the tool is useless to whoever has that assistant.
template <> struct Unit<WidenValidation> {
    static constexpr Tool tool = toolsWith<WidenValidation>[0].id;
    static constexpr Assistant assistant = assistantsWith<WidenValidation>[0].id;

    static constexpr Moment moment(CardKind) { return Moment::WithValidation; }
    static Phrase rule(const WidenValidation& effect, CardKind kind);

    /// How the player can widen a validation; None if there is no card for it.
    static Widening way(const Player& player) {
        return player.has(assistant)        ? Widening::SisterMay
               : player.toolCount(tool) > 0 ? Widening::PollenBrush
                                            : Widening::None;
    }
    /// Why the player cannot widen the validation of this genotype in this way.
    static Refusal refusal(const Player& player, Widening widening, Trait trait, Genotype genotype);
    /// The card is used.
    static void spend(Moves& moves, Widening widening) {
        if (widening == Widening::PollenBrush)
            moves.discardTool(tool);
    }
};

} // namespace genotype::effects
