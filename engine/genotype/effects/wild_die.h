// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

namespace genotype::effects {

static_assert(toolsWith<WildDie>.size() == 1 && assistantsWith<WildDie>.size() == 1,
              "DieUse names one tool and one assistant");

/// One die counts as any genotype of its colour; an assistant does so once a round. Dice that are used
/// without being taken (RollOwnDice) can be made wild by the tool alone.
template <> struct Unit<WildDie> {
    static constexpr Tool tool = toolsWith<WildDie>[0].id;
    static constexpr Assistant assistant = assistantsWith<WildDie>[0].id;

    static constexpr Moment moment(CardKind) { return Moment::WithDie; }
    static Phrase rule(const WildDie& effect, CardKind kind);

    static constexpr bool isWild(DieUse use) { return use == DieUse::Rake || use == DieUse::Maria; }
    /// Why the player's cards do not make a die wild in this way. Precondition: isWild(use).
    static Refusal refusal(const Player& player, DieUse use) {
        if (use == DieUse::Rake)
            return player.toolCount(tool) > 0 ? Refusal::None : Refusal::ToolNotHeld;
        if (!player.has(assistant))
            return Refusal::NotYourAssistant;
        return player.hasUsed(assistant) ? Refusal::AssistantUsed : Refusal::None;
    }
    /// The card is used. Precondition: isWild(use).
    static void spend(Moves& moves, DieUse use);
};

} // namespace genotype::effects
