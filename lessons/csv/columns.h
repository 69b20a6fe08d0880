// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/counts.h"
#include "lessons/csv/number.h"

/// The columns of a table, cell by cell.
namespace lessons {

using CsvRows = std::span<const CsvRow>;

/// A cell of a row; blank where the row ends before it.
std::string_view cellAt(const CsvRow& row, std::size_t column);

CsvRows rowsBelowHeader(const CsvTable& table, CsvLayout layout);

struct ColumnCell {
    int line = 0;
    std::string_view text;
    CellValue value;
};

/// What one column holds, row by row; cells that are missing are blank.
class Column {
public:
    Column(CsvRows rows, std::size_t index);

    const std::vector<ColumnCell>& cells() const { return m_cells; }
    /// How many cells are of one of these kinds.
    template <typename... Kinds> std::size_t of(Kinds... kinds) const {
        std::size_t found = 0;
        for (const ColumnCell& cell : m_cells)
            found += ((cell.value.kind == kinds) || ...) ? 1 : 0;
        return found;
    }
    std::size_t numbers() const;
    /// Neither numbers nor blank nor "NA".
    std::size_t words() const;
    bool isOfNumbers() const { return words() == 0 && numbers() > 0; }
    /// Nothing but whole numbers of 0 or more.
    bool isOfCounts() const;
    bool hasWordAgain() const;
    std::size_t differentNumbers() const;
    bool hasNumberBesidesZero() const;
    /// Numbers that rise in equal steps: 0, 1, 2 … or 150, 160, 170.
    bool isScale() const;
    /// 1, 2, 3 … or 0, 1, 2 … without gaps.
    bool numbersRows() const;
    bool rises() const;

private:
    std::vector<double> values() const;
    std::vector<ColumnCell> m_cells;
};

/// Which column of a table of counts holds them: the second, or the only one whose name does not say that it
/// holds something else, such as percentages or expected counts.
std::variant<std::size_t, CsvError> countColumnOf(const CsvTable& table);

/// A table as the program itself exports it: after the counts come the expected ones and a range. Its
/// decimals are read as they were written, never as thousands.
bool isOwnExport(const CsvTable& table);

} // namespace lessons
