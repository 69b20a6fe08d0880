// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/puzzles/puzzle.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// A file of puzzles: games, each with the puzzles that were found in it.
///
///     genotype-puzzles 1
///     # what made the file
///     game
///     genotype-record 1                     (a record, see core/record.h; it need not be finished)
///     …
///     puzzle 3p7-34 after 34 worlds 3000 obvious 2
///     option 4.21 0.11 behind 0.00 0.00 place genes-R
///     option 2.05 0.12 behind 2.16 0.14 place treasury
///
/// `after` counts the actions of the record before the moment, `obvious` the options from 1. An option has
/// its lead and how far it is behind the best, each with its standard error and two decimal places, then the
/// action.
namespace genotype {

/// Puzzles of one game share its record. Precondition: as `Puzzle` says; what one record begins, the next
/// goes on, if they are of the same game.
std::string puzzlesText(const std::vector<Puzzle>& puzzles, std::string_view comment);

struct PuzzleFault {
    /// From 1.
    int line = 1;
    /// In English: only who makes such a file meets it.
    std::string what;
};

/// Reads them back: every record is replayed, and every option must be legal. The first fault ends the
/// reading.
std::variant<std::vector<Puzzle>, PuzzleFault> readPuzzles(std::string_view text);

/// Those that ship with the program, in the order of their file, read when they are first asked for.
const std::vector<Puzzle>& shippedPuzzles();
/// Their file.
std::string_view shippedPuzzlesText();

} // namespace genotype
