// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/csv.h"
#include "lessons/csv/note.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

/// What a table from a file holds: counts of categories, or single observations to be counted.
namespace lessons {

/// The most categories that are counted.
inline constexpr std::size_t maxKinds = 200;
/// The most that can have been counted in all.
inline constexpr std::int64_t maxCounted = 1'000'000'000'000;

/// Counts of named categories, in the order of the file.
struct CategoryTable {
    std::vector<std::string> names;
    std::vector<std::int64_t> counts;

    bool operator==(const CategoryTable&) const = default;
};

enum class CsvLayout : std::uint8_t {
    Counts,      ///< a name and a count in each row
    Wide,        ///< a row of names above a row of counts
    Observations ///< one observation a row, in a column of its own
};

/// How the table is most likely meant, judged by where its numbers are.
CsvLayout layoutOf(const CsvTable& table);

/// Whether the first row names the columns: for counts, if it has no number where the others have one; for
/// observations, if it holds no number and none of its texts recurs further down its column.
bool hasHeader(const CsvTable& table, CsvLayout layout);

/// A name and a count in two columns (from 0) of each row; further cells are ignored. The counts of a name
/// that recurs are added together. Names that differ in spaces alone, or in capital letters and are no
/// symbols such as Rr and rr, are one name; short words that differ so are refused.
std::variant<CategoryTable, CsvError> countsIn(const CsvTable& table, std::size_t nameColumn,
                                               std::size_t countColumn, bool header);
/// The same for the first two columns, with a header if `hasHeader` says so.
std::variant<CategoryTable, CsvError> countsIn(const CsvTable& table);
/// A row of names above a row of counts.
std::variant<CategoryTable, CsvError> wideCountsIn(const CsvTable& table);
/// Counts the texts of one column (from 0), in the order in which they first appear; empty cells are left
/// out.
std::variant<CategoryTable, CsvError> observationsIn(const CsvTable& table, std::size_t column, bool header);
/// How a table is read.
struct TableReading {
    CsvLayout layout = CsvLayout::Counts;
    bool header = false;         ///< whether the first row names the columns; of no effect on wide tables
    std::size_t column = 0;      ///< of the names or the observations, from 0; of no effect on wide tables
    std::size_t countColumn = 1; ///< of the counts, from 0; of effect on tables of counts only
    std::vector<int> leftOut;    ///< lines of rows that are not read; `header` means the first row that is
    std::vector<std::size_t> leftOutColumns; ///< of a wide table, from 0

    bool operator==(const TableReading&) const = default;
};
/// How the table is most likely meant, also if it could be meant in other ways.
TableReading likelyReading(const CsvTable& table);
/// The number of cells of the longest row.
std::size_t widthOf(std::span<const CsvRow> rows);
/// Reads the table in this way, whether or not there are others.
std::variant<CategoryTable, CsvError> categoriesIn(const CsvTable& table, const TableReading& reading);

/// Reads the table by its layout, observations from `columnToCount`. A table that could be read in more than
/// one way is refused; see ambiguity.h.
std::variant<CategoryTable, CsvError> categoriesIn(const CsvTable& table);

/// How a table is read, with all that was left out or added up on the way.
struct TableReport {
    TableReading reading; ///< the likely one, if the table is refused
    std::variant<CategoryTable, CsvError> result;
    std::vector<TableNote> notes;
};
/// Reads the table as `categoriesIn` does.
TableReport reportOn(const CsvTable& table);
/// Reads the table in this way, whether or not there are others.
TableReport reportOn(const CsvTable& table, const TableReading& reading);

/// A file as the Lab and the command line show it.
struct OpenedTable {
    CsvTable cells; ///< without rows if there are none
    TableReport report;
};
/// From a file's bytes (`readCsv`) to its counts.
OpenedTable openTable(std::string_view bytes, std::optional<char> separator = std::nullopt);

} // namespace lessons
