// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

/// Body cells and germ cells: where in an embryo a mutation ends up, and whether it can be inherited
/// (Weismann 1892, Das Keimplasma).
namespace lessons {

/// Who has a mutation in the end.
enum class MutationReach : std::uint8_t { Body, GermLine, Both };
inline constexpr std::size_t mutationReachCount = 3;

/// A fertilised egg that divides a few times, all cells together. Some of the last cells become germ cells;
/// they lie side by side, at the end. Cells are numbered by rows from the fertilised egg, 0: the daughters of
/// cell i are 2i + 1 and 2i + 2.
class CellTree {
public:
    static constexpr int mostDivisions = 8;

    /// Throws std::invalid_argument unless 1 ≤ divisions ≤ mostDivisions and 1 ≤ germCells < 2^divisions.
    CellTree(int divisions, int germCells);

    int divisions() const { return m_divisions; }
    int germCells() const { return m_germCells; }
    /// 2^divisions.
    int lastCells() const { return 1 << m_divisions; }
    /// All cells that there ever were: 31 after four divisions.
    int cells() const { return 2 * lastCells() - 1; }
    /// How many divisions led to the cell: 0 for the fertilised egg.
    int rowOf(int cell) const;

    /// The last cells that descend from a cell: a range of places 0 … lastCells() − 1. A last cell is its own
    /// descendant.
    struct Range {
        int first = 0;
        int count = 0;
    };
    Range descendantsOf(int cell) const;
    bool isGermCell(int lastCell) const { return lastCell >= lastCells() - m_germCells; }
    /// How many germ cells descend from a cell.
    int germCellsOf(int cell) const;
    /// Where a mutation in this cell ends up.
    MutationReach reachOf(int cell) const;

    /// How many of the cells in these rows (of `rowOf`) lead to each reach, in the order of the enum.
    std::array<std::int64_t, mutationReachCount> cellsByReach(int firstRow, int lastRow) const;

private:
    int m_divisions;
    int m_germCells;
};

} // namespace lessons
