// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

namespace genotype::effects {

static_assert(toolsWith<ExtraPlace>.size() == 1 && assistantsWith<ExtraPlace>.empty(),
              "an action counts the tools that hold a die: there is one such card, a tool");

/// One more place for a die in the same pick: the first die goes on a slot, each later use needs such a
/// place.
template <> struct Unit<ExtraPlace> {
    static constexpr Tool tool = toolsWith<ExtraPlace>[0].id;

    static constexpr Moment moment(CardKind) { return Moment::WithDie; }
    static Phrase rule(const ExtraPlace& effect, CardKind kind);

    static int held(const Player& player) { return player.toolCount(tool); }
    static void spend(Moves& moves, int count) {
        for (int i = 0; i < count; ++i)
            moves.discardTool(tool);
    }
};

} // namespace genotype::effects
