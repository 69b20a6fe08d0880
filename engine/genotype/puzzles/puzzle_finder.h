// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/puzzles/measurement.h"

namespace genotype {

/// How much thought goes into a puzzle.
struct PuzzleEffort {
    /// Playouts in which the best choices are looked for.
    int searched = 240;
    /// Worlds of a first sample, in which these choices are compared to choose the options; at least 4.
    int compared = 48;
    /// Asked after each of them, with their number: false is enough of them. Empty: go on.
    std::function<bool(int worlds)> goOnComparing{};
    /// Worlds of a second, fresh sample, in which the options are measured.
    MeasureLimits measured{};
    /// At most so many options of a puzzle that is looked for, and the kinds that are wanted.
    std::size_t options = mostOptions - 1;
    std::array<bool, puzzleKinds> wanted{true, true, true};
    std::uint64_t seed = 1;
};

/// Whether two choices come to the same: the same marker with or without a tool, the same plant on another
/// plot, the same parents with the tile on the other side. Precondition: both are legal.
bool comesToTheSame(const State& state, const Action& one, const Action& other);

/// The choice that looks best at first sight to the seat that has to choose.
Action obviousChoice(const State& state);

/// The seeds of the two samples: the one that options are chosen in, and the one that they are measured in.
/// They are never the same, so that what was chosen because chance favoured it is measured without that
/// chance.
std::uint64_t seedOfComparison(const PuzzleEffort& effort);
std::uint64_t seedOfMeasurement(const PuzzleEffort& effort);

/// The puzzle that the moment after `step` actions of the record makes; without an id. No value if there are
/// too few different choices, if it is none of the kinds wanted, or if it was stopped. Precondition: every
/// action of the record is legal; step is not more than there are.
std::optional<Puzzle> puzzleAt(const Record& record, std::size_t step, const PuzzleEffort& effort,
                               const std::stop_token& stop = {});

/// A puzzle of a choice that was made and cost something: what is best against it and others that are
/// clearly worse. `better` was found against the choice by somebody else; whether it is the best is seen
/// here. No value if the choice that was made is not surely worse, or if it was stopped. Precondition: step
/// is less than there are actions.
std::optional<Puzzle> puzzleOfMistake(const Record& record, std::size_t step, const Action& better,
                                      const PuzzleEffort& effort, const std::stop_token& stop = {});

} // namespace genotype
