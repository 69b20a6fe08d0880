// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/counts.h"

/// What stands around a table's data: titles, names of columns that are repeated, row numbers, empty columns,
/// and sums.
namespace lessons {

struct TidyTable {
    CsvTable table;                   ///< without all that
    std::vector<std::size_t> columns; ///< for each column of `table` its place in the original one, from 0
    std::vector<int> leftOut;         ///< lines
    std::vector<std::size_t> leftOutColumns; ///< sums in a wide table, by their place in the original one
    std::vector<TableNote> notes;
    std::optional<CsvError> error; ///< a sum that does not add up, or may be a category
};

TidyTable tidied(const CsvTable& table);

} // namespace lessons
