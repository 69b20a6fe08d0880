// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/csv_error.h"
#include "lessons/csv/decode.h"
#include "lessons/csv/number.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Tables as text, as spreadsheets and people write them: separated by commas, semicolons or tabs, quoted or
/// not, with decimal points or German decimal commas (RFC 4180 and its dialects).
namespace lessons {

/// What begins a line that says something about a table and does not belong to it.
inline constexpr std::string_view csvRemark = "# ";

struct CsvRow {
    int line = 1; ///< where it begins in the text, from 1
    std::vector<std::string> cells;
};

struct CsvTable {
    char separator = ',';
    std::vector<CsvRow> rows; ///< without empty ones and remarks; cells without surrounding spaces
};

/// Reads a table from a file's bytes (`textIn`). The separator is the one that a first line "sep=;" names, or
/// else the one of ; tab , that the most lines have outside quotes, in that order of preference, since commas
/// may be decimal ones.
/// `separator`: one that a person has chosen, any character but a quote or a line feed; several spaces in a
/// row count as one.
std::variant<CsvTable, CsvError> readCsv(std::string_view bytes,
                                         std::optional<char> separator = std::nullopt);

/// A cell to be written: a text or a number.
using CsvCell = std::variant<std::string, std::int64_t, double>;

enum class CsvDialect : std::uint8_t {
    International, ///< commas, decimal points
    German         ///< semicolons, decimal commas, as German spreadsheets read them
};

/// Writes a table, with a line feed after each row. Numbers stay numbers: never quoted, whole ones without a
/// point, others with all the digits they need; a value that is not finite leaves its cell empty. Texts are
/// quoted where they must be, and one that a spreadsheet would take for a formula (= + - @ at its beginning)
/// begins with an apostrophe.
std::string writeCsv(const std::vector<std::vector<CsvCell>>& rows,
                     CsvDialect dialect = CsvDialect::International);

/// One line of a file that programs write and read, with commas and a line feed at its end. Cells are quoted
/// where they must be and otherwise left as they are, even a formula.
std::string csvLine(const std::vector<std::string>& cells);

/// The cells of such a line, without its line feed; none if a quote is not closed or anything follows a line
/// break.
std::optional<std::vector<std::string>> cellsOfLine(std::string_view line);

} // namespace lessons
