// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/game.h"

namespace lessons {

/// Whether a legal action brings a plant of its actor on: it validates, sows or harvests, at once or by what
/// she can choose next in the same turn, or it turns the parents of a trait so that more cells of the square
/// show a genotype that one of her plants still needs, or it keeps a die of such a trait for her.
bool isUseful(const genotype::State& state, const genotype::Action& action);

} // namespace lessons
