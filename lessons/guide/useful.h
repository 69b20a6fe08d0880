// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/game.h"

namespace lessons {

/// Whether a legal action brings a plant of its actor on, at once or by what she can choose next in the same
/// turn:
/// - it validates, sows or harvests;
/// - it turns the parents of a trait so that more cells of the square show a genotype that one of her plants
///   still needs, or keeps a die of such a trait for her;
/// - it marks a research goal that one of her plants meets, in her garden or harvested;
/// - it takes a plant card for a free plot while her hand is empty.
/// Later turns, dice that have not been rolled and cards that have not been turned up are not looked at. The
/// guide points at such actions, and on the board they glow strongly.
bool isUseful(const genotype::State& state, const genotype::Action& action);

} // namespace lessons
