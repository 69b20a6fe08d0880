// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"

namespace genotype {

/// By seat, in points: how far it is ahead of the mean of the others. The sum over the seats is zero.
using Leads = std::array<double, maxSeats>;

/// What the position is worth.
enum class Horizon : std::uint8_t {
    Now,       ///< judged as it stands, by the weights for any moment (evaluation.h)
    EndOfRound ///< played on to the end of the round by everybody's instinct, then judged
};

/// The leads that can be expected when the position is judged as it stands; the real ones when the game is
/// over. `Horizon` says which weights judge it.
Leads leadsOf(const State& state, Horizon horizon = Horizon::EndOfRound);

/// One sample of what the position is worth: plays the setup on by instinct and, with Horizon::EndOfRound,
/// everything until the round is over (nothing if it is), and judges the result. Chance comes from the state,
/// choices near a tie from `choiceSeed`.
Leads sampledLeads(State state, int round, Horizon horizon, std::uint64_t choiceSeed);

} // namespace genotype
