// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/garden_view.h"
#include "engine/genotype/model/action.h"

#include <optional>

namespace genotype {

/// Differences in worth smaller than this are a matter of taste, in hundredths of a point: chance
/// decides.
inline constexpr std::uint32_t taste = 30;

/// What somebody who has understood the game feels an action to be worth, in hundredths of a point, from what
/// the acting seat sees and without looking ahead. Quick: the novice plays by it, and so does everybody in
/// the playouts of the bots that search.
class Instinct {
public:
    /// For the choice that the seat has now. `state` may be an observation's.
    Instinct(const State& state, Seat seat)
        : m_state(state), m_seat(seat), m_player(state.player(seat)), m_view(state, seat),
          m_roundsLeft(state.rounds - state.round) {}

    int worth(const Action& action) const;

private:
    int cost(int coins) const;
    int plant(int place) const;
    int tool(Tool tool) const;
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
    int playTool(Tool tool) const;
    int assistant(Assistant assistant) const;
    int die(const Action& action) const;
    int hire(std::uint8_t place) const;
    /// What it brings in each round that is left.
    int purchase(const Action& action) const;

    const State& m_state;
    Seat m_seat;
    const Player& m_player;
    GardenView m_view;
    int m_roundsLeft;
    mutable std::optional<int> m_goal;
};

} // namespace genotype
