// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/action.h"

#include <vector>

namespace app {

/// Something on the board that can be pointed at. What that can mean now is looked up among the engine's
/// legal actions; no rule is repeated here.
struct Target {
    enum class Kind : std::uint8_t {
        Nothing,
        Space,        ///< first: Space
        ParentSide,   ///< first: Trait, second: Side
        PoolColumn,   ///< first: Trait, second: PoolArea
        Goal,         ///< first: Trait, second: goal
        NurseryPlace, ///< first: row place or deckPlace
        ShedPlace,    ///< first: row place or deckPlace
        Upgrade,      ///< first: Upgrade
        Hire,         ///< first: place
        PlotTrait,    ///< first: plot, second: Trait
        Plot,         ///< first: plot
        HandPlant,    ///< first: PlantId
        BagPlant,     ///< first: PlantId
        DealtPlant,   ///< first: PlantId
        HandTool,     ///< first: Tool
        Assistant,    ///< first: Assistant
        Proceed       ///< whatever continues the game: harvest, leave, done, end turn, pass
    };
    Kind kind = Kind::Nothing;
    std::uint8_t first = 0;
    std::uint8_t second = 0;

    genotype::Trait trait() const {
        return static_cast<genotype::Trait>(kind == Kind::PlotTrait ? second : first);
    }
    bool operator==(const Target&) const = default;

    template <typename First> static Target of(Kind kind, First first) {
        return {kind, static_cast<std::uint8_t>(first), 0};
    }
    template <typename First, typename Second> static Target of(Kind kind, First first, Second second) {
        return {kind, static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
    }
};

/// Whether pointing at `target` can mean `action`. `state` tells which choice is pending.
bool answers(const genotype::State& state, const genotype::Action& action, const Target& target);

/// The legal actions that pointing at `target` can mean, in the engine's order.
std::vector<genotype::Action> answersTo(const genotype::State& state, const genotype::ActionList& legal,
                                        const Target& target);

/// The most typical action for `target`, for asking the rules why it cannot be taken.
genotype::Action plainestAction(const genotype::State& state, const Target& target);

} // namespace app
