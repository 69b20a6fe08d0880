// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/state.h"

#include <array>
#include <cstdint>

namespace genomewars {

/// The mean change caused by two dice, times 36: the sum over their 36 outcomes. Exact, except that it
/// ignores that a population cannot fall below 0.
int changeOf36(const Genome& genome, Environment environment, bool acting);

/// How many turns of a game are still ahead of a team, its own and those of the other living teams, in
/// millionths for each environment in which they fall. With a chance of 1 in 36, each turn changes the
/// environment to one of five, all equally likely; teams are assumed not to die out.
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
