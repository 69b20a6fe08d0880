// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/puzzles/puzzle.h"

#include <stop_token>

namespace genotype {

/// How much thought goes into a puzzle.
struct PuzzleEffort {
    /// Playouts in which the best choices are looked for.
    int searched = 240;
    /// Worlds in which the options are played to the end of the round, to see whether it may become a puzzle;
    /// at least 2.
    int screened = 120;
    /// Worlds in which they are then played to the end of the game; at least 2.
    int verified = 3000;
    std::uint64_t seed = 1;
};

/// Whether two choices come to the same: the same marker with or without a tool, the same plant on another
/// plot, the same parents with the tile on the other side. Precondition: both are legal.
bool comesToTheSame(const State& state, const Action& one, const Action& other);

/// The choice that looks best at first sight to the seat that has to choose.
Action obviousChoice(const State& state);

/// Plays every option on to the end of the game in fresh worlds, by what the acting seat can see, everybody
/// choosing at a glance (bots/glance.h). Fills in the figures of the options. False, and no figures, if it
/// was stopped. Precondition: the options are legal; worlds ≥ 2.
bool measure(const State& state, std::vector<PuzzleOption>& options, int worlds, std::uint64_t seed,
             const std::stop_token& stop = {});

/// The puzzle that the moment after `step` actions of the record makes; without an id. No value if there are
/// too few different choices, if it is none of the kinds, or if it was stopped. Precondition: every action of
/// the record is legal; step is not more than there are.
std::optional<Puzzle> puzzleAt(const Record& record, std::size_t step, const PuzzleEffort& effort,
                               const std::stop_token& stop = {});

/// A puzzle of a choice that was made and cost something: the best choice against it and others that are
/// clearly worse. No value if none is. Precondition: step is less than there are actions.
std::optional<Puzzle> puzzleOfMistake(const Record& record, std::size_t step, const Action& best,
                                      const PuzzleEffort& effort, const std::stop_token& stop = {});

} // namespace genotype
