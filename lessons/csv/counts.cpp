// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/counts.h"

#include "lessons/csv/ambiguity.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lessons {

namespace {

using Kind = CsvError::Kind;

std::variant<std::int64_t, CsvError> countIn(const std::string& cell, int line) {
    const auto value = numberIn(cell);
    if (!value)
        return CsvError{Kind::NoNumber, line, cell.substr(0, 40)};
    if (*value < 0)
        return CsvError{Kind::Negative, line, cell.substr(0, 40)};
    if (*value != std::floor(*value))
        return CsvError{Kind::NotWhole, line, cell.substr(0, 40)};
    if (*value > static_cast<double>(maxCounted))
        return CsvError{Kind::TooManyCounted, line, ""};
    return static_cast<std::int64_t>(*value);
}

/// Adds to the category of that name; an error if the sum is too large.
std::optional<CsvError> add(CategoryTable& table, const std::string& name, std::int64_t count, int line) {
    const auto known = std::find(table.names.begin(), table.names.end(), name);
    if (known == table.names.end()) {
        if (table.names.size() == maxKinds)
            return CsvError{Kind::TooManyKinds, line, std::to_string(maxKinds)};
        table.names.push_back(name);
        table.counts.push_back(count);
    } else {
        table.counts[static_cast<std::size_t>(known - table.names.begin())] += count;
    }
    std::int64_t sum = 0;
    for (const std::int64_t one : table.counts)
        if ((sum += one) > maxCounted)
            return CsvError{Kind::TooManyCounted, line, ""};
    return std::nullopt;
}

bool isNumber(const CsvRow& row, std::size_t column) {
    return column < row.cells.size() && numberIn(row.cells[column]).has_value();
}

std::size_t numbersIn(const CsvRow& row) {
    std::size_t numbers = 0;
    for (std::size_t column = 0; column < row.cells.size(); ++column)
        numbers += isNumber(row, column) ? 1 : 0;
    return numbers;
}

std::string cellOf(const CsvRow& row, std::size_t column) {
    return column < row.cells.size() ? row.cells[column] : std::string();
}

std::optional<CsvError> missingColumn(const CsvTable& table, std::size_t column) {
    if (column < widthOf(table.rows))
        return std::nullopt;
    return CsvError{Kind::MissingColumn, 0, std::to_string(column + 1)};
}

} // namespace

std::size_t widthOf(std::span<const CsvRow> rows) {
    std::size_t width = 0;
    for (const CsvRow& row : rows)
        width = std::max(width, row.cells.size());
    return width;
}

CsvLayout layoutOf(const CsvTable& table) {
    const auto& rows = table.rows;
    if (rows.size() == 2 && numbersIn(rows[0]) == 0 && rows[1].cells.size() >= 2 &&
        numbersIn(rows[1]) == rows[1].cells.size() && rows[0].cells.size() == rows[1].cells.size())
        return CsvLayout::Wide;
    const std::size_t first = !rows.empty() && !isNumber(rows[0], 1) && rows.size() > 1 ? 1 : 0;
    const bool counts =
        std::all_of(rows.begin() + static_cast<std::ptrdiff_t>(first), rows.end(),
                    [](const CsvRow& row) { return row.cells.size() >= 2 && isNumber(row, 1); });
    return counts && !rows.empty() ? CsvLayout::Counts : CsvLayout::Observations;
}

bool hasHeader(const CsvTable& table, CsvLayout layout) {
    if (table.rows.size() < 2)
        return false;
    switch (layout) {
    case CsvLayout::Wide: return true;
    case CsvLayout::Counts: return !isNumber(table.rows[0], 1);
    case CsvLayout::Observations: break;
    }
    for (std::size_t column = 0; column < table.rows[0].cells.size(); ++column) {
        const std::string& name = table.rows[0].cells[column];
        if (numberIn(name))
            return false;
        const bool again = std::any_of(table.rows.begin() + 1, table.rows.end(),
                                       [&](const CsvRow& row) { return cellOf(row, column) == name; });
        if (!name.empty() && again)
            return false;
    }
    return true;
}

std::variant<CategoryTable, CsvError> countsIn(const CsvTable& table, std::size_t nameColumn,
                                               std::size_t countColumn, bool header) {
    CategoryTable counts;
    for (std::size_t i = header ? 1 : 0; i < table.rows.size(); ++i) {
        const CsvRow& row = table.rows[i];
        if (row.cells.size() <= std::max(nameColumn, countColumn))
            return CsvError{Kind::MissingCell, row.line, ""};
        const auto count = countIn(row.cells[countColumn], row.line);
        if (const auto* error = std::get_if<CsvError>(&count))
            return *error;
        if (const auto error = add(counts, row.cells[nameColumn], std::get<std::int64_t>(count), row.line))
            return *error;
    }
    return counts;
}

std::variant<CategoryTable, CsvError> countsIn(const CsvTable& table) {
    return countsIn(table, 0, 1, hasHeader(table, CsvLayout::Counts));
}

std::variant<CategoryTable, CsvError> wideCountsIn(const CsvTable& table) {
    if (table.rows.size() < 2)
        return CsvError{Kind::MissingCell, table.rows.empty() ? 0 : table.rows[0].line, ""};
    const CsvRow& names = table.rows[0];
    const CsvRow& row = table.rows[1];
    CategoryTable counts;
    for (std::size_t column = 0; column < names.cells.size(); ++column) {
        if (column >= row.cells.size())
            return CsvError{Kind::MissingCell, row.line, ""};
        const auto count = countIn(row.cells[column], row.line);
        if (const auto* error = std::get_if<CsvError>(&count))
            return *error;
        if (const auto error = add(counts, names.cells[column], std::get<std::int64_t>(count), row.line))
            return *error;
    }
    return counts;
}

std::variant<CategoryTable, CsvError> observationsIn(const CsvTable& table, std::size_t column, bool header) {
    if (const auto error = missingColumn(table, column))
        return *error;
    CategoryTable counts;
    for (std::size_t i = header ? 1 : 0; i < table.rows.size(); ++i) {
        const std::string name = cellOf(table.rows[i], column);
        if (name.empty())
            continue;
        if (const auto error = add(counts, name, 1, table.rows[i].line))
            return *error;
    }
    if (counts.names.empty())
        return CsvError{Kind::Empty, 0, ""};
    return counts;
}

TableReading likelyReading(const CsvTable& table) {
    TableReading reading;
    reading.layout = layoutOf(table);
    reading.header = hasHeader(table, reading.layout);
    if (reading.layout == CsvLayout::Observations)
        if (const auto column = columnToCount(table); std::holds_alternative<std::size_t>(column))
            reading.column = std::get<std::size_t>(column);
    return reading;
}

std::variant<CategoryTable, CsvError> categoriesIn(const CsvTable& table, const TableReading& reading) {
    switch (reading.layout) {
    case CsvLayout::Counts: return countsIn(table, reading.column, reading.countColumn, reading.header);
    case CsvLayout::Wide: return wideCountsIn(table);
    case CsvLayout::Observations: break;
    }
    return observationsIn(table, reading.column, reading.header);
}

std::variant<CategoryTable, CsvError> categoriesIn(const CsvTable& table) {
    if (const auto ambiguity = ambiguityIn(table))
        return *ambiguity;
    return categoriesIn(table, likelyReading(table));
}

std::variant<NamedTable, CsvError> crossTableIn(const CsvTable& table, std::size_t rowColumn,
                                                std::size_t columnColumn, bool header) {
    for (const std::size_t column : {rowColumn, columnColumn})
        if (const auto error = missingColumn(table, column))
            return *error;
    NamedTable result;
    std::vector<std::pair<std::size_t, std::size_t>> cells;
    const auto placeOf = [](std::vector<std::string>& names, const std::string& name) {
        const auto known = std::find(names.begin(), names.end(), name);
        if (known != names.end())
            return static_cast<std::size_t>(known - names.begin());
        names.push_back(name);
        return names.size() - 1;
    };
    for (std::size_t i = header ? 1 : 0; i < table.rows.size(); ++i) {
        const std::string row = cellOf(table.rows[i], rowColumn);
        const std::string column = cellOf(table.rows[i], columnColumn);
        if (row.empty() || column.empty())
            continue;
        cells.emplace_back(placeOf(result.rows, row), placeOf(result.columns, column));
        if (std::max(result.rows.size(), result.columns.size()) > maxKinds)
            return CsvError{Kind::TooManyKinds, table.rows[i].line, std::to_string(maxKinds)};
    }
    if (cells.empty())
        return CsvError{Kind::Empty, 0, ""};
    result.table = {result.rows.size(), result.columns.size(),
                    std::vector<std::int64_t>(result.rows.size() * result.columns.size())};
    for (const auto& [row, column] : cells)
        ++result.table.counts[row * result.columns.size() + column];
    return result;
}

} // namespace lessons
