// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/ambiguity.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <set>
#include <span>

namespace lessons {

namespace {

using Kind = CsvError::Kind;
using Rows = std::span<const CsvRow>;

Rows rowsBelowHeader(const CsvTable& table, CsvLayout layout) {
    return Rows(table.rows).subspan(hasHeader(table, layout) ? 1 : 0);
}

/// What one column holds, row by row; cells that are missing are empty.
struct Column {
    std::vector<std::string_view> words;
    std::vector<double> numbers;
    std::size_t blanks = 0;

    Column(Rows rows, std::size_t index) {
        for (const CsvRow& row : rows) {
            const std::string_view cell =
                index < row.cells.size() ? std::string_view(row.cells[index]) : std::string_view();
            if (cell.empty())
                ++blanks;
            else if (const auto number = numberIn(cell))
                numbers.push_back(*number);
            else
                words.push_back(cell);
        }
    }
    bool isOfNumbers() const { return words.empty() && !numbers.empty(); }
    /// Nothing but whole numbers of 0 or more.
    bool isOfCounts() const {
        return isOfNumbers() && std::all_of(numbers.begin(), numbers.end(), [](double number) {
                   return number >= 0 && number == std::floor(number);
               });
    }
    bool hasWordAgain() const {
        return std::set<std::string_view>(words.begin(), words.end()).size() < words.size();
    }
    std::size_t differentNumbers() const { return std::set<double>(numbers.begin(), numbers.end()).size(); }
    /// Numbers that rise in equal steps: 0, 1, 2 … or 150, 160, 170.
    bool isScale() const {
        if (numbers.size() < 2)
            return true;
        const double step = numbers[1] - numbers[0];
        for (std::size_t i = 2; i < numbers.size(); ++i)
            if (std::abs(numbers[i] - numbers[i - 1] - step) > 1e-9)
                return false;
        return step == 1 || (step > 0 && numbers.size() > 2);
    }
};

CsvError inColumn(Kind kind, std::size_t column) {
    return {kind, 0, std::to_string(column + 1)};
}

/// Whether the text is words, spaces and a number: "round 5474".
bool endsInNumber(std::string_view text) {
    const auto last = text.find_last_of(" \t");
    return last != std::string_view::npos && !numberIn(text) && numberIn(text.substr(last + 1));
}

/// A separator that the reader does not know, so that each row became a single cell.
std::optional<CsvError> foreignSeparator(const CsvTable& table) {
    const auto hasBar = [](const CsvRow& row) {
        return std::any_of(row.cells.begin(), row.cells.end(),
                           [](const std::string& cell) { return cell.find('|') != std::string::npos; });
    };
    const auto& rows = table.rows;
    if (!rows.empty() && std::all_of(rows.begin(), rows.end(), hasBar))
        return CsvError{Kind::BarSeparators, rows.front().line, ""};
    if (table.separator != ',')
        return std::nullopt;
    // The first row may name the columns; and "type 1, type 2, type 1" are observations.
    std::set<std::string_view> different;
    for (std::size_t i = rows.size() > 1 ? 1 : 0; i < rows.size(); ++i)
        if (!endsInNumber(rows[i].cells.back()) || !different.insert(rows[i].cells.back()).second)
            return std::nullopt;
    if (different.empty() || different.contains(rows[0].cells.back()))
        return std::nullopt;
    return CsvError{Kind::SpaceSeparators, rows.back().line, ""};
}

/// A table as the program itself exports it: after the counts come the expected ones and a range. Its
/// decimals are read as they were written, never as thousands.
bool isOwnExport(Rows rows) {
    return std::all_of(rows.begin(), rows.end(), [](const CsvRow& row) {
        if (row.cells.size() != 5)
            return false;
        std::array<double, 3> values{};
        for (std::size_t i = 0; i < values.size(); ++i) {
            std::string cell = row.cells[i + 2];
            std::replace(cell.begin(), cell.end(), ',', '.');
            const char* const end = cell.data() + cell.size();
            const auto [stop, error] = std::from_chars(cell.data(), end, values[i]);
            if (error != std::errc{} || stop != end)
                return false;
        }
        return values[1] <= values[0] && values[0] <= values[2];
    });
}

std::optional<CsvError> ambiguityOfCounts(const CsvTable& table) {
    const Rows rows = rowsBelowHeader(table, CsvLayout::Counts);
    if (isOwnExport(rows))
        return std::nullopt;
    const Column names(rows, 0);
    const Column counts(rows, 1);
    for (std::size_t i = 2; i < widthOf(rows); ++i) {
        const Column column(rows, i);
        if (column.isOfCounts())
            return inColumn(Kind::SeveralCounts, i);
        if (names.isOfNumbers() && column.words.size() == rows.size())
            return inColumn(Kind::SeveralColumns, i);
    }
    if (names.isOfNumbers() && !names.isScale())
        return CsvError{Kind::NumbersAsNames, rows.front().line, ""};
    if (rows.size() > 2 && names.hasWordAgain() && counts.isScale() &&
        counts.numbers[1] == counts.numbers[0] + 1)
        return inColumn(Kind::RowNumbers, 1);
    return std::nullopt;
}

/// Names and counts, except for a count that is missing or is not a number.
std::optional<CsvError> faultyCount(const CsvTable& table) {
    const auto& rows = table.rows;
    const auto firstWithout = [](Rows from, std::size_t index) {
        return *std::find_if(from.begin(), from.end(), [index](const CsvRow& row) {
            return index >= row.cells.size() || !numberIn(row.cells[index]);
        });
    };
    if (rows.size() == 2 && rows[0].cells.size() > 1) {
        const auto isNumber = [](const std::string& cell) { return numberIn(cell).has_value(); };
        const auto isNumberOrBlank = [](const std::string& cell) { return cell.empty() || numberIn(cell); };
        const auto& names = rows[0].cells;
        const auto& counts = rows[1].cells;
        if (std::none_of(names.begin(), names.end(), isNumber) &&
            std::all_of(counts.begin(), counts.end(), isNumberOrBlank))
            return CsvError{Kind::NoCount, rows[1].line, ""};
    }
    if (widthOf(rows) < 2)
        return std::nullopt;
    const bool named = rows[0].cells.size() < 2 || !numberIn(rows[0].cells[1]);
    const Rows below = Rows(rows).subspan(named ? 1 : 0);
    const Column counts(below, 1);
    if (counts.isOfNumbers())
        return CsvError{Kind::NoCount, firstWithout(below, 1).line, ""};
    // A single number that keeps recurring may be a name, like the blood group 0.
    if (counts.numbers.size() > counts.words.size() && counts.differentNumbers() > 1) {
        const CsvRow& row = firstWithout(below, 1);
        const std::string cell = row.cells.size() > 1 ? row.cells[1] : "";
        return cell.empty() ? CsvError{Kind::NoCount, row.line, ""}
                            : CsvError{Kind::NoNumber, row.line, cell.substr(0, 40)};
    }
    return std::nullopt;
}

} // namespace

std::variant<std::size_t, CsvError> columnToCount(const CsvTable& table) {
    const Rows rows = rowsBelowHeader(table, CsvLayout::Observations);
    const std::size_t width = widthOf(rows);
    std::vector<std::size_t> worded;
    std::vector<std::size_t> repeating;
    for (std::size_t i = 0; i < width; ++i) {
        const Column column(rows, i);
        if (i > 0 && column.isOfNumbers())
            return inColumn(Kind::CountsElsewhere, i);
        if (column.words.empty())
            continue;
        worded.push_back(i);
        if (column.hasWordAgain())
            repeating.push_back(i);
    }
    if (worded.empty()) {
        // Observations can be numbers alone, but then some of them recur.
        const Column only(rows, 0);
        if (width > 1 || only.differentNumbers() * 2 > only.numbers.size())
            return CsvError{Kind::NumbersAsNames, rows.empty() ? 0 : rows.front().line, ""};
        return std::size_t{0};
    }
    if (worded.size() == 1)
        return worded[0];
    if (repeating.size() == 1)
        return repeating[0];
    return inColumn(Kind::SeveralColumns, repeating.empty() ? worded[0] : repeating[0]);
}

std::optional<CsvError> ambiguityIn(const CsvTable& table) {
    if (const auto separator = foreignSeparator(table))
        return separator;
    switch (layoutOf(table)) {
    case CsvLayout::Counts: return ambiguityOfCounts(table);
    case CsvLayout::Wide: return std::nullopt;
    case CsvLayout::Observations: break;
    }
    if (const auto fault = faultyCount(table))
        return fault;
    const auto column = columnToCount(table);
    if (const auto* error = std::get_if<CsvError>(&column))
        return *error;
    return std::nullopt;
}

} // namespace lessons
