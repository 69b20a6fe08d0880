// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QHash>
#include <QtWidgets/QAccessibleWidget>

class QTableWidget;

namespace app {

/// A table as a screen reader reads it: cells from left to right, row by row, each with the name of its
/// column. Qt 6.4's own interface counts the headers as cells, so that its bridge to AT-SPI asks for cells
/// below the last row and crashes because they do not exist. Here every position has a cell: outside the
/// table, it is the nearest one.
class SpokenTable : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit SpokenTable(QTableWidget* table);
    ~SpokenTable() override;

    /// The cell's index among the children.
    static int childAt(const QTableWidget& table, int row, int column);

    void* interface_cast(QAccessible::InterfaceType type) override;
    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* focusChild() const override;
    QAccessibleInterface* childAt(int x, int y) const override;

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    QAccessibleInterface* columnHeader(int column) const;
    int selectedCellCount() const override { return 0; }
    QList<QAccessibleInterface*> selectedCells() const override { return {}; }
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override;
    int rowCount() const override;
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    QTableWidget& table() const;
    QAccessibleInterface* cell(int row, int column) const;

    /// By row and column; the headers have row -1.
    mutable QHash<std::pair<int, int>, QAccessible::Id> m_cells;
};

} // namespace app
