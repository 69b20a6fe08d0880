// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/columns.h"

#include "lessons/csv/names.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <set>

namespace lessons {

namespace {
using Kind = CsvError::Kind;
} // namespace

std::string_view cellAt(const CsvRow& row, std::size_t column) {
    return column < row.cells.size() ? std::string_view(row.cells[column]) : std::string_view();
}

CsvRows rowsBelowHeader(const CsvTable& table, CsvLayout layout) {
    return CsvRows(table.rows).subspan(hasHeader(table, layout) ? 1 : 0);
}

Column::Column(CsvRows rows, std::size_t index) {
    for (const CsvRow& row : rows) {
        const std::string_view cell = cellAt(row, index);
        m_cells.push_back({row.line, cell, readCell(cell)});
    }
}

std::size_t Column::numbers() const {
    return static_cast<std::size_t>(std::count_if(
        m_cells.begin(), m_cells.end(), [](const ColumnCell& cell) { return isNumber(cell.value.kind); }));
}

std::size_t Column::words() const {
    return m_cells.size() - numbers() - of(CellKind::Blank, CellKind::Missing);
}

std::vector<double> Column::values() const {
    std::vector<double> values;
    for (const ColumnCell& cell : m_cells)
        if (isNumber(cell.value.kind))
            values.push_back(cell.value.value);
    return values;
}

bool Column::isOfCounts() const {
    const auto all = values();
    return isOfNumbers() &&
           std::all_of(all.begin(), all.end(), [](double n) { return n >= 0 && n == std::floor(n); });
}

bool Column::hasWordAgain() const {
    std::set<std::string> seen;
    return std::any_of(m_cells.begin(), m_cells.end(), [&seen](const ColumnCell& cell) {
        const CellKind kind = cell.value.kind;
        return !isNumber(kind) && kind != CellKind::Blank && kind != CellKind::Missing &&
               !seen.insert(plainName(cell.text)).second;
    });
}

std::size_t Column::differentNumbers() const {
    const auto all = values();
    return std::set<double>(all.begin(), all.end()).size();
}

bool Column::hasNumberBesidesZero() const {
    const auto all = values();
    return std::any_of(all.begin(), all.end(), [](double n) { return n != 0; });
}

bool Column::isScale() const {
    const auto all = values();
    if (all.size() < 2)
        return true;
    const double step = all[1] - all[0];
    for (std::size_t i = 2; i < all.size(); ++i)
        if (std::abs(all[i] - all[i - 1] - step) > 1e-9)
            return false;
    return step == 1 || (step > 0 && all.size() > 2);
}

bool Column::numbersRows() const {
    const auto all = values();
    if (all.size() < m_cells.size() || all.empty() || (all[0] != 0 && all[0] != 1))
        return false;
    for (std::size_t i = 1; i < all.size(); ++i)
        if (all[i] != all[i - 1] + 1)
            return false;
    return true;
}

bool Column::rises() const {
    const auto all = values();
    return std::adjacent_find(all.begin(), all.end(), [](double a, double b) { return a >= b; }) == all.end();
}

bool isOwnExport(const CsvTable& table) {
    const CsvRows rows = rowsBelowHeader(table, CsvLayout::Counts);
    return !rows.empty() && rows.size() < table.rows.size() && isNoCountName(cellAt(table.rows[0], 2)) &&
           std::all_of(rows.begin(), rows.end(), [](const CsvRow& row) {
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

std::variant<std::size_t, CsvError> countColumnOf(const CsvTable& table) {
    constexpr std::size_t usual = 1;
    const CsvRows rows = rowsBelowHeader(table, CsvLayout::Counts);
    if (isOwnExport(table))
        return usual;
    const bool named = rows.size() < table.rows.size();
    const auto nameOf = [&](std::size_t column) {
        return named ? cellAt(table.rows.front(), column) : std::string_view();
    };
    std::vector<std::size_t> counts;
    std::vector<std::size_t> shares;
    for (std::size_t i = 1; i < widthOf(table.rows); ++i) {
        const Column column(rows, i);
        if (column.words() > 0 || column.numbers() == 0)
            continue;
        const auto inRow = [&](const ColumnCell& cell) { return cell.value.kind == CellKind::Blank; };
        const auto blank = std::find_if(column.cells().begin(), column.cells().end(), inRow);
        if (i > usual && nameOf(i).empty() && (named || blank != column.cells().end())) {
            // Only some rows go so far: a comma within a number has cut it in two.
            const auto filled = std::find_if_not(column.cells().begin(), column.cells().end(), inRow);
            return CsvError{Kind::BeyondColumns, filled->line, std::string(filled->text.substr(0, 40))};
        }
        const bool isShare =
            !column.isOfCounts() &&
            std::all_of(column.cells().begin(), column.cells().end(), [](const ColumnCell& cell) {
                return !isNumber(cell.value.kind) || (cell.value.value >= 0 && cell.value.value <= 1);
            });
        if (isNoCountName(nameOf(i)) || (i > usual && isShare))
            shares.push_back(i);
        else
            counts.push_back(i);
    }
    if (counts.empty() && !shares.empty() && isNoCountName(nameOf(usual)))
        return CsvError{Kind::NotCounts, 0, std::string(nameOf(usual).substr(0, 40))};
    if (counts.size() > 1)
        return CsvError{Kind::SeveralCounts, 0, std::to_string(counts[1] + 1)};
    return counts.empty() ? usual : counts.front();
}

} // namespace lessons
