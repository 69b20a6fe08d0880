// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/garden_view.h"
#include "engine/genotype/model/action.h"

#include <array>
#include <optional>

namespace genotype {

/// Differences in worth smaller than this, in hundredths of a point, do not matter: chance
/// decides.
inline constexpr std::uint32_t taste = 30;

/// What an action feels worth to somebody who understands the game, in hundredths of a point, judged by what
/// the acting seat sees and without looking ahead. Fast: the novice plays by it, and so does everybody in the
/// playouts of bots that search.
class Instinct {
public:
    /// For the choice that the seat has now. `state` may be that of an observation.
    Instinct(const State& state, Seat seat)
        : m_state(state), m_seat(seat), m_player(state.player(seat)), m_view(state, seat),
          m_roundsLeft(state.rounds - state.round) {}

    int worth(const Action& action) const;

private:
    /// A coin in hundredths of a point.
    static constexpr int coin = 100;
    /// A Rake that is kept.
    static constexpr int rake = 90;
    using Feeling = int (*)(const Instinct&);
    struct ToolFeelings {
        Tool card;
        Feeling held;   ///< to have it
        Feeling played; ///< to play it now, for those played on their own
    };
    struct AssistantFeelings {
        Assistant card;
        Feeling hired; ///< in each remaining round
        Feeling used;  ///< to use it now
    };
    /// What the cards feel worth: a row each, in card_feelings.cpp.
    static const std::array<ToolFeelings, toolKinds> toolFeelings;
    static const std::array<AssistantFeelings, assistantCount> assistantFeelings;
    template <int hundredths> static int always(const Instinct&) { return hundredths; }

    static const ToolFeelings& feeling(Tool tool) { return toolFeelings[static_cast<std::size_t>(tool)]; }
    static const AssistantFeelings& feeling(Assistant assistant) {
        return assistantFeelings[static_cast<std::size_t>(assistant)];
    }
    int cost(int coins) const;
    int plant(int place) const;
    int toolAt(int place) const;
    int bestTool() const;
    /// What marking the best goal is worth; worked out when it is first asked for.
    int goal() const;
    /// How much better the trait's dice would serve the garden under other parents.
    int change(Trait trait, Parents parents) const;
    int bestChange(Trait trait) const;
    int geneTile(const Action& action) const;
    int firstShift(Trait trait) const;
    int gardening() const;
    int marker(const Action& action) const;
    int validation(const Action& action) const;
    int die(const Action& action) const;
    int hire(std::uint8_t place) const;
    /// What it brings in each remaining round.
    int purchase(const Action& action) const;

    const State& m_state;
    Seat m_seat;
    const Player& m_player;
    GardenView m_view;
    int m_roundsLeft;
    mutable std::optional<int> m_goal;
};

} // namespace genotype
