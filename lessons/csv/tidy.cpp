// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/tidy.h"

#include "lessons/csv/columns.h"
#include "lessons/csv/names.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace lessons {

namespace {

using Kind = CsvError::Kind;
using Note = TableNote::Kind;

constexpr std::size_t shownBytes = 60;

std::string shownName(std::string_view text) {
    return plainName(text.substr(0, shownBytes));
}

std::size_t filledCells(const CsvRow& row) {
    return static_cast<std::size_t>(
        std::count_if(row.cells.begin(), row.cells.end(), [](const auto& cell) { return !cell.empty(); }));
}

bool hasNumber(const CsvRow& row) {
    return std::any_of(row.cells.begin(), row.cells.end(),
                       [](const std::string& cell) { return isLikeNumber(readCell(cell).kind); });
}

void keepColumns(TidyTable& tidy, const std::vector<std::size_t>& kept) {
    std::vector<std::size_t> columns;
    for (const std::size_t column : kept)
        columns.push_back(tidy.columns[column]);
    for (CsvRow& row : tidy.table.rows) {
        std::vector<std::string> cells;
        for (const std::size_t column : kept)
            if (column < row.cells.size())
                cells.push_back(std::move(row.cells[column]));
        row.cells = std::move(cells);
    }
    tidy.columns = std::move(columns);
}

void dropBlankColumns(TidyTable& tidy) {
    std::vector<std::size_t> kept;
    for (std::size_t column = 0; column < tidy.columns.size(); ++column)
        if (std::any_of(tidy.table.rows.begin(), tidy.table.rows.end(),
                        [column](const CsvRow& row) { return !cellAt(row, column).empty(); }))
            kept.push_back(column);
    if (kept.size() < tidy.columns.size())
        keepColumns(tidy, kept);
}

void leaveOutRow(TidyTable& tidy, std::size_t at, TableNote note) {
    note.line = tidy.table.rows[at].line;
    tidy.leftOut.push_back(note.line);
    tidy.notes.push_back(std::move(note));
    tidy.table.rows.erase(tidy.table.rows.begin() + static_cast<std::ptrdiff_t>(at));
}

/// Lines with a single cell above a row that names two columns or more.
void dropTitles(TidyTable& tidy) {
    const auto& rows = tidy.table.rows;
    std::size_t titles = 0;
    while (titles < rows.size() && filledCells(rows[titles]) == 1 && !cellAt(rows[titles], 0).empty() &&
           !hasNumber(rows[titles]))
        ++titles;
    if (titles == 0 || titles + 1 >= rows.size())
        return;
    const CsvRow& names = rows[titles];
    const bool namesColumns =
        filledCells(names) > 1 ||
        (cellAt(names, 0).empty() && std::any_of(names.cells.begin(), names.cells.end(), isCountName));
    const bool isHeader =
        namesColumns && !hasNumber(names) &&
        (hasNumber(rows[titles + 1]) || std::any_of(names.cells.begin(), names.cells.end(), isColumnName));
    for (; isHeader && titles > 0; --titles)
        leaveOutRow(tidy, 0, {Note::TitleLeftOut, 0, shownName(cellAt(rows[0], 0)), 0});
}

/// Whether the first row can only name the columns: it has a word where all others have a number, or one of
/// its cells is known as such a name.
bool certainlyNames(const CsvTable& table) {
    const auto& rows = table.rows;
    if (rows.size() < 2 || hasNumber(rows[0]))
        return false;
    const auto isAgain = [&](const CsvRow& row) { return row.cells == rows[0].cells; };
    for (std::size_t column = 0; column < rows[0].cells.size(); ++column) {
        if (isColumnName(rows[0].cells[column]) || isCountName(rows[0].cells[column]))
            return true;
        if (std::all_of(rows.begin() + 1, rows.end(), [&](const CsvRow& row) {
                return isAgain(row) || isNumber(readCell(cellAt(row, column)).kind);
            }))
            return true;
    }
    return false;
}

void dropRepeatedHeaders(TidyTable& tidy) {
    if (!certainlyNames(tidy.table))
        return;
    const auto folded = [](const CsvRow& row) {
        std::vector<std::string> cells;
        for (const std::string& cell : row.cells)
            cells.push_back(foldedName(cell));
        while (!cells.empty() && cells.back().empty())
            cells.pop_back();
        return cells;
    };
    const auto names = folded(tidy.table.rows[0]);
    std::vector<CsvRow> kept;
    for (CsvRow& row : tidy.table.rows) {
        if (!kept.empty() && foldedName(cellAt(row, 0)) == names.front() && folded(row) == names) {
            tidy.leftOut.push_back(row.line);
            tidy.notes.push_back({Note::HeaderLeftOut, row.line, "", 0});
        } else {
            kept.push_back(std::move(row));
        }
    }
    tidy.table.rows = std::move(kept);
}

/// A first column that numbers the rows, beside two columns or more.
void dropRowNumbers(TidyTable& tidy) {
    if (tidy.columns.size() < 3 || tidy.table.rows.size() < 2)
        return;
    const CsvRows all(tidy.table.rows);
    const std::string_view name = cellAt(all[0], 0);
    const bool named = !isNumber(readCell(name).kind);
    const std::string folded = foldedName(name);
    constexpr std::array<std::string_view, 16> known{
        "",      "#",     "id",     "no",     "no.",   "nr",      "nr.",    "row",
        "index", "zeile", "nummer", "number", "plant", "pflanze", "person", "unnamed: 0"};
    if (named && std::find(known.begin(), known.end(), folded) == known.end())
        return;
    const CsvRows below = all.subspan(named ? 1 : 0);
    // A last row without a number may be a sum.
    const CsvRows numbered =
        below.size() > 2 && cellAt(below.back(), 0).empty() ? below.first(below.size() - 1) : below;
    if (numbered.size() < 2 || !Column(numbered, 0).numbersRows())
        return;
    tidy.notes.push_back({Note::ColumnNumbers, 0, std::to_string(tidy.columns[0] + 1), 0});
    std::vector<std::size_t> kept(tidy.columns.size() - 1);
    std::iota(kept.begin(), kept.end(), std::size_t{1});
    keepColumns(tidy, kept);
}

/// A name with its count.
struct Entry {
    std::string_view name;
    CellValue value;
    int line = 0;
};

bool isSum(const CellValue& value, double sum) {
    return value.value == sum || (value.kind == CellKind::TwoMeanings && value.other == sum);
}

/// Which entries are sums of the others.
std::variant<std::vector<std::size_t>, CsvError> sumsAmong(const std::vector<Entry>& entries) {
    std::vector<std::size_t> sums;
    const auto fault = [&](Kind kind, const Entry& entry) {
        return CsvError{kind, entry.line, shownName(entry.name)};
    };
    const auto isCertain = [](const Entry& entry) { return isTotalName(entry.name); };
    double all = 0;
    std::size_t others = 0;
    for (const Entry& entry : entries)
        if (!isCertain(entry)) {
            all += entry.value.value;
            ++others;
        }
    double since = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!isCertain(entries[i])) {
            since += entries[i].value.value;
            continue;
        }
        if (others == 0 || !(isSum(entries[i].value, all) || isSum(entries[i].value, since)))
            return fault(Kind::TotalDiffers, entries[i]);
        sums.push_back(i);
        since = 0;
    }
    const bool numbered = std::all_of(entries.begin(), entries.end(),
                                      [](const Entry& entry) { return isNumber(readCell(entry.name).kind); });
    if (!sums.empty() || entries.size() < 3 || all == 0 || numbered)
        return sums;
    for (const std::size_t i : {entries.size() - 1, std::size_t{0}}) {
        if (!isSum(entries[i].value, all - entries[i].value.value))
            continue;
        if (!entries[i].name.empty() && !isPossibleTotalName(entries[i].name))
            return fault(Kind::TotalOrCategory, entries[i]);
        return std::vector<std::size_t>{i};
    }
    return sums;
}

void dropSumRows(TidyTable& tidy) {
    const CsvRows rows = rowsBelowHeader(tidy.table, CsvLayout::Counts);
    const auto column = countColumnOf(tidy.table);
    if (rows.empty() || isOwnExport(tidy.table) || std::holds_alternative<CsvError>(column))
        return;
    std::vector<Entry> entries;
    for (const CsvRow& row : rows)
        entries.push_back({cellAt(row, 0), readCell(cellAt(row, std::get<std::size_t>(column))), row.line});
    const auto sums = sumsAmong(entries);
    if (const auto* error = std::get_if<CsvError>(&sums)) {
        // What is no count at all is refused for that reason.
        if (std::all_of(entries.begin(), entries.end(),
                        [](const Entry& entry) { return entry.value.kind == CellKind::Whole; }))
            tidy.error = *error;
        return;
    }
    const std::size_t header = tidy.table.rows.size() - rows.size();
    std::vector<std::size_t> places = std::get<std::vector<std::size_t>>(sums);
    std::vector<std::string> names;
    for (const std::size_t place : places)
        names.push_back(shownName(entries[place].name));
    for (std::size_t i = 0; i < places.size(); ++i)
        leaveOutRow(tidy, header + places[i] - i, {Note::SumLeftOut, 0, names[i], 0});
}

void dropSumColumns(TidyTable& tidy) {
    const auto& rows = tidy.table.rows;
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < rows[0].cells.size(); ++i)
        entries.push_back({rows[0].cells[i], readCell(cellAt(rows[1], i)), rows[1].line});
    const auto sums = sumsAmong(entries);
    if (const auto* error = std::get_if<CsvError>(&sums)) {
        // What is no count at all is refused for that reason.
        if (std::all_of(entries.begin(), entries.end(),
                        [](const Entry& entry) { return entry.value.kind == CellKind::Whole; }))
            tidy.error = *error;
        return;
    }
    const auto& places = std::get<std::vector<std::size_t>>(sums);
    if (places.empty())
        return;
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < tidy.columns.size(); ++i) {
        if (std::find(places.begin(), places.end(), i) == places.end()) {
            kept.push_back(i);
            continue;
        }
        tidy.leftOutColumns.push_back(tidy.columns[i]);
        tidy.notes.push_back({Note::SumColumn, 0, shownName(entries[i].name), 0});
    }
    keepColumns(tidy, kept);
}

} // namespace

TidyTable tidied(const CsvTable& table) {
    TidyTable tidy{table, std::vector<std::size_t>(widthOf(table.rows)), {}, {}, {}, std::nullopt};
    std::iota(tidy.columns.begin(), tidy.columns.end(), std::size_t{0});
    dropTitles(tidy);
    dropBlankColumns(tidy);
    dropRepeatedHeaders(tidy);
    dropRowNumbers(tidy);
    switch (layoutOf(tidy.table)) {
    case CsvLayout::Counts: dropSumRows(tidy); break;
    case CsvLayout::Wide: dropSumColumns(tidy); break;
    case CsvLayout::Observations: break;
    }
    return tidy;
}

} // namespace lessons
