// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/experiment.h"

/// The experiments of which a pool code can be made, each with an id that never changes.
namespace lessons {

/// Ids are below this.
inline constexpr int mostPoolExperiments = 80;
/// The fewest and the most outcomes of an experiment of one's own; its id is their number.
inline constexpr std::size_t fewestPoolOutcomes = 2;
inline constexpr std::size_t mostPoolOutcomes = 16;

struct PoolExperiment {
    int id = 0;
    std::size_t outcomes = 0;
    /// With the outcomes' names and chances; unset for an experiment of one's own, which has neither.
    std::optional<Experiment> experiment;

    bool isOwn() const { return !experiment; }
};

/// By id.
const std::vector<PoolExperiment>& poolExperiments();
/// Null if there is none.
const PoolExperiment* findPoolExperiment(int id);
/// The id of an experiment: that of the table if it is in it with the same chances, else that of an
/// experiment of one's own with as many outcomes. 0 if there are too few or too many outcomes for a code.
int poolIdOf(const Experiment& experiment);
/// The id of an experiment of one's own; 0 if there are too few or too many outcomes.
int ownPoolId(std::size_t outcomes);

/// "RrGg × RrGg", or "own experiment, 3 outcomes".
core::Phrase titleOf(const PoolExperiment& experiment);
/// The outcome's name, or its number, from 1, in an experiment of one's own.
core::Phrase outcomeName(const PoolExperiment& experiment, std::size_t outcome);

} // namespace lessons
