// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/state.h"

#include <array>
#include <cstdint>

namespace genomewars {

/// What two dice change on average, as 36 times the mean: the sum over their 36 outcomes. Exact; what a
/// population at 0 cannot lose is not taken off.
int changeOf36(const Genome& genome, Environment environment, bool acting);

/// How many turns of a game still lie ahead of a team, in millionths by the environment in which they fall:
/// of its own and of the other living teams. Each turn changes the environment with 1 chance in 36 to one of
/// five, all equally likely; the dying out of teams is not foreseen.
struct TurnsAhead {
    std::array<std::int64_t, environmentCount> own{};
    std::array<std::int64_t, environmentCount> others{};
};

/// Precondition: the game is not finished. Before evolution every environment is equally likely, unless the
/// setup names one, and the team counts as the first.
TurnsAhead turnsAhead(const State& visible, Seat seat);

/// The expected change of a population with this genome over those turns, times 36 000 000.
std::int64_t expectedChange(const Genome& genome, const TurnsAhead& ahead);

} // namespace genomewars
