// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Tables as text, as spreadsheets and people write them: separated by commas, semicolons or tabs, quoted or
/// not, with decimal points or German decimal commas (RFC 4180 and its dialects).
namespace lessons {

/// The longest text that is read.
inline constexpr std::size_t maxCsvBytes = 8u << 20;

/// What begins a line that says something about a table and does not belong to it.
inline constexpr std::string_view csvRemark = "# ";

struct CsvError {
    enum class Kind : std::uint8_t {
        Empty,           ///< there is nothing in the text
        TooLarge,        ///< more than `maxCsvBytes`
        NotText,         ///< contains zero bytes, as binary files do
        OpenQuote,       ///< a quote is never closed; `line` is where it began
        NoNumber,        ///< detail: what is written in place of a count
        Negative,        ///< detail: the count
        NotWhole,        ///< detail: the count
        TooManyCounted,  ///< a count, or all together, above 10¹²
        MissingCell,     ///< a row is shorter than it should be
        MissingColumn,   ///< detail: the number of the column that no row has, from 1
        NoCount,         ///< a name without a count beside it
        BarSeparators,   ///< | between the columns
        SpaceSeparators, ///< spaces between the columns
        SeveralCounts,   ///< detail: the number of a second column of counts, from 1
        CountsElsewhere, ///< detail: the number of the column of numbers that is not beside the names
        SeveralColumns,  ///< detail: the number of one of the columns that could be counted
        NumbersAsNames,  ///< numbers where the names of categories belong
        RowNumbers,      ///< detail: the number of the column that numbers the rows
        TooManyKinds, ///< more different categories than a test can have; detail: the most that are accepted
    };
    Kind kind = Kind::Empty;
    int line = 0; ///< of the text, from 1; 0 where no line is to blame
    std::string detail;

    bool operator==(const CsvError&) const = default;
};

/// The error in one sentence, with its line.
core::Phrase phrase(const CsvError& error);

struct CsvRow {
    int line = 1; ///< where it begins in the text, from 1
    std::vector<std::string> cells;
};

struct CsvTable {
    char separator = ',';
    std::vector<CsvRow> rows; ///< without empty ones and remarks; cells without surrounding spaces
};

/// Reads a table. The separator is the one of ; tab , that the first row has outside quotes, in that order of
/// preference, since commas may be decimal ones. UTF-8 with or without a byte order mark, else read as
/// Latin-1.
/// `separator`: one that a person has chosen, any character but a quote or a line feed; several spaces in a
/// row count as one.
std::variant<CsvTable, CsvError> readCsv(std::string_view text, std::optional<char> separator = std::nullopt);

/// A number as "3.5", "3,5", "1 234", "1.234.567,8" or "1,234,567.8"; no value for anything else. Three
/// digits after a single point or comma are read as thousands ("1.234" is 1234), for counts the only sensible
/// reading.
std::optional<double> numberIn(std::string_view cell);

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
