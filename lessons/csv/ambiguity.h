// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/counts.h"

/// Tables that could be read in more than one way. A wrong guess would show a chart that looks right, so such
/// a table is refused, with what to change.
namespace lessons {

/// Why the table must not be read by its layout; nothing if there is one sensible reading. `table` is tidy
/// (tidy.h); columns in the error are its own, from 1.
std::optional<CsvError> ambiguityIn(const CsvTable& table);

/// Which column of a table of observations (from 0) to count: the only one with words in it, or the only one
/// of these in which a word recurs, since a column of labels has a new one in each row.
std::variant<std::size_t, CsvError> columnToCount(const CsvTable& table);

} // namespace lessons
