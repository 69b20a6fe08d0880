// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/state.h"
#include "lessons/topics/experiment.h"

namespace lessons {

/// A shorter game for a lesson: it begins in the last but one of these rounds, so that two breeding phases
/// are left.
inline constexpr int lessonRounds = 5;
inline constexpr int lessonStart = lessonRounds - 1;

/// The set position of a game in which this experiment's dice are rolled: its parents as gene tiles, and in
/// the first garden two plants that need what it can produce (or, for a mutation, what it cannot).
/// The same experiment gives the same position. None if the game lacks the genes.
std::optional<genotype::StartPosition> boardPosition(const Experiment& experiment);

} // namespace lessons
