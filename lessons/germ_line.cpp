// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/germ_line.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace lessons {

CellTree::CellTree(int divisions, int germCells) : m_divisions(divisions), m_germCells(germCells) {
    if (divisions < 1 || divisions > mostDivisions || germCells < 1 || germCells >= lastCells())
        throw std::invalid_argument("cells that cannot be");
}

int CellTree::rowOf(int cell) const {
    return std::bit_width(static_cast<unsigned>(cell) + 1) - 1;
}

CellTree::Range CellTree::descendantsOf(int cell) const {
    const int row = rowOf(cell);
    const int place = cell + 1 - (1 << row);
    const int count = 1 << (m_divisions - row);
    return {place * count, count};
}

int CellTree::germCellsOf(int cell) const {
    const Range range = descendantsOf(cell);
    return std::max(0, range.first + range.count - std::max(range.first, lastCells() - m_germCells));
}

MutationReach CellTree::reachOf(int cell) const {
    const int germ = germCellsOf(cell);
    if (germ == 0)
        return MutationReach::Body;
    return germ == descendantsOf(cell).count ? MutationReach::GermLine : MutationReach::Both;
}

std::array<std::int64_t, mutationReachCount> CellTree::cellsByReach(int firstRow, int lastRow) const {
    std::array<std::int64_t, mutationReachCount> sums{};
    for (int cell = 0; cell < cells(); ++cell)
        if (rowOf(cell) >= firstRow && rowOf(cell) <= lastRow)
            ++sums[static_cast<std::size_t>(reachOf(cell))];
    return sums;
}

} // namespace lessons
