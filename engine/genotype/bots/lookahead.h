// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/judge.h"
#include "engine/genotype/rules/rules.h"

#include <optional>

namespace genotype {

/// A world prepared for trying single actions of its acting seat: whatever that seat does, the phase
/// continues, so that no dice are rolled and no rows are refilled before the position is judged.
State heldOpen(State world);

/// Tools and assistants are judged as actions of their own, and so is a validation that spends a Rake.
bool canWait(const Action& action);

/// The seat's action is complete: it is somebody else's move, or a new choice of its own begins.
bool isSettled(const State& state, Seat seat);

/// What the position is worth to its acting seat (hundredths of a point) when that seat takes the action and
/// then the best of the choices that belong to it, by what the judge says. Precondition: legal, and `world`
/// is held open.
int worthAfter(const State& world, const Action& action, const Judge& judge = linearJudge);

/// The best first choice that follows from the action, if its own seat has one. Precondition: as
/// above.
std::optional<Action> bestFollowUp(const State& world, const Action& action);

} // namespace genotype
