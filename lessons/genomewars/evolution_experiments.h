// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/genomewars/duel.h"
#include "lessons/topics/experiment.h"

namespace lessons {

/// A genome that the lesson offers; its name says where it is strong.
struct NamedGenome {
    const char* name; ///< marked with ENGINE_TEXT
    genomewars::Genome genome;
};
/// Specialists, a generalist, fast reproducers.
const std::vector<NamedGenome>& lessonGenomes();

/// Which of two genomes wins, by games that the engine plays; the chances are exact. Outcomes that cannot
/// occur are left out. Precondition: places in `lessonGenomes`.
Experiment selectionExperiment(std::size_t first, std::size_t second, genomewars::Environment environment);

/// The same genome twice, in two populations of `population` individuals each that differ in a neutral
/// allele: genetic drift in both together.
Experiment driftExperiment(std::size_t genome, int population);

/// A random mutation: is it useful in this environment? Every replacement that the rules allow is equally
/// likely.
Experiment mutationExperiment(std::size_t genome, genomewars::Environment environment);

/// The mean change by the dice in the team's own turn and in the other team's turn, each times 36.
struct MeanChange {
    int own = 0;
    int others = 0;
    int sum() const { return own + others; }
};
MeanChange meanChange(const genomewars::Genome& genome, genomewars::Environment environment);

} // namespace lessons
