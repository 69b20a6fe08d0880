// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/germ_line.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <set>
#include <stdexcept>

using namespace lessons;

namespace {

/// The last cells below a cell, by dividing it.
std::set<int> dividedOut(const CellTree& tree, int cell) {
    if (cell >= tree.lastCells() - 1)
        return {cell - (tree.lastCells() - 1)};
    std::set<int> all = dividedOut(tree, 2 * cell + 1);
    all.merge(dividedOut(tree, 2 * cell + 2));
    return all;
}

} // namespace

class GermLineTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Counted in a drawing of the 31 cells.
    void fourOfSixteenGermCellsGive22To7To2() {
        using ByReach = std::array<std::int64_t, mutationReachCount>;
        QCOMPARE(CellTree(4, 4).cellsByReach(0, 4), (ByReach{22, 7, 2}));
        QCOMPARE(CellTree(4, 1).cellsByReach(0, 4), (ByReach{26, 1, 4}));
        QCOMPARE(CellTree(4, 2).cellsByReach(0, 4), (ByReach{25, 3, 3}));
        QCOMPARE(CellTree(4, 8).cellsByReach(0, 4), (ByReach{15, 15, 1}));
        QCOMPARE(CellTree(4, 4).cellsByReach(0, 1), (ByReach{1, 0, 2}));
        QCOMPARE(CellTree(4, 4).cellsByReach(4, 4), (ByReach{12, 4, 0}));
        QCOMPARE(CellTree(4, 3).cellsByReach(0, 4), (ByReach{23, 4, 4})); // not from one cell alone
    }

    void everyCellLeadsToTheCellsThatItDividesInto() {
        for (int divisions = 1; divisions <= 5; ++divisions)
            for (int germ = 1; germ < 1 << divisions; ++germ) {
                const CellTree tree(divisions, germ);
                for (int cell = 0; cell < tree.cells(); ++cell) {
                    const std::set<int> last = dividedOut(tree, cell);
                    const CellTree::Range range = tree.descendantsOf(cell);
                    QCOMPARE(*last.begin(), range.first);
                    QCOMPARE(int(last.size()), range.count);
                    int germCells = 0;
                    for (const int one : last)
                        germCells += tree.isGermCell(one) ? 1 : 0;
                    QCOMPARE(tree.germCellsOf(cell), germCells);
                    QCOMPARE(tree.reachOf(cell), germCells == 0             ? MutationReach::Body
                                                 : germCells == range.count ? MutationReach::GermLine
                                                                            : MutationReach::Both);
                }
            }
    }

    void rowsAreNumberedByDivisions() {
        const CellTree tree(3, 2);
        QCOMPARE(tree.cells(), 15);
        QCOMPARE(tree.rowOf(0), 0);
        QCOMPARE(tree.rowOf(2), 1);
        QCOMPARE(tree.rowOf(3), 2);
        QCOMPARE(tree.rowOf(14), 3);
    }

    void refusesATreeWithoutBodyOrGermCells() {
        for (const auto& [divisions, germ] : {std::array{0, 1}, {9, 1}, {4, 0}, {4, 16}, {1, 2}})
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, CellTree(divisions, germ));
    }
};

GENOTYPE_TEST(GermLineTest)
#include "germ_line_test.moc"
