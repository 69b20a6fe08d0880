// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/counts.h"

#include "lessons/csv/ambiguity.h"
#include "lessons/csv/columns.h"
#include "lessons/csv/names.h"
#include "lessons/csv/tally.h"
#include "lessons/csv/tidy.h"

#include <algorithm>
#include <map>
#include <utility>

namespace lessons {

namespace {

using Kind = CsvError::Kind;

std::variant<std::int64_t, CsvError> countIn(const std::string& cell, int line) {
    const CellValue value = readCell(cell);
    const auto fault = [&](Kind kind) { return CsvError{kind, line, cell.substr(0, 40)}; };
    switch (value.kind) {
    case CellKind::Whole:
    case CellKind::Decimal: break;
    case CellKind::Blank: return CsvError{Kind::NoCount, line, ""};
    case CellKind::TwoMeanings: return fault(Kind::TwoMeanings);
    case CellKind::Exponent: return fault(Kind::Exponent);
    case CellKind::LeadingZeros: return fault(Kind::LeadingZeros);
    case CellKind::Percentage: return fault(Kind::Percentage);
    default: return fault(Kind::NoNumber);
    }
    if (value.value < 0)
        return fault(Kind::Negative);
    if (value.kind == CellKind::Decimal)
        return fault(Kind::NotWhole);
    if (value.value > static_cast<double>(maxCounted))
        return CsvError{Kind::TooManyCounted, line, ""};
    return static_cast<std::int64_t>(value.value);
}

std::variant<CategoryTable, CsvError> tableOf(const Tallied& tallied) {
    if (const auto* error = std::get_if<CsvError>(&tallied))
        return *error;
    return std::get<Tally>(tallied).table;
}

bool isNumber(const CsvRow& row, std::size_t column) {
    return column < row.cells.size() && isNumber(readCell(row.cells[column]).kind);
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

Tallied talliedCounts(CsvRows rows, std::size_t nameColumn, std::size_t countColumn) {
    std::vector<WrittenName> written;
    std::vector<std::int64_t> counts;
    for (const CsvRow& row : rows) {
        if (row.cells.size() <= std::max(nameColumn, countColumn))
            return CsvError{Kind::MissingCell, row.line, ""};
        const auto count = countIn(row.cells[countColumn], row.line);
        if (const auto* error = std::get_if<CsvError>(&count))
            return *error;
        if (plainName(row.cells[nameColumn]).empty())
            return CsvError{Kind::MissingName, row.line, ""};
        written.push_back({row.cells[nameColumn], row.line});
        counts.push_back(std::get<std::int64_t>(count));
    }
    if (written.empty())
        return CsvError{Kind::Empty, 0, ""};
    return tallied(written, counts, true);
}

Tallied talliedWide(const CsvTable& table, const std::vector<std::size_t>& leftOut) {
    if (table.rows.size() < 2)
        return CsvError{Kind::MissingCell, table.rows.empty() ? 0 : table.rows[0].line, ""};
    const CsvRow& names = table.rows[0];
    const CsvRow& row = table.rows[1];
    std::vector<WrittenName> written;
    std::vector<std::int64_t> counts;
    for (std::size_t column = 0; column < std::max(names.cells.size(), row.cells.size()); ++column) {
        const std::string name = cellOf(names, column);
        if (std::find(leftOut.begin(), leftOut.end(), column) != leftOut.end() ||
            (name.empty() && cellOf(row, column).empty()))
            continue;
        if (column >= row.cells.size())
            return CsvError{Kind::MissingCell, row.line, ""};
        const auto count = countIn(row.cells[column], row.line);
        if (const auto* error = std::get_if<CsvError>(&count))
            return *error;
        if (plainName(name).empty())
            return CsvError{Kind::MissingName, row.line, ""};
        written.push_back({names.cells[column], names.line});
        counts.push_back(std::get<std::int64_t>(count));
    }
    return tallied(written, counts, true);
}

Tallied talliedObservations(CsvRows rows, std::size_t column) {
    std::vector<WrittenName> written;
    std::map<std::string, int> notObserved;
    for (const CsvRow& row : rows) {
        if (column >= row.cells.size() || plainName(row.cells[column]).empty())
            continue;
        if (readCell(row.cells[column]).kind == CellKind::Missing)
            ++notObserved[row.cells[column]];
        else
            written.push_back({row.cells[column], row.line});
    }
    if (written.empty())
        return CsvError{Kind::Empty, 0, ""};
    auto result = tallied(written, std::vector<std::int64_t>(written.size(), 1), false);
    if (auto* tally = std::get_if<Tally>(&result))
        for (const auto& [mark, times] : notObserved)
            tally->notes.push_back({TableNote::Kind::NotObserved, 0, mark, times});
    return result;
}

Tallied talliedAs(const CsvTable& table, const TableReading& reading) {
    CsvTable kept{table.separator, {}};
    for (const CsvRow& row : table.rows)
        if (std::find(reading.leftOut.begin(), reading.leftOut.end(), row.line) == reading.leftOut.end())
            kept.rows.push_back(row);
    const CsvRows rows = CsvRows(kept.rows).subspan(reading.header && !kept.rows.empty() ? 1 : 0);
    switch (reading.layout) {
    case CsvLayout::Counts: return talliedCounts(rows, reading.column, reading.countColumn);
    case CsvLayout::Wide: return talliedWide(kept, reading.leftOutColumns);
    case CsvLayout::Observations: break;
    }
    if (const auto error = missingColumn(kept, reading.column))
        return *error;
    return talliedObservations(rows, reading.column);
}

/// The report on a reading that has been chosen; `notes` come first.
TableReport reportOf(const CsvTable& table, const TableReading& reading, std::vector<TableNote> notes) {
    const Tallied tallied = talliedAs(table, reading);
    TableReport report{reading, tableOf(tallied), std::move(notes)};
    const auto* tally = std::get_if<Tally>(&tallied);
    if (!tally)
        return report;
    report.notes.insert(report.notes.end(), tally->notes.begin(), tally->notes.end());
    std::int64_t sum = 0;
    for (const std::int64_t count : tally->table.counts)
        sum += count;
    if (reading.layout != CsvLayout::Observations && sum == 100)
        report.notes.push_back({TableNote::Kind::SumIsHundred, 0, "", 0});
    return report;
}

/// The columns beside names and counts.
std::vector<TableNote> notesOnColumns(const CsvTable& table, const TableReading& reading) {
    std::vector<TableNote> notes;
    for (std::size_t i = 0; reading.layout != CsvLayout::Wide && i < widthOf(table.rows); ++i) {
        const bool blank = std::all_of(table.rows.begin(), table.rows.end(),
                                       [i](const CsvRow& row) { return cellOf(row, i).empty(); });
        const bool counts = reading.layout == CsvLayout::Counts && i == reading.countColumn;
        if (i != reading.column && !counts && !blank)
            notes.push_back({TableNote::Kind::ColumnNotRead, 0, std::to_string(i + 1), 0});
    }
    return notes;
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
    // A name may be 0, as that of a blood group.
    const auto zeros = [](const CsvRow& row) {
        return static_cast<std::size_t>(std::count(row.cells.begin(), row.cells.end(), "0"));
    };
    if (rows.size() == 2 && numbersIn(rows[0]) == zeros(rows[0]) && rows[1].cells.size() >= 2 &&
        zeros(rows[0]) < rows[0].cells.size() && numbersIn(rows[1]) == rows[1].cells.size() &&
        rows[0].cells.size() == rows[1].cells.size())
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
        const std::string name = plainName(table.rows[0].cells[column]);
        if (isLikeNumber(readCell(name).kind))
            return false;
        const bool again = std::any_of(table.rows.begin() + 1, table.rows.end(), [&](const CsvRow& row) {
            return plainName(cellOf(row, column)) == name;
        });
        if (!name.empty() && again)
            return false;
    }
    return true;
}

std::variant<CategoryTable, CsvError> countsIn(const CsvTable& table, std::size_t nameColumn,
                                               std::size_t countColumn, bool header) {
    return tableOf(talliedAs(table, {CsvLayout::Counts, header, nameColumn, countColumn, {}, {}}));
}

std::variant<CategoryTable, CsvError> countsIn(const CsvTable& table) {
    return countsIn(table, 0, 1, hasHeader(table, CsvLayout::Counts));
}

std::variant<CategoryTable, CsvError> wideCountsIn(const CsvTable& table) {
    return tableOf(talliedWide(table, {}));
}

std::variant<CategoryTable, CsvError> observationsIn(const CsvTable& table, std::size_t column, bool header) {
    return tableOf(talliedAs(table, {CsvLayout::Observations, header, column, 1, {}, {}}));
}

TableReading likelyReading(const CsvTable& table) {
    return reportOn(table).reading;
}

std::variant<CategoryTable, CsvError> categoriesIn(const CsvTable& table, const TableReading& reading) {
    return reportOn(table, reading).result;
}

std::variant<CategoryTable, CsvError> categoriesIn(const CsvTable& table) {
    return reportOn(table).result;
}

TableReport reportOn(const CsvTable& table, const TableReading& reading) {
    std::vector<TableNote> notes;
    for (const int line : reading.leftOut)
        notes.push_back({TableNote::Kind::RowLeftOut, line, "", 0});
    return reportOf(table, reading, std::move(notes));
}

TableReport reportOn(const CsvTable& table) {
    const TidyTable tidy = tidied(table);
    const auto placeOf = [&tidy](std::size_t column) {
        return column < tidy.columns.size() ? tidy.columns[column] : column;
    };
    TableReading reading;
    reading.layout = layoutOf(tidy.table);
    reading.header = hasHeader(tidy.table, reading.layout);
    reading.leftOut = tidy.leftOut;
    reading.leftOutColumns = tidy.leftOutColumns;
    std::size_t column = 0;
    if (reading.layout == CsvLayout::Observations)
        if (const auto counted = columnToCount(tidy.table); std::holds_alternative<std::size_t>(counted))
            column = std::get<std::size_t>(counted);
    std::size_t countColumn = 1;
    if (const auto counts = countColumnOf(tidy.table);
        reading.layout == CsvLayout::Counts && std::holds_alternative<std::size_t>(counts))
        countColumn = std::get<std::size_t>(counts);
    reading.column = placeOf(column);
    reading.countColumn = placeOf(countColumn);
    auto error = tidy.error ? tidy.error : ambiguityIn(tidy.table);
    if (error) {
        if (const auto of = columnIn(*error))
            error->detail = std::to_string(placeOf(*of - 1) + 1);
        return {reading, *error, {}};
    }
    std::vector<TableNote> notes = tidy.notes;
    if (reading.layout == CsvLayout::Observations && reading.header)
        notes.push_back({TableNote::Kind::FirstLineNames, tidy.table.rows[0].line,
                         plainName(cellOf(tidy.table.rows[0], column)), 0});
    for (TableNote& note : notesOnColumns(table, reading))
        if (std::none_of(notes.begin(), notes.end(), [&note](const TableNote& known) {
                return known.kind == TableNote::Kind::ColumnNumbers && known.detail == note.detail;
            }))
            notes.push_back(std::move(note));
    return reportOf(table, reading, std::move(notes));
}

OpenedTable openTable(std::string_view bytes, std::optional<char> separator) {
    auto cells = readCsv(bytes, separator);
    if (const auto* error = std::get_if<CsvError>(&cells))
        return {{}, {{}, *error, {}}};
    OpenedTable opened{std::get<CsvTable>(std::move(cells)), {}};
    opened.report = reportOn(opened.cells);
    return opened;
}

} // namespace lessons
