// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/action.h"

namespace genotype {

/// Whether the action costs the acting player coins or a tool. Precondition: it is legal.
bool spends(const State& state, const Action& action);

/// Whether the action, where it is the only one, can be made for the player (games::onlyChoice): it spends
/// nothing and takes nothing off the board. Precondition: it is legal.
bool isRoutine(const State& state, const Action& action);

} // namespace genotype
