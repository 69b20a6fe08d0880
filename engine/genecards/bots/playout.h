// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/state.h"

namespace genecards {

/// Plays the hand to its end. Every seat plays by a few rules of thumb and by what it may see: it goes out
/// when it can, keeps cards of many categories, plays actions early, sheds dear cards when somebody has few
/// left, and takes over a much smaller hand. Precondition: a hand is being played.
void playOut(State& state, core::Random& random);

/// How good the scores are for a seat: its chance of winning the game, in millionths, as an estimate from the
/// points that each player still needs. Exact when the game is over.
int prospects(const State& state, Seat seat);

} // namespace genecards
