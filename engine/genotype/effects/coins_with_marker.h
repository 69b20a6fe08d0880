// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/effects/unit.h"

namespace genotype::effects {

/// Whether the effect applies to markers on this space.
constexpr bool belongs(const CoinsWithMarker& effect, Space space) {
    switch (effect.on) {
    case CoinsWithMarker::On::ParentGenes: return isParentGenes(space);
    case CoinsWithMarker::On::FirstShift: return isFirstShift(space);
    case CoinsWithMarker::On::SecondShift: return space == Space::SecondShift;
    }
    return false;
}

/// Coins when a marker is placed on one kind of space. An action counts the tools played with its marker, so
/// each kind of space has one tool; as many as are held may be played.
template <> struct Unit<CoinsWithMarker> {
    static constexpr Moment moment(CardKind) { return Moment::WithMarker; }
    static Phrase rule(const CoinsWithMarker& effect, CardKind kind);

    struct ToolSpaces {
        Tool tool;
        SpaceSet spaces;
    };
    static constexpr auto spacesByTool = [] {
        std::array<ToolSpaces, toolsWith<CoinsWithMarker>.size()> byTool{};
        for (std::size_t i = 0; i < byTool.size(); ++i) {
            const auto& card = toolsWith<CoinsWithMarker>[i];
            const auto isIts = [&card](const SpaceInfo& info) { return belongs(card.effect, info.id); };
            byTool[i] = {card.id, spacesWhere(isIts)};
        }
        return byTool;
    }();
    /// The tool that belongs to the space, if any.
    static constexpr std::optional<Tool> toolFor(Space space) {
        for (const auto& [tool, spaces] : spacesByTool)
            if (spaces & setOf(space))
                return tool;
        return std::nullopt;
    }
    /// The spaces of the tools that the player holds.
    static SpaceSet spacesOf(const Player& player) {
        SpaceSet set = 0;
        for (const auto& [tool, spaces] : spacesByTool)
            set |= player.toolCount(tool) > 0 ? spaces : 0;
        return set;
    }
    /// How many tools the player holds that could be played with a marker there.
    static int held(const Player& player, Space space) {
        const auto tool = toolFor(space);
        return tool ? player.toolCount(*tool) : 0;
    }
    /// Why this many tools cannot be played with a marker there.
    static Refusal refusal(const Player& player, Space space, int count) {
        if (count <= held(player, space))
            return Refusal::None;
        return toolFor(space) ? Refusal::BonusToolNotHeld : Refusal::BonusToolOtherSpace;
    }
    static void spend(Moves& moves, Space space, int count);
};

} // namespace genotype::effects
