// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/ambiguity.h"

#include "lessons/csv/columns.h"
#include "lessons/csv/names.h"

#include <algorithm>
#include <set>

namespace lessons {

namespace {

using Kind = CsvError::Kind;

CsvError inColumn(Kind kind, std::size_t column) {
    return {kind, 0, std::to_string(column + 1)};
}

CsvError atCell(Kind kind, const ColumnCell& cell) {
    return {kind, cell.line, std::string(cell.text.substr(0, 40))};
}

/// Whether the text is words, spaces and a number: "round 5474".
bool endsInNumber(std::string_view text) {
    const auto last = text.find_last_of(" \t");
    return last != std::string_view::npos && !isNumber(readCell(text).kind) &&
           isLikeNumber(readCell(text.substr(last + 1)).kind);
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

/// What is wrong with a cell that stands where a count belongs.
CsvError faultOfCount(const ColumnCell& cell) {
    switch (cell.value.kind) {
    case CellKind::Blank: return {Kind::NoCount, cell.line, ""};
    case CellKind::Percentage: return atCell(Kind::Percentage, cell);
    default: return atCell(Kind::NoNumber, cell);
    }
}

CsvError firstFault(const Column& column) {
    const auto& cells = column.cells();
    return faultOfCount(*std::find_if(cells.begin(), cells.end(),
                                      [](const ColumnCell& cell) { return !isNumber(cell.value.kind); }));
}

/// Numbers as the names of categories: such as 5, 6, 7 peas in a pod, but not the numbers of plants.
std::optional<CsvError> numberedNames(const CsvTable& table, const Column& names) {
    const bool named = names.cells().size() < table.rows.size();
    const bool numbersThings =
        names.numbersRows() &&
        (!named || isColumnName(table.rows[0].cells[0]) || isCountName(table.rows[0].cells[0])) &&
        foldedName(table.rows[0].cells[0]) != "face";
    if (names.isOfNumbers() && (!names.isScale() || names.numbers() < 2 || numbersThings))
        return CsvError{Kind::NumbersAsNames, names.cells().front().line, ""};
    return std::nullopt;
}

/// A row of names above a row of counts, of which some are no numbers.
std::optional<CsvError> faultyWideCount(const CsvTable& table) {
    const auto& rows = table.rows;
    if (rows.size() != 2 || rows[0].cells.size() < 2)
        return std::nullopt;
    const auto kindOf = [](const std::string& cell) { return readCell(cell).kind; };
    const auto isCountLike = [&](const std::string& cell) {
        return kindOf(cell) != CellKind::Words || isAmountWord(cell);
    };
    const auto& counts = rows[1].cells;
    if (std::any_of(rows[0].cells.begin(), rows[0].cells.end(),
                    [&](const std::string& cell) { return cell != "0" && isLikeNumber(kindOf(cell)); }) ||
        !std::all_of(counts.begin(), counts.end(), isCountLike) ||
        std::none_of(counts.begin(), counts.end(),
                     [&](const std::string& cell) { return isLikeNumber(kindOf(cell)); }))
        return std::nullopt;
    for (std::size_t i = 0; i < std::max(counts.size(), rows[0].cells.size()); ++i)
        if (const Column column(CsvRows(rows).subspan(1), i); column.numbers() == 0)
            return firstFault(column);
    return std::nullopt;
}

std::optional<CsvError> ambiguityOfCounts(const CsvTable& table) {
    const CsvRows rows = rowsBelowHeader(table, CsvLayout::Counts);
    if (isOwnExport(table))
        return std::nullopt;
    if (const auto error = faultyWideCount(table))
        return error;
    if (rows.size() < table.rows.size()) {
        const Column first(CsvRows(table.rows).first(1), 1);
        const ColumnCell& name = first.cells().front();
        const CellKind kind = name.value.kind;
        const bool namesColumn = (kind == CellKind::Words && !isAmountWord(name.text)) ||
                                 (kind == CellKind::Blank && isColumnName(table.rows.front().cells.front()));
        if (!namesColumn)
            return faultOfCount(name);
    }
    const Column names(rows, 0);
    const auto countColumn = countColumnOf(table);
    if (const auto* error = std::get_if<CsvError>(&countColumn))
        return *error;
    const Column counts(rows, std::get<std::size_t>(countColumn));
    for (std::size_t i = 2; i < widthOf(rows); ++i)
        if (names.isOfNumbers() && Column(rows, i).words() == rows.size())
            return inColumn(Kind::SeveralColumns, i);
    if (const auto error = numberedNames(table, names))
        return error;
    if (rows.size() > 2 && names.hasWordAgain() && counts.isScale() && counts.numbers() > 1 &&
        counts.cells()[1].value.value == counts.cells()[0].value.value + 1)
        return inColumn(Kind::RowNumbers, 1);
    const bool onlyCodes =
        rows.size() > 2 &&
        std::all_of(counts.cells().begin(), counts.cells().end(), [](const ColumnCell& cell) {
            return cell.value.kind == CellKind::Whole && (cell.value.value == 0 || cell.value.value == 1);
        });
    if (onlyCodes)
        return inColumn(Kind::OnlyCodes, std::get<std::size_t>(countColumn));
    for (const ColumnCell& cell : names.cells())
        if (const std::string name = foldedName(cell.text); name == "count" || name == "counts" ||
                                                            name == "observed" || name == "anzahl" ||
                                                            name == "gezählt")
            return atCell(Kind::CountsAsName, cell);
    for (const ColumnCell& cell : names.cells())
        if (cell.value.kind == CellKind::Percentage)
            return atCell(Kind::Percentage, cell);
    return std::nullopt;
}

/// Names and counts, except for a count that is missing or is not a number.
std::optional<CsvError> faultyCount(const CsvTable& table) {
    if (const auto error = faultyWideCount(table))
        return error;
    const auto& rows = table.rows;
    for (std::size_t i = 1; i < widthOf(rows); ++i) {
        const CellKind first = readCell(cellAt(rows[0], i)).kind;
        const bool named = rows.size() > 1 && (first == CellKind::Words || first == CellKind::Blank);
        const CsvRows below = CsvRows(rows).subspan(named ? 1 : 0);
        const Column counts(below, i);
        const Column names(below, 0);
        const std::size_t words = counts.of(CellKind::Words);
        const std::size_t labels = counts.of(CellKind::Labelled);
        const std::size_t like = counts.numbers() + counts.of(CellKind::Percentage, CellKind::Annotated);
        const std::size_t nothing = counts.of(CellKind::Missing, CellKind::Dash);
        const bool uniqueNames = names.words() == below.size() && !names.hasWordAgain();
        const bool allNumbers = like == counts.numbers() && nothing == 0 && labels == 0;
        const bool hasFault = counts.numbers() < counts.cells().size();
        if (hasFault && like > 0 && words + labels == 0 && (i == 1 || !allNumbers))
            return firstFault(counts);
        if (uniqueNames && words == 0 && like + labels > 0 && !allNumbers)
            return firstFault(counts);
        if (i == 1 && uniqueNames && nothing > 0 && like + words + labels == 0)
            return firstFault(counts);
        if (named && isCountName(cellAt(rows[0], i)) && like + labels == 0 && words == 0)
            return firstFault(counts);
        // A zero among words may be a name, like the blood group 0.
        if (i == 1 && words > 0 && counts.hasNumberBesidesZero()) {
            const auto& cells = counts.cells();
            return faultOfCount(*std::find_if(cells.begin(), cells.end(), [](const ColumnCell& cell) {
                return !isNumber(cell.value.kind);
            }));
        }
    }
    return std::nullopt;
}

/// What stands in a column of observations and is none.
std::optional<CsvError> faultyObservation(const CsvTable& table, std::size_t column) {
    const CsvRows rows = rowsBelowHeader(table, CsvLayout::Observations);
    const Column observed(rows, column);
    const bool hasPlus = std::any_of(observed.cells().begin(), observed.cells().end(),
                                     [](const ColumnCell& cell) { return cell.text == "+"; });
    for (const ColumnCell& cell : observed.cells()) {
        if (cell.value.kind == CellKind::Percentage)
            return atCell(Kind::Percentage, cell);
        if (cell.value.kind == CellKind::Dash && !hasPlus)
            return atCell(Kind::DashObserved, cell);
        if (cell.value.kind == CellKind::Annotated)
            return atCell(Kind::NoNumber, cell);
    }
    if (observed.words() > 0 && observed.hasNumberBesidesZero())
        return CsvError{Kind::NumbersAsNames, rows.front().line, ""};
    // Sums may also stand beside them.
    for (const CsvRow& row : rows)
        for (const std::string& cell : row.cells)
            if (isTotalName(cell))
                return CsvError{Kind::TotalObserved, row.line, cell.substr(0, 40)};
    return std::nullopt;
}

/// A first row that might be an observation as well as the names of the columns.
std::optional<CsvError> unclearFirstRow(const CsvTable& table, std::size_t column) {
    const auto& rows = table.rows;
    const std::string_view first = cellAt(rows[0], column);
    if (!hasHeader(table, CsvLayout::Observations) || first.empty())
        return std::nullopt;
    for (std::size_t i = 0; i < rows[0].cells.size(); ++i)
        if (isColumnName(rows[0].cells[i]) ||
            (rows.size() > 2 && Column(CsvRows(rows).subspan(1), i).isOfNumbers()))
            return std::nullopt;
    return CsvError{Kind::NameOrData, rows[0].line, std::string(first.substr(0, 40))};
}

} // namespace

std::variant<std::size_t, CsvError> columnToCount(const CsvTable& table) {
    const CsvRows rows = rowsBelowHeader(table, CsvLayout::Observations);
    const std::size_t width = widthOf(rows);
    std::vector<std::size_t> worded;
    std::vector<std::size_t> repeating;
    for (std::size_t i = 0; i < width; ++i) {
        const Column column(rows, i);
        if (i > 0 && column.isOfNumbers())
            return inColumn(Kind::CountsElsewhere, i);
        if (column.words() == 0)
            continue;
        worded.push_back(i);
        if (column.hasWordAgain())
            repeating.push_back(i);
    }
    if (worded.empty()) {
        // Observations can be numbers alone, but then some of them recur.
        const Column only(rows, 0);
        if (width > 1 || only.differentNumbers() * 2 > only.numbers())
            return CsvError{Kind::NumbersAsNames, rows.empty() ? 0 : rows.front().line, ""};
        return std::size_t{0};
    }
    // Counts to the left of their names; the numbers of plants rise.
    if (const Column first(rows, 0);
        width > 1 && worded[0] > 0 && first.isOfNumbers() &&
        (repeating.empty() || !first.rises() ||
         isCountName(rows.size() < table.rows.size() ? cellAt(table.rows[0], 0) : std::string_view())))
        return inColumn(Kind::CountsElsewhere, 0);
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
    if (const auto fault = faultyObservation(table, std::get<std::size_t>(column)))
        return fault;
    return unclearFirstRow(table, std::get<std::size_t>(column));
}

} // namespace lessons
