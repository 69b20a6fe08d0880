// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/judge.h"

#include <array>

namespace genotype {

/// How all players choose in a playout.
enum class Thought : std::uint8_t {
    Instinct, ///< what feels best (instinct.h)
    Glance    ///< of what feels good, what is worth most at a glance (glance.h): better, but ten times slower
};

/// Makes one choice for the acting seat; at a glance, by what the judge says. One in twenty is random.
/// Precondition: the game is not over.
void playOneChoice(State& state, Thought thought, core::Random& random, const Judge& judge = linearJudge);

/// Plays on, every player for themselves, until `rounds` rounds are over (1: the current round) or the game
/// ends.
void playOut(State& state, int rounds, Thought thought, core::Random& random,
             const Judge& judge = linearJudge);

/// By seat: its expected lead over the others at the end, in hundredths of a point, by what the judge says:
/// the average of the lead over the best of them and the lead over their mean.
std::array<int, maxSeats> margins(const State& state, const Judge& judge = roundJudge);

} // namespace genotype
