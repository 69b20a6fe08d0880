// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/small_families.h"
#include "lessons/topics/experiment.h"

namespace lessons {

/// Families of `size` (1 … 20) offspring of a cross of one gene with two phenotypes, by how many of them show
/// the recessive one: from none to all. The board rolls such families with as many dice.
Experiment familyExperiment(const Cross& cross, int size);

/// The families of a cross of one gene with two phenotypes, in whole numbers: 3 : 1. Throws
/// std::invalid_argument for another cross or size.
Families familiesOf(const Cross& cross, int size);

/// Families whose offspring, but for the last one, all look dominant: what did chance do then?
struct Streak {
    std::int64_t families = 0;
    std::int64_t recessiveLast = 0; ///< of these
};

/// The streaks among the families with no recessive offspring and with exactly one. Each place in a family is
/// equally likely for that one: it is drawn from the seed, family by family, so that the numbers only grow
/// with the counts. Empty for more than two million families, which would take too long.
std::optional<Streak> streakOf(std::int64_t withNone, std::int64_t withOne, int size, std::uint64_t seed);

} // namespace lessons
